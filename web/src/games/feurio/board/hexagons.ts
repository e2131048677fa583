// The plane of hexagons: pointy tops, a circumradius of 100.
//
//      NW  NE        0,-1  1,-1
//     W  ·  E     -1,0  0,0  1,0
//      SW  SE       -1,1  0,1
import type { Direction } from '../../arrows'
import { keyOf } from '../read-scene'
import type { Key, Place } from '../scene'

export const SIZE = 100
export const HALF_WIDTH = (SIZE * Math.sqrt(3)) / 2

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

// In the order of the corners, so that edge i lies between corner i - 1 and corner i.
const DIRECTIONS: readonly Place[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

/** The middle of a cell. */
export function centre([q, r]: Place): Point {
  return { x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * SIZE * r }
}

/** The corner of a hexagon between its edges `index` and `index + 1`. */
export function corner(index: number, radius: number): Point {
  const angle = (-Math.PI * (2 * index + 1)) / 6
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** A hexagon around 0,0 as a path. */
export function hexagon(radius: number): string {
  return `M${DIRECTIONS.map((_, index) => write(corner(index, radius))).join('L')}Z`
}

/** The six cells around one. */
export function around([q, r]: Place): Place[] {
  return DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr])
}

/** The border of a set of cells as a path: the edges with nothing of the set on their far side. */
export function border(cells: readonly Place[], radius = SIZE): string {
  const inside = new Set(cells.map(keyOf))
  let path = ''
  for (const cell of cells) {
    const { x, y } = centre(cell)
    around(cell).forEach((beside, edge) => {
      if (inside.has(keyOf(beside))) return
      const from = corner(edge - 1, radius)
      const to = corner(edge, radius)
      path += `M${write({ x: x + from.x, y: y + from.y })}L${write({ x: x + to.x, y: y + to.y })}`
    })
  }
  return path
}

/** The box around cells. */
export function boundsOf(cells: readonly Place[]): Box {
  const centres = cells.map(centre)
  const xs = centres.map(({ x }) => x)
  const ys = centres.map(({ y }) => y)
  return {
    left: Math.min(...xs) - HALF_WIDTH,
    right: Math.max(...xs) + HALF_WIDTH,
    top: Math.min(...ys) - SIZE,
    bottom: Math.max(...ys) + SIZE,
  }
}

const HEADING: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Any other row is farther than the farthest place in the next one. */
const FAR = 1000

/** The cell that an arrow key leads to: the nearest that lies in this direction, if any does. */
export function walk(cells: readonly Place[], from: Place, direction: Direction): Place | null {
  const heading = HEADING[direction]
  const start = centre(from)
  let best: Place | null = null
  let least = Infinity
  for (const cell of cells) {
    const there = centre(cell)
    const dx = there.x - start.x
    const dy = there.y - start.y
    const ahead = dx * heading.x + dy * heading.y
    const aside = Math.abs(dx * heading.y - dy * heading.x)
    // A row is left only by going up or down, and then for the next one, wherever it lies.
    const inRow = heading.y === 0
    if (ahead <= 1 || (inRow && aside > 1)) continue
    const distance = inRow ? ahead : ahead * FAR + aside
    // Of two as near, the first one: tiles come before open positions.
    if (distance < least - 1) {
      best = cell
      least = distance
    }
  }
  return best
}

/** The cell nearest to another. */
export function nearest(cells: readonly Place[], to: Place): Place | null {
  const goal = centre(to)
  const far = (cell: Place): number => {
    const { x, y } = centre(cell)
    return Math.hypot(x - goal.x, y - goal.y)
  }
  return cells.reduce<Place | null>((best, cell) => (best && far(best) <= far(cell) ? best : cell), null)
}

/** A key as a place. */
export function placeOf(key: Key): Place {
  const [q = 0, r = 0] = key.split(',').map(Number)
  return [q, r]
}
