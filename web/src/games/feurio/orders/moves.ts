// What a move does on the board, found by its text among those the scene holds.
import { keyAt } from '../read-scene'
import type { Colour, FeurioScene, Key } from '../scene'

export type ParsedMove =
  | { kind: 'lay'; key: Key; payer: Colour | null }
  | { kind: 'men'; key: Key; colour: Colour; count: number }
  | { kind: 'arrange'; smaller: number; larger: number }
  | { kind: 'pass' }

/** What a move does; null for one that this scene does not hold. */
export function parseMove(scene: FeurioScene, move: string | null): ParsedMove | null {
  if (move === null) return null
  if (move === scene.pass) return { kind: 'pass' }
  for (const place of scene.open) {
    if (place.lay === move) return { kind: 'lay', key: keyAt(place), payer: null }
    for (const [payer, text] of Object.entries(place.breaks))
      if (text === move) return { kind: 'lay', key: keyAt(place), payer }
  }
  for (const place of scene.placing)
    for (const [count, text] of Object.entries(place.moves))
      if (text === move) return { kind: 'men', key: keyAt(place), colour: place.colour, count: Number(count) }
  const choice = scene.arrange.find((choice) => choice.move === move)
  return choice ? { kind: 'arrange', smaller: choice.smaller, larger: choice.larger } : null
}

/** What to ask about a position that is not hot enough: in words of the notation. */
export function layMove(key: Key): string {
  return `lay ${key}`
}

/** What to ask about men that may not go somewhere. */
export function menMove(key: Key, count: number, colour: Colour): string {
  return `men ${key} ${count} ${colour}`
}
