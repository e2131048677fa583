// The parts of a game as one looks for them in a replay: the draft, and in each round what is done then.
import { say } from '../../i18n/translate.svelte'

type Part = 'draft' | 'sequence' | 'cards' | 'production' | 'operations'

/** By the first word of a move, when in a round it is made. */
const PARTS: Record<string, Part> = {
  deal: 'cards',
  discard: 'cards',
  keep: 'cards',
  accept: 'production',
  boost: 'production',
  build: 'production',
  built: 'production',
  launch: 'production',
  shield: 'production',
}

/** For each move of a game, the round and the part of it that it belongs to; the draft is before the first round. */
export function partsOf(moves: readonly string[]): [round: number, part: Part][] {
  let round = 0
  let before = ''
  return moves.map((move) => {
    const verb = move.split(' ', 1)[0] ?? ''
    // Before the draft a card is turned, too; of those in a row, only the last one begins a round.
    if (verb === 'turn' && before !== 'turn' && (round > 0 || before === 'claim')) round += 1
    before = verb
    if (round === 0) return [0, 'draft']
    return [round, verb === 'turn' ? 'sequence' : (PARTS[verb] ?? 'operations')]
  })
}

/** For each move of a game, what the part is called that it belongs to. */
export function chaptersOf(moves: readonly string[]): string[] {
  return partsOf(moves).map(([round, part]) => {
    const name = say(`futurisiko-web-part-${part}`)
    return round === 0 ? name : `${say('futurisiko-web-round', { round })} · ${name}`
  })
}
