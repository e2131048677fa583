// Which names have room on the map at a scale: those that would cover something wait for a closer look.
import type { Detail } from './detail'
import type { Box, HasLand } from './land'
import type { PlaceId, Point, World } from '../scene'

// What a pin and a name take, in pixels of the screen.
const PINS: Record<Detail, { width: number; height: number }> = {
  far: { width: 26, height: 26 },
  middle: { width: 54, height: 28 },
  near: { width: 104, height: 44 },
}
const LETTER = 5.6
const WIDEST = 92
const LINE = 13
const SEA_LETTER = 7
const SEA_LINE = 15

/** The territories whose names neither cover a pin nor another name; none from afar. */
export function namesThatFit(world: World, scale: number, detail: Detail): Set<PlaceId> {
  const taken = pinsOf(world, scale, detail)
  const found = new Set<PlaceId>()
  if (detail === 'far') return found
  for (const [id, { name, counter }] of Object.entries(world.territories)) {
    const label = labelOf(name, scaled(counter, scale), detail)
    if (taken.some((box) => overlaps(box, label))) continue
    taken.push(label)
    found.add(id)
  }
  return found
}

/** Where the name of a territory stands: below its pin. */
function labelOf(name: string, [x, y]: Point, detail: Detail): Box {
  const length = name.length * LETTER
  return boxAt(x, y + PINS[detail].height / 2 + 2, Math.min(length, WIDEST) + 6, LINE * Math.ceil(length / WIDEST))
}

/** A sea and which of its labels, as one word. */
export const labelId = (sea: PlaceId, n: number): string => `${sea} ${n}`

/** The labels of seas, by number, that lie on water alone and cover no pin and no name. Each word of them is a line. */
export function seaNamesThatFit(
  world: World,
  scale: number,
  detail: Detail,
  hasLand: HasLand,
  named: ReadonlySet<PlaceId>,
): Set<string> {
  const names = Object.entries(world.territories).filter(([id]) => named.has(id))
  const written = names.map(([, { name, counter }]) => labelOf(name, scaled(counter, scale), detail))
  const taken = [...pinsOf(world, scale, detail), ...written]
  const found = new Set<string>()
  if (detail === 'far') return found
  for (const [id, { name, labels }] of Object.entries(world.seas)) {
    const words = name.split(' ')
    const width = SEA_LETTER * Math.max(...words.map((word) => word.length))
    const height = SEA_LINE * words.length
    labels.forEach((spot, n) => {
      const [x, y] = scaled(spot, scale)
      const label = boxAt(x, y - height / 2, width, height)
      if (taken.some((box) => overlaps(box, label))) return
      const { left, right, top, bottom } = label
      if (hasLand({ left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale })) return
      found.add(labelId(id, n))
    })
  }
  return found
}

function pinsOf(world: World, scale: number, detail: Detail): Box[] {
  const { width, height } = PINS[detail]
  return Object.values(world.territories).map(({ counter }) => {
    const [x, y] = scaled(counter, scale)
    return boxAt(x, y - height / 2, width, height)
  })
}

function scaled([x, y]: Point, scale: number): Point {
  return [x * scale, y * scale]
}

function boxAt(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
