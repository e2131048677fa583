// How the places are shown at which something can be done.
import { reachOf, type Way } from './orders'
import type { PlaceId, Unit, WorldScene } from './scene'

/** To be acted on, to march from, or within reach by these ways. */
export type Glow = { kind: 'act' | 'origin' } | { kind: 'reach'; ways: Way[]; invades: boolean }

/** Where something can be done now. */
export function glowOf(scene: WorldScene, unit: Unit, origin: PlaceId | null): Map<PlaceId, Glow> {
  const { marks, builds, marches } = scene.offers
  const glow = new Map<PlaceId, Glow>()
  for (const place of Object.keys(marks)) glow.set(place, { kind: 'act' })
  for (const build of builds) if (build.unit === unit) glow.set(build.place, { kind: 'act' })
  if (origin === null) {
    for (const march of marches) glow.set(march.origin, { kind: 'origin' })
    return glow
  }
  const invaded = new Set(marches.filter(({ invades }) => invades !== null).map(({ target }) => target))
  for (const [target, ways] of reachOf(scene.offers, origin)) {
    glow.set(target, { kind: 'reach', ways: [...ways].sort(), invades: invaded.has(target) })
  }
  return glow
}
