import { describe, expect, test } from 'vitest'
import { lastTold, logEntries, logLines, type LogEntry } from '../../src/server/game-log'
import type { EventMessage, Narration } from '../../src/server/types'

const told = (words: string, topic = '', more = ''): Narration => ({
  words,
  topic,
  more,
  about: null,
  opens: false,
  total: '',
})
const entry = (id: number, by: LogEntry['by'], what: Narration, move: string | null = null): LogEntry => ({
  id,
  by,
  move,
  told: what,
})

function event(version: number, kind: EventMessage['kind'], words: string, back: number | null = null): EventMessage {
  return {
    type: 'event',
    version,
    kind,
    seat: 0,
    told: told(words),
    at: 0,
    to_move: 0,
    deadline: null,
    can_undo: false,
    move: null,
    back,
    table: null,
    scene: null,
    legal: null,
  }
}

describe('The game log', () => {
  test('puts moves on one topic into one line', () => {
    const lines = logLines([
      entry(1, 0, told('Anna lays a 3.', 'turn 1')),
      entry(2, 0, told('Anna puts two men.', 'turn 1', 'and puts two men.')),
      entry(3, 0, told('Anna wins.', 'turn 1', ', and wins.')),
    ])
    expect(lines).toMatchObject([{ first: 1, last: 3, words: 'Anna lays a 3 and puts two men, and wins.' }])
  })

  test('keeps what a line is made of, each step in words of its own and with its move', () => {
    const [line] = logLines([
      entry(1, 0, told('lays a 3.', 'turn 1'), 'lay 2,-1'),
      entry(2, 0, told('puts two men.', 'turn 1', 'and puts two men.'), 'men 2,-1 2 red'),
    ])
    expect(line?.steps).toEqual([
      { id: 1, about: 0, words: 'lays a 3.', move: 'lay 2,-1' },
      { id: 2, about: 0, words: 'puts two men.', move: 'men 2,-1 2 red' },
    ])
  })

  test('says once what comes to more with what was done just before', () => {
    const built = (words: string, more: string, total = ''): Narration => ({ ...told(words, 'x', more), total })
    const lines = logLines([
      entry(1, 0, built('builds 1 tank in Peru.', '; builds 1 tank in Peru')),
      entry(2, 0, built('builds 2 tanks in Peru.', '; builds 3 tanks in Peru', 'builds 3 tanks in Peru.')),
      entry(3, 0, built('builds 1 tank in Cuba.', ', 1 tank in Cuba')),
      entry(4, 0, built('builds 4 tanks in Cuba.', ', 5 tanks in Cuba', 'builds 5 tanks in Cuba.')),
    ])
    expect(lines.map(({ words }) => words)).toEqual(['builds 3 tanks in Peru, 5 tanks in Cuba.'])
    expect(lines[0]?.steps.map(({ words }) => words)).toContain('builds 4 tanks in Cuba.')
  })

  test('begins a new line where something comes between', () => {
    const lines = logLines([entry(1, 0, told('A.', 'x')), entry(2, 1, told('B.')), entry(3, 0, told('C.', 'x', 'c'))])
    expect(lines.map(({ words }) => words)).toEqual(['A.', 'B.', 'C.'])
  })

  test('says nothing of a move without words', () => {
    expect(logLines([entry(1, 0, told(''))])).toEqual([])
  })

  test('gives a line to the seat it is about', () => {
    expect(logLines([entry(1, 'chance', { ...told('A.'), about: 2 })])[0]?.about).toBe(2)
  })

  test('knows what was told last up to an action, in words of that step', () => {
    const lines = logLines([entry(1, 0, told('A.', 'x')), entry(3, 0, told('B.', 'x', 'b')), entry(4, 1, told('C.'))])
    expect(lastTold(lines, 0)).toBeNull()
    expect(lastTold(lines, 2)).toEqual({ about: 0, words: 'A.', isFirst: true })
    expect(lastTold(lines, 3)).toEqual({ about: 0, words: 'B.', isFirst: false })
    expect(lastTold(lines)).toEqual({ about: 1, words: 'C.', isFirst: true })
  })

  test('knows who did a step of a line in which several take turns', () => {
    const lines = logLines([
      entry(1, 0, told('claims Peru.', 'draft')),
      entry(2, 1, told('claims Congo.', 'draft', '; Blue Congo')),
    ])
    expect(lines).toHaveLength(1)
    expect(lastTold(lines)).toEqual({ about: 1, words: 'claims Congo.', isFirst: false })
  })

  test('forgets what was taken back', () => {
    const events = [event(1, 'move', 'A.'), event(2, 'move', 'B.'), event(3, 'sat', 'S.'), event(4, 'undo', '', 1)]
    expect(logLines(logEntries(events)).map(({ words }) => words)).toEqual(['A.', 'S.'])
  })
})
