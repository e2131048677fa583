// Orders: moves whose number is still open, and what can be read from the text of a move.
import type { Marching, Offers, PlaceId, Prospect, Seat, World, WorldScene } from '../scene'

/** What a tank that stays behind may cost in the chance to win. */
const GARRISON = 0.02

/** A pattern with its number. */
export interface Order {
  pattern: string
  count: number
}

/** The move that a pattern stands for, with so many pieces. */
export function writeMove({ pattern, count }: Order): string {
  return pattern.replace('#', String(count))
}

/** The pattern of a move: its number left open. */
export function patternOf(move: string): string {
  return move.replace(/ \d+ /, ' # ')
}

/** The order as far as it can still be carried out; null where it cannot. */
export function clip(offers: Offers, order: Order): Order | null {
  const { before, plays, says } = offers
  if ([...(before?.says ?? says), ...plays].some(({ move }) => move === order.pattern)) return order
  const offer = [...offers.builds, ...offers.marches].find(({ pattern }) => pattern === order.pattern)
  const count = Math.min(order.count, offer?.most ?? 0)
  return count > 0 ? { ...order, count } : null
}

/** The words of a move that are places. */
export function placesIn(move: string, places: ReadonlySet<PlaceId>): PlaceId[] {
  return move.split(' ').filter((word) => places.has(word))
}

/** How a piece comes to a place: each way is drawn in its own manner. */
export type Way = 'land' | 'air' | 'ferry' | 'sail'

export function wayOf({ unit, sea }: Pick<Marching, 'unit' | 'sea'>): Way {
  if (unit === 'plane') return 'air'
  if (unit === 'sub') return 'sail'
  return sea === null ? 'land' : 'ferry'
}

/** The shortest way out of a place, whether or not anything may go it: by land, or from an island over a sea. */
export function wayOut(world: World, place: PlaceId): string {
  const water = world.seas[place]
  if (water) return `move sub 1 ${place} ${water.neighbours[0]}`
  const land = world.territories[place]
  const near = land?.neighbours[0]
  if (near !== undefined) return `move tank 1 ${place} ${near}`
  const sea = land?.seas[0] ?? ''
  return `ferry 1 ${place} ${world.seas[sea]?.coasts.find((coast) => coast !== place)} ${sea}`
}

/** By target, the ways that lead there from a place. */
export function reachOf(offers: Offers, origin: PlaceId): Map<PlaceId, Set<Way>> {
  const reach = new Map<PlaceId, Set<Way>>()
  for (const march of offers.marches) {
    if (march.origin !== origin) continue
    const ways = reach.get(march.target) ?? new Set<Way>()
    reach.set(march.target, ways.add(wayOf(march)))
  }
  return reach
}

/** What comes of an invasion with so many more pieces: who rolls first, and the chance to win. */
export interface Outlook {
  first: Seat
  planes: [ours: number, theirs: number]
  subs: number
  win: number
}

export function predict(prospect: Prospect, attacker: Seat, tanks: number, planes: number): Outlook {
  const ours = prospect.invading.planes + planes
  const units = prospect.invading.tanks + tanks + ours
  const isFirst = ours >= prospect.first_with
  return {
    first: isFirst ? attacker : prospect.defender,
    planes: [ours, prospect.defence.planes],
    subs: prospect.subs,
    win: (isFirst ? prospect.first : prospect.second)[units] ?? 0,
  }
}

/** How many tanks and planes an invasion begins with: what is likeliest to win, with a tank left behind if that costs little. */
export function propose(
  prospect: Prospect,
  attacker: Seat,
  tanks: number,
  planes: number,
): [tanks: number, planes: number] {
  const win = (t: number, p: number): number => predict(prospect, attacker, t, p).win
  const flying = Array.from({ length: planes + 1 }, (_, p) => p).reduce((best, p) => {
    return win(tanks, p) > win(tanks, best) ? p : best
  }, 0)
  const keeps = tanks > 1 && win(tanks - 1, flying) > win(tanks, flying) - GARRISON
  return [keeps ? tanks - 1 : tanks, flying]
}

/** What can go from one place to another: by the way of each kind that takes most. */
interface Strength {
  tanks: number
  planes: number
  subs: number
}

/** By target, whence it is best reached: an invasion from where it is likeliest to win, else from where most can go. */
export function bestOrigins({ offers, turn }: Pick<WorldScene, 'offers' | 'turn'>): Map<PlaceId, PlaceId> {
  const best = new Map<PlaceId, { origin: PlaceId; win: number; size: number }>()
  for (const [target, origins] of strengths(offers)) {
    const prospect = offers.prospects[target]
    for (const [origin, { tanks, planes, subs }] of origins) {
      const win = prospect ? predict(prospect, turn, ...propose(prospect, turn, tanks, planes)).win : 0
      const size = tanks + planes + subs
      const known = best.get(target)
      if (!known || win > known.win || (win === known.win && size > known.size)) best.set(target, { origin, win, size })
    }
  }
  return new Map([...best].map(([target, { origin }]) => [target, origin]))
}

/** By target and origin, what can go. */
function strengths({ marches }: Offers): Map<PlaceId, Map<PlaceId, Strength>> {
  const found = new Map<PlaceId, Map<PlaceId, Strength>>()
  for (const { target, origin, unit, most } of marches) {
    const origins = found.get(target) ?? new Map<PlaceId, Strength>()
    const strength = origins.get(origin) ?? { tanks: 0, planes: 0, subs: 0 }
    // The same pieces may go by land or by ferry.
    strength[`${unit}s`] = Math.max(strength[`${unit}s`], most)
    found.set(target, origins.set(origin, strength))
  }
  return found
}
