// Cards that can be played: those that differ only in their colour are one.
import type { CardScene, Playing } from '../scene'

/** One way to play a card, the first colour of several standing for all. */
export function distinct(plays: readonly Playing[]): Playing[] {
  const found = new Map<string, Playing>()
  for (const play of plays) {
    const key = `${play.verb} ${play.seat ?? ''} ${play.sea ?? ''}`
    if (!found.has(key)) found.set(key, play)
  }
  return [...found.values()]
}

/** The ways to play each kind of card. */
export function byCard(plays: readonly Playing[]): Map<string, Playing[]> {
  const found = new Map<string, Playing[]>()
  for (const play of distinct(plays)) found.set(play.card, [...(found.get(play.card) ?? []), play])
  return found
}

/** What the kinds of card in a hand are called. */
export function namesOf(hand: readonly CardScene[] | null | undefined): Map<string, CardScene> {
  return new Map((hand ?? []).map((card) => [card.card, card]))
}
