// Which tables wait for us, and in which order they are shown.
import { describe, expect, test } from 'vitest'
import type { TableCard } from '../../src/server/types'
import { newlyWaiting, combine, sortTables, waitingTables, type WaitingTable } from '../../src/turns/waiting-tables'

const CARD: TableCard = {
  given_moves: 0,
  repeats_deal: false,
  id: 'a',
  game: 'game',
  title: 'A game',
  status: 'playing',
  players: ['Anna', 'Ben'],
  seats: 2,
  my_turn: false,
  pressing: false,
  waits_for: [],
  deadline: null,
  turn: 0,
  updated_at: 0,
  options: {},
}
const card = (id: string, more: Partial<TableCard>): TableCard => ({ ...CARD, id, ...more })
const mine = { my_turn: true, pressing: true }
const waiting = (id: string, deadline: number | null = null): WaitingTable => ({
  id,
  title: 'A game',
  players: [],
  deadline,
  pressing: true,
})
const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id)

describe('Tables that wait for us', () => {
  test('are those where others or a clock wait, not bots', () => {
    const tables = [card('bots', { my_turn: true }), card('people', mine), card('theirs', {})]
    expect(ids(waitingTables(tables))).toEqual(['people'])
  })

  test('come by the time that is left, those without a clock last', () => {
    expect(ids(combine([waiting('b'), waiting('c', 300)], { id: 'a', waiting: waiting('a', 200) }))).toEqual([
      'a',
      'c',
      'b',
    ])
  })

  test('are known best by the line of the table itself', () => {
    expect(ids(combine([waiting('a'), waiting('b')], { id: 'a', waiting: null }))).toEqual(['b'])
  })

  test('ring when they begin to wait, and not again', () => {
    expect(ids(newlyWaiting([waiting('a')], [waiting('a'), waiting('b')]))).toEqual(['b'])
  })
})

describe('A list of tables', () => {
  test('shows what presses first, then what is ours to do, then what goes on, then what is over', () => {
    const tables = [
      card('over', { status: 'over', updated_at: 90 }),
      card('old', { updated_at: 10 }),
      card('new', { updated_at: 20 }),
      card('bots', { my_turn: true }),
      card('waited longest', { ...mine, updated_at: 1 }),
      card('waited', { ...mine, updated_at: 2 }),
      card('days', { ...mine, deadline: 200 }),
      card('hours', { ...mine, deadline: 100 }),
    ]
    expect(ids(sortTables(tables))).toEqual(['hours', 'days', 'waited longest', 'waited', 'bots', 'new', 'old', 'over'])
  })
})
