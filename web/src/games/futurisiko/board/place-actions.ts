// How the places are shown at which something can be done.
import { reachOf, type Way } from '../orders/orders'
import type { PlaceId, Unit, WorldScene } from '../scene'

/** To be acted on, to march from, or within reach by these ways. */
export type PlaceAction = { kind: 'act' | 'origin' } | { kind: 'reach'; ways: Way[]; invades: boolean }

/** Where something can be done now. */
export function placeActions(scene: WorldScene, unit: Unit, origin: PlaceId | null): Map<PlaceId, PlaceAction> {
  const { marks, builds, marches } = scene.offers
  const actions = new Map<PlaceId, PlaceAction>()
  for (const place of Object.keys(marks)) actions.set(place, { kind: 'act' })
  for (const build of builds) if (build.unit === unit) actions.set(build.place, { kind: 'act' })
  if (origin === null) {
    for (const march of marches) actions.set(march.origin, { kind: 'origin' })
    return actions
  }
  const invaded = new Set(marches.filter(({ invades }) => invades !== null).map(({ target }) => target))
  for (const [target, ways] of reachOf(scene.offers, origin)) {
    actions.set(target, { kind: 'reach', ways: [...ways].sort(), invades: invaded.has(target) })
  }
  return actions
}
