// Arrows for planned moves: bent a little, and around the back of the world where that is nearer.
import { wayTo } from './geography'
import type { Point, World } from '../scene'

/** How far an arrow keeps from the middle of the places it joins. */
const CLEAR = 58
const BEND = 0.18

export interface Arrow {
  path: string
  /** Where its number stands. */
  middle: Point
}

/** The arrows from one point to another: one, or two halves across the edge of the map. */
export function arrowsBetween(world: World, from: Point, to: Point): Arrow[] {
  const [dx, dy] = wayTo(world, from, to)
  const first = bend(from, [from[0] + dx, from[1] + dy])
  if (from[0] + dx === to[0]) return [first]
  return [first, bend([to[0] - dx, to[1] - dy], to)]
}

function bend(from: Point, to: Point): Arrow {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const control: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND]
  const clear = Math.min(CLEAR, length / 3)
  const start = toward(from, control, clear)
  const end = toward(to, control, clear)
  const middle: Point = [(start[0] + 2 * control[0] + end[0]) / 4, (start[1] + 2 * control[1] + end[1]) / 4]
  return { path: `M${write(start)}Q${write(control)} ${write(end)}`, middle }
}

function toward(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) * far) / length, from[1] + ((to[1] - from[1]) * far) / length]
}

function write([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
