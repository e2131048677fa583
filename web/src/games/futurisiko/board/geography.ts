// Where places lie, and which of them comes next when one walks with the arrow keys.
import type { Direction } from '../../arrows'
import type { PlaceId, Point, World } from '../scene'

const AHEAD: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }
// What lies more than so far aside (the tangent of the angle) is not in this direction.
const ASIDE = 1.8
// How much a step aside counts beside a step ahead.
const DETOUR = 1.6

/** Where a place shows what stands there. */
export function spotOf(world: World, place: PlaceId): Point {
  return world.territories[place]?.counter ?? world.seas[place]?.labels[0] ?? [0, 0]
}

/** The name of a place, alone or as it stands in a sentence: with its article, or as where pieces come from. */
export function nameOf(world: World, place: PlaceId, form: 'name' | 'the' | 'whence' = 'name'): string {
  return (world.territories[place] ?? world.seas[place])?.[form] ?? place
}

/** The places that touch a place, by land or by water. */
export function neighboursOf(world: World, place: PlaceId): PlaceId[] {
  const land = world.territories[place]
  if (land) return [...land.neighbours, ...land.seas]
  const sea = world.seas[place]
  return sea ? [...sea.neighbours, ...sea.coasts] : []
}

/** How far it is from one point to another; east and west meet (F9). */
export function wayTo(world: World, from: Point, to: Point): Point {
  const half = world.width / 2
  let dx = to[0] - from[0]
  if (dx > half) dx -= world.width
  else if (dx < -half) dx += world.width
  return [dx, to[1] - from[1]]
}

/** The place that one comes to from here: the neighbour nearest in that direction, or else any place. */
export function walk(world: World, from: PlaceId, direction: Direction): PlaceId | null {
  const all = [...Object.keys(world.territories), ...Object.keys(world.seas)]
  return (
    best(world, from, neighboursOf(world, from), direction) ??
    best(
      world,
      from,
      all.filter((place) => place !== from),
      direction,
    )
  )
}

function best(world: World, from: PlaceId, places: PlaceId[], direction: Direction): PlaceId | null {
  const [ax, ay] = AHEAD[direction]
  let found: PlaceId | null = null
  let least = Infinity
  for (const place of places) {
    const [dx, dy] = nearestWay(world, from, place)
    const ahead = dx * ax + dy * ay
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax)
    if (ahead <= 0 || aside > ASIDE * ahead) continue
    const cost = ahead + DETOUR * aside
    if (cost < least) [found, least] = [place, cost]
  }
  return found
}

/** The way to a place; to a sea that shows twice, to where it is nearer. */
function nearestWay(world: World, from: PlaceId, to: PlaceId): Point {
  const start = spotOf(world, from)
  const ends = world.seas[to]?.labels ?? [spotOf(world, to)]
  const ways = ends.map((end) => wayTo(world, start, end))
  return ways.reduce((a, b) => (Math.hypot(...b) < Math.hypot(...a) ? b : a))
}
