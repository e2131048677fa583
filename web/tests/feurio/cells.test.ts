import { expect, test } from 'vitest'
import { cellsOf, type Cell } from '../../src/games/feurio/board/cells'
import type { FeurioScene } from '../../src/games/feurio/scene'
import { SCENE } from './scene'

const NOTHING = { colour: null, faceDown: false, draft: null, breaking: null, pending: null }
const seat = { points: 12 } as FeurioScene['seats'][number]
const task = { crews: [] } as unknown as FeurioScene['task']

/** The open spot between the 6 and the 1, with so many free edges left to that. */
function spot(scene: Partial<FeurioScene>, edges: number): Cell | undefined {
  const [six, one] = SCENE.tiles as [FeurioScene['tiles'][0], FeurioScene['tiles'][0]]
  return cellsOf(
    { ...SCENE, phase: 'lay', tiles: [six, { ...one, edges }], seats: [seat, seat], ...scene },
    NOTHING,
  ).at(-1)
}

test('where points count, a spot that costs some says how many are left', () => {
  expect(spot({}, 1)).toMatchObject({ costs: 9, brings: { now: 12, then: 3 }, closes: 0 })
})

test('where all have one task, a spot costs no points, but tells that it closes in a 1', () => {
  expect(spot({ task }, 1)).toMatchObject({ costs: 0, brings: null, closes: 1 })
  expect(spot({ task }, 2)).toMatchObject({ closes: 0 })
})
