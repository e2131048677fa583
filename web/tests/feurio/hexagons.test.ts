import { describe, expect, it } from 'vitest'
import { around, border, boundsOf, centre, nearest, walk } from '../../src/games/feurio/board/hexagons'
import type { Place } from '../../src/games/feurio/scene'

const FLOWER: Place[] = [[0, 0], ...around([0, 0])]

describe('Walking over the board', () => {
  it('leads along a row to the left and to the right', () => {
    expect(walk(FLOWER, [0, 0], 'right')).toEqual([1, 0])
    expect(walk(FLOWER, [0, 0], 'left')).toEqual([-1, 0])
  })
  it('leads to the next row up and down, never past it', () => {
    const far: Place[] = [...FLOWER, [1, -2], [-1, 2]]
    expect([
      [0, -1],
      [1, -1],
    ]).toContainEqual(walk(far, [0, 0], 'up'))
    expect([
      [-1, 1],
      [0, 1],
    ]).toContainEqual(walk(far, [0, 0], 'down'))
  })
  it('jumps over a gap', () => {
    expect(
      walk(
        [
          [0, 0],
          [4, 0],
        ],
        [0, 0],
        'right',
      ),
    ).toEqual([4, 0])
  })
  it('ends where nothing lies further', () => {
    expect(walk(FLOWER, [1, 0], 'right')).toBeNull()
  })
  it('reaches every cell from every other', () => {
    const seen = new Set(['0,0'])
    const ways: Place[] = [[0, 0]]
    for (let at = ways.pop(); at; at = ways.pop())
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = walk(FLOWER, at, direction)
        if (next && !seen.has(next.join())) {
          seen.add(next.join())
          ways.push(next)
        }
      }
    expect(seen.size).toBe(FLOWER.length)
  })
})

describe('The plane', () => {
  it('has six cells at the same distance around each', () => {
    const { x, y } = centre([2, -1])
    for (const cell of around([2, -1])) {
      const there = centre(cell)
      expect(Math.hypot(there.x - x, there.y - y)).toBeCloseTo(100 * Math.sqrt(3))
    }
  })
  it('draws a border only where the set ends', () => {
    const edges = (cells: Place[]): number => border(cells).split('M').length - 1
    expect(edges([[0, 0]])).toBe(6)
    expect(
      edges([
        [0, 0],
        [1, 0],
      ]),
    ).toBe(10)
    expect(edges(FLOWER)).toBe(18)
    expect(border([])).toBe('')
  })
  it('knows the box around cells', () => {
    const box = boundsOf([[0, 0]])
    expect(box.right - box.left).toBeCloseTo(100 * Math.sqrt(3))
    expect(box.bottom - box.top).toBe(200)
  })
  it('finds the nearest cell when one is gone', () => {
    expect(
      nearest(
        [
          [5, 5],
          [1, 0],
          [-4, 0],
        ],
        [0, 0],
      ),
    ).toEqual([1, 0])
    expect(nearest([], [0, 0])).toBeNull()
  })
})
