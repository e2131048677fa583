// What others have changed on the board since a position, and who: new tiles, and firefighters on old ones.
import type { Scene } from '../../game-ui'
import { keyAt, readScene } from '../read-scene'
import type { Colour, Key } from '../scene'

/** By cell, the colour of whoever has changed it. */
export function marksSince(before: Scene | null, now: Scene): Map<Key, Colour> {
  const marks = new Map<Key, Colour>()
  if (before === null) return marks
  const scene = readScene(now)
  const old = new Map(readScene(before).tiles.map((tile) => [keyAt(tile), tile]))
  for (const tile of scene.tiles) {
    const was = old.get(keyAt(tile))
    const layer = tile.layer === null ? undefined : scene.seats[tile.layer]?.colours[0]
    if (!was && layer !== undefined) marks.set(keyAt(tile), layer)
    for (const [colour, men] of Object.entries(tile.men))
      if (men > (was?.men[colour] ?? 0)) marks.set(keyAt(tile), colour)
  }
  return marks
}
