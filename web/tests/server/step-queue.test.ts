// What others do is shown step by step, and nothing of it is left out.
import { beforeEach, expect, test } from 'vitest'
import { StepQueue } from '../../src/server/step-queue'
import type { EventMessage } from '../../src/server/types'

const ME = 0

let shown: number[][]
let told: (number | null)[]
let pause: number
let waiting: number
let timers: (() => void)[]
let queue: StepQueue

function event(version: number, seat: number | null, topic = '', scene = true, move = ''): EventMessage {
  return {
    type: 'event',
    version,
    kind: seat === null ? 'deal' : 'move',
    seat,
    at: 0,
    to_move: 1,
    deadline: null,
    told: { words: 'Something.', topic, more: '', opens: false, about: null, total: '' },
    move,
    back: null,
    table: null,
    can_undo: false,
    scene: scene ? {} : null,
    legal: null,
  }
}

/** Let the time of one step pass. */
function pass(): void {
  const [act] = timers.splice(0, 1)
  act?.()
}

beforeEach(() => {
  ;[shown, told, timers, pause, waiting] = [[], [], [], 750, 0]
  queue = new StepQueue({
    show: (step) => shown.push(step.map(({ version }) => version)),
    tell: (event) => told.push(event?.version ?? null),
    pause: () => pause,
    isOwn: ({ seat }) => seat === ME,
    count: (steps) => (waiting = steps),
    setTimer: (act) => timers.push(act),
    clearTimer: () => (timers = []),
  })
})

test('Each step stays until its time has passed', () => {
  for (const n of [1, 2, 3]) queue.add(event(n, 1))
  expect(shown).toEqual([[1]])
  expect(waiting).toBe(2)
  pass()
  expect(shown).toEqual([[1], [2]])
  pass()
  pass()
  expect(shown).toEqual([[1], [2], [3]])
  expect(waiting).toBe(0)
})

test('What came with one scene is one step', () => {
  queue.add(event(1, 1, '', false))
  expect(shown).toEqual([])
  queue.add(event(2, null))
  expect(shown).toEqual([[1, 2]])
})

test('Steps on one topic that wait behind each other are one', () => {
  queue.add(event(1, 2))
  for (const n of [2, 3]) queue.add(event(n, 1, 'production 1'))
  queue.add(event(4, 1, 'march 1'))
  pass()
  pass()
  expect(shown).toEqual([[1], [2, 3], [4]])
})

test('What somebody does otherwise, and what others do, are steps of their own', () => {
  queue.add(event(1, 2))
  queue.add(event(2, 1, 'production 1', true, 'boost red'))
  for (const n of [3, 4]) queue.add(event(n, 1, 'production 1', true, `build tank 1 place-${n}`))
  for (const n of [5, 6]) queue.add(event(n, n, 'claim', true, 'claim here'))
  for (let n = 0; n < 4; n++) pass()
  expect(shown).toEqual([[1], [2], [3, 4], [5], [6]])
})

test('Of each topic in a step the last words are told, each for as long as a step stays', () => {
  queue.add(event(1, 2, 'turn 31', false, 'men'))
  queue.add(event(2, null, 'turn 30', false, 'draw 3'))
  queue.add(event(3, 1, 'turn 30', true, 'lay'))
  queue.add(event(4, 1, 'turn 30', true, 'men'))
  expect([shown, told]).toEqual([[[1, 2, 3]], [1]])
  pass()
  expect([shown, told]).toEqual([[[1, 2, 3]], [1, 3]])
  pass()
  expect([shown.length, told]).toEqual([2, [1, 3, 4]])
  pass()
  expect(told.at(-1)).toBe(null)
})

test('Also the last step is told, but not what I do myself', () => {
  queue.add(event(1, 1))
  expect([waiting, told]).toEqual([0, [1]])
  pass()
  queue.add(event(2, ME))
  expect(told).toEqual([1, null, null])
})

test('My own move is shown at once, and what follows waits until it was seen', () => {
  queue.add(event(1, ME))
  queue.add(event(2, ME))
  expect(shown).toEqual([[1], [2]])
  queue.add(event(3, 1))
  expect(shown).toEqual([[1], [2]])
  pass()
  expect(shown).toEqual([[1], [2], [3]])
})

test('Who skips sees the rest at once, and nothing is left out', () => {
  for (const n of [1, 2, 3]) queue.add(event(n, 1))
  queue.skip()
  expect(shown).toEqual([[1], [2], [3]])
  expect(waiting).toBe(0)
  queue.add(event(4, 1))
  expect(shown.at(-1)).toEqual([4])
})

test('At once means at once', () => {
  pause = 0
  for (const n of [1, 2, 3]) queue.add(event(n, 1))
  expect(shown).toEqual([[1], [2], [3]])
  expect(timers).toEqual([])
})

test('What waited is forgotten when the whole table comes anew', () => {
  for (const n of [1, 2]) queue.add(event(n, 1))
  queue.clear()
  pass()
  expect(shown).toEqual([[1]])
  expect(waiting).toBe(0)
})

test('What the connection cut off from its scene is told when the table is shown anew', () => {
  queue.add(event(1, 1))
  queue.add(event(2, 1))
  queue.add(event(3, 1, '', false))
  expect(shown).toEqual([[1]])
  queue.finish()
  expect(shown).toEqual([[1], [2], [3]])
  expect(waiting).toBe(0)
  queue.add(event(4, 1))
  expect(shown.at(-1)).toEqual([4])
})
