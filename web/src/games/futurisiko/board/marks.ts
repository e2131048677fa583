// What others have changed on the map since a position, and who.
import type { Scene } from '../../game-ui'
import { readScene } from '../read-scene'
import type { PlaceId, Seat, TerritoryScene } from '../scene'

/** By place, whoever has taken it, or has more or fewer pieces there. */
export function marksSince(before: Scene | null, now: Scene): Map<PlaceId, Seat> {
  const marks = new Map<PlaceId, Seat>()
  if (before === null || before === now) return marks
  const [old, scene] = [readScene(before).territories, readScene(now).territories]
  for (const [place, { holder }] of Object.entries(scene)) {
    const was = old[place]
    if (holder && was && describe(was) !== describe({ holder })) marks.set(place, holder.seat)
  }
  return marks
}

function describe({ holder }: Pick<TerritoryScene, 'holder'>): string {
  return holder ? `${holder.seat} ${holder.tanks} ${holder.planes}` : ''
}
