// What others have done to an army since a position, in short sentences.
import { capitalized } from '../../i18n/formats'
import { say } from '../../i18n/translate.svelte'
import type { Scene } from '../game-ui'
import { readScene } from './read-scene'
import type { ArmyScene, Seat, WorldScene } from './scene'

/** Territories lost and gained, new truces, and missiles that come. */
export function sumUp(before: Scene, now: Scene, seat: Seat): string[] {
  const [was, is] = [readScene(before), readScene(now)]
  if (was.round === 0) return []
  const places = Object.keys(is.territories)
  const holds = (scene: WorldScene, place: string): boolean => scene.territories[place]?.holder?.seat === seat
  const lost = places.filter((place) => holds(was, place) && !holds(is, place)).length
  const gained = places.filter((place) => !holds(was, place) && holds(is, place)).length
  const friends = partnersOf(is, seat).filter((other) => !partnersOf(was, seat).includes(other))
  const army = is.seats[seat]
  const isAimedAt = (army?.missiles ?? 0) > (was.seats[seat]?.missiles ?? 0)
  return [
    say('futurisiko-web-sum-lands', { lost, gained }),
    ...friends.map((other) => say('futurisiko-web-sum-truce', { seat: capitalized(is.seats[other]?.name ?? '') })),
    ...(army && isAimedAt ? [tellMissiles(army, is)] : []),
  ]
}

/** F62: whose missiles wait for an army, and what they will cost it. */
function tellMissiles(army: ArmyScene, { seats }: WorldScene): string {
  const { missiles, missiles_by, missiles_cost, missiles_units } = army
  const by = missiles_by.map((other) => capitalized(seats[other]?.name ?? '')).join(', ')
  const facts = { count: missiles, by: by || 'no' }
  if (missiles_units > 0) return say('futurisiko-web-sum-missiles-units', { ...facts, units: missiles_units })
  return say('futurisiko-web-sum-missiles', { ...facts, cost: missiles_cost })
}

/** With whom there is a truce. */
function partnersOf({ truces }: WorldScene, seat: Seat): Seat[] {
  return truces.flatMap(([a, b]) => (a === seat ? [b] : b === seat ? [a] : []))
}
