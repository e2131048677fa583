// Men put on a tile, not yet placed: all on one tile, all of one colour (R23, R24, R64).
import { keyAt } from '../read-scene'
import type { Colour, FeurioScene, Key } from '../scene'

export interface Draft {
  key: Key
  colour: Colour
  count: number
}

/** By number of men, the moves that place them there. */
export function movesAt(scene: FeurioScene, key: Key, colour: Colour): Record<string, string> {
  return scene.placing.find((place) => keyAt(place) === key && place.colour === colour)?.moves ?? {}
}

/** My points if this draft were placed: a tile counts once, however many stand on it (R46). */
export function pointsWith(scene: FeurioScene, { key, colour }: Draft): number {
  return scene.placing.find((place) => keyAt(place) === key && place.colour === colour)?.points ?? 0
}

/** The most men of a colour that may go there now. */
export function mostAt(scene: FeurioScene, key: Key, colour: Colour): number {
  return Math.max(0, ...Object.keys(movesAt(scene, key, colour)).map(Number))
}

/** The colours that may be placed at all. */
export function coloursToPlace(scene: FeurioScene): Colour[] {
  const colours = new Set(scene.placing.map(({ colour }) => colour))
  return scene.crews.map(({ colour }) => colour).filter((colour) => colours.has(colour))
}

/** One man more; on another tile or of another colour he is the first. Null where none may go. */
export function putOne(scene: FeurioScene, draft: Draft | null, key: Key, colour: Colour): Draft | null {
  const same = draft?.key === key && draft.colour === colour
  const count = same ? draft.count + 1 : 1
  return count <= mostAt(scene, key, colour) ? { key, colour, count } : null
}

/** One man less; null when nobody is left. */
export function takeOne(draft: Draft): Draft | null {
  return draft.count > 1 ? { ...draft, count: draft.count - 1 } : null
}

/** The same men in another colour, as many as may go there. */
export function recolour(scene: FeurioScene, draft: Draft, colour: Colour): Draft | null {
  const count = Math.min(draft.count, mostAt(scene, draft.key, colour))
  return count ? { ...draft, colour, count } : null
}

/** The move that places the men, if the scene still allows it. */
export function moveOf(scene: FeurioScene, draft: Draft): string | null {
  return movesAt(scene, draft.key, draft.colour)[draft.count] ?? null
}
