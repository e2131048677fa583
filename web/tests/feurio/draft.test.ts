import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../src/games/feurio/board/cells'
import { parseMove } from '../../src/games/feurio/orders/moves'
import { coloursToPlace, moveOf, pointsWith, putOne, recolour, takeOne } from '../../src/games/feurio/orders/draft'
import { highlightedCells, spotsOf } from '../../src/games/feurio/board/highlights'
import { SCENE } from './scene'

describe('Men put on a tile', () => {
  it('come one by one, as many as may go there', () => {
    const one = putOne(SCENE, null, '0,0', 'green')
    const two = putOne(SCENE, one, '0,0', 'green')
    expect(two).toEqual({ key: '0,0', colour: 'green', count: 2 })
    expect(putOne(SCENE, two, '0,0', 'green')).toBeNull()
    expect(two && moveOf(SCENE, two)).toBe('men 0,0 2 green')
  })
  it('are all on one tile: on another they begin anew', () => {
    const two = putOne(SCENE, putOne(SCENE, null, '0,0', 'green'), '0,0', 'green')
    expect(putOne(SCENE, two, '1,0', 'green')).toEqual({ key: '1,0', colour: 'green', count: 1 })
  })
  it('are all of one colour, and change it together as far as they may', () => {
    const two = { key: '0,0', colour: 'green', count: 2 }
    expect(recolour(SCENE, two, 'yellow')).toEqual({ key: '0,0', colour: 'yellow', count: 1 })
    expect(recolour(SCENE, { ...two, key: '1,0' }, 'yellow')).toBeNull()
  })
  it('are taken back one by one', () => {
    expect(takeOne({ key: '0,0', colour: 'green', count: 2 })?.count).toBe(1)
    expect(takeOne({ key: '0,0', colour: 'green', count: 1 })).toBeNull()
  })
  it('say how many points there would be with them', () => {
    expect(pointsWith(SCENE, { key: '0,0', colour: 'green', count: 2 })).toBe(12)
    expect(pointsWith(SCENE, { key: '0,0', colour: 'yellow', count: 1 })).toBe(8)
  })
  it('are of the colours the scene offers', () => {
    expect(coloursToPlace(SCENE)).toEqual(['green', 'yellow'])
  })
})

describe('The cells', () => {
  const idle = { colour: 'green', faceDown: false, draft: null, breaking: null, pending: null }
  it('show how many men a tile can take', () => {
    expect(cellsOf(SCENE, idle).map(({ key, takes }) => [key, takes])).toEqual([
      ['0,0', 2],
      ['1,0', 1],
      ['0,1', 0],
    ])
  })
  it('show where men may stand now, and what the first would bring', () => {
    const cell = cellsOf(SCENE, idle)[0]
    expect(cell?.tile?.stands.map(({ invites }) => invites)).toEqual([null, 'green', 'green'])
    expect(cell?.brings).toEqual({ now: 0, then: 12 })
  })
  it('show a firebreak where it is about to lie, face down', () => {
    const drawn = { number: 5, spaces: 3 }
    const laying = { ...SCENE, phase: 'lay' as const, drawn }
    const cell = cellsOf(laying, { ...idle, faceDown: true, breaking: '0,1' }).at(-1)
    expect(cell).toMatchObject({ open: null, hot: false, tile: { number: 0, under: 5 } })
  })
  it('show men in hand in their places, and how many more fit', () => {
    const cell = cellsOf(SCENE, { ...idle, draft: { key: '0,0', colour: 'green', count: 1 } })[0]
    expect(cell?.takes).toBe(1)
    expect(cell?.tile?.stands.map(({ man }) => man)).toEqual([
      { colour: 'red', draft: false },
      { colour: 'green', draft: true },
      null,
    ])
  })
  it('show the drawn tile where it would lie, and what it would cost', () => {
    const drawn = { number: 5, spaces: 3 }
    const seat = { name: '', colours: [], auxiliaries: [], supply: {}, points: 7, regions: [] }
    const laying = { ...SCENE, phase: 'lay' as const, drawn, seats: [seat, seat] }
    expect(cellsOf(laying, idle).at(-1)).toMatchObject({ hot: true, ghost: { number: 5 }, costs: 4 })
    expect(cellsOf(laying, { ...idle, faceDown: true }).at(-1)?.ghost).toMatchObject({ number: 0, under: 5 })
    expect(cellsOf(SCENE, idle)[0]).toMatchObject({ ghost: null, costs: 0 })
  })
  it('show a move on its way at once', () => {
    const laying = { ...SCENE, phase: 'lay' as const, drawn: { number: 5, spaces: 3 } }
    const pending = parseMove(laying, 'lay 0,1')
    const cell = cellsOf(laying, { ...idle, pending }).at(-1)
    expect(cell?.tile).toMatchObject({ number: 5, pending: true })
    expect(cell?.open).toBeNull()
    const men = cellsOf(SCENE, { ...idle, pending: parseMove(SCENE, 'men 1,0 1 green') })
    expect(men[1]?.tile?.stands[0]?.man).toEqual({ colour: 'green', draft: false })
    expect(men.every(({ takes }) => takes === 0)).toBe(true)
  })
  it('show a firebreak on its way as a 0 with its number under it', () => {
    const laying = { ...SCENE, phase: 'lay' as const, drawn: { number: 5, spaces: 3 } }
    const cell = cellsOf(laying, { ...idle, pending: parseMove(laying, 'break 0,1 green') }).at(-1)
    expect(cell?.tile).toMatchObject({ number: 0, under: 5, stands: [] })
  })
})

describe('A move is found in the scene by its text', () => {
  it('whatever it does', () => {
    expect(parseMove(SCENE, 'pass')).toEqual({ kind: 'pass' })
    expect(parseMove(SCENE, 'men 0,0 2 green')).toEqual({ kind: 'men', key: '0,0', colour: 'green', count: 2 })
    expect(parseMove(SCENE, 'arrange 1 6')).toEqual({ kind: 'arrange', smaller: 1, larger: 6 })
    expect(parseMove(SCENE, 'lay 9,9')).toBeNull()
    expect(parseMove(SCENE, null)).toBeNull()
  })
})

describe('Spots', () => {
  it('tell a region, its divisor and its locked waters apart', () => {
    const region = {
      colour: 'red',
      cells: [
        [0, 0],
        [1, 0],
      ],
      sum: 7,
      divisor: 6,
      points: 2,
      waters: [[0, 0]],
      locked: [[1, 0]],
      label: '',
    }
    const lights = highlightedCells(spotsOf(region as never))
    expect(lights.places).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect([...lights.waters]).toEqual(['0,0'])
    expect([...lights.locked]).toEqual(['1,0'])
    expect(lights.colour).toBe('red')
  })
})
