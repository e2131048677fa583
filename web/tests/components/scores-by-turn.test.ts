import { expect, test } from 'vitest'
import { positionOf } from '../../src/games/chart'
import { byTurn, endsOf, ticks } from '../../src/components/game/scores-by-turn'
import { pieces } from '../../src/components/rules/rule-text'

test('The score of a turn is the one at its end', () => {
  const moves = [{ turn: 0 }, { turn: 1 }, { turn: 1 }, { turn: 2 }]
  expect(byTurn([[0], [1], [2], [3], [4]], moves)).toEqual([[1], [3], [4]])
})

test('A replay is on a chart where its step is, between the ends of two turns', () => {
  const ends = endsOf([{ turn: 0 }, { turn: 1 }, { turn: 1 }, { turn: 2 }])
  expect(ends).toEqual([1, 3, 4])
  expect([0, 1, 2, 3, 4, 5].map((step) => positionOf(step, ends))).toEqual([0, 0, 0.5, 1, 2, 2])
})

test('An axis has a few round steps that reach the highest value', () => {
  expect(ticks(23)).toEqual([0, 5, 10, 15, 20, 25])
  expect(ticks(0)).toEqual([0, 1])
  expect(ticks(3)).toEqual([0, 1, 2, 3])
})

test('A rule leads to the rules it names, and shows what was looked for', () => {
  expect(pieces('The Fire (R17) wins.', 'R', 'fire')).toEqual([
    { kind: 'plain', text: 'The ' },
    { kind: 'sought', text: 'Fire' },
    { kind: 'plain', text: ' (' },
    { kind: 'rule', text: 'R17' },
    { kind: 'plain', text: ') wins.' },
  ])
})
