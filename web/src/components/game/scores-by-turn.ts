// The score by turn, and the lines that draw it.
import type { ReplayStep } from '../../server/types'

/** Points by seat at the end of each turn, the first before any move. */
export function byTurn(scores: readonly number[][], moves: readonly Pick<ReplayStep, 'turn'>[]): number[][] {
  const turns: number[][] = []
  for (const [step, points] of scores.entries()) {
    const turn = step === 0 ? 0 : (moves[step - 1]?.turn ?? 0)
    const before = step <= 1 ? 0 : (moves[step - 2]?.turn ?? 0)
    if (turn === before && turns.length > 0) turns[turns.length - 1] = points
    else turns.push(points)
  }
  return turns
}

/** The last step of each turn, the first before any move. */
export function endsOf(moves: readonly Pick<ReplayStep, 'turn'>[]): number[] {
  const turns = byTurn(
    [0, ...moves].map((_, step) => [step]),
    moves,
  )
  return turns.map(([step]) => step ?? 0)
}

/** Round steps for an axis up to a highest value, some five of them. */
export function ticks(highest: number): number[] {
  const rough = Math.max(1, highest) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 1)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, n) => n * step)
}
