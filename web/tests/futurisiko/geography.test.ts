import { describe, expect, test } from 'vitest'
import { arrowsBetween } from '../../src/games/futurisiko/board/arrows'
import { neighboursOf, walk, wayTo } from '../../src/games/futurisiko/board/geography'
import { detailAt } from '../../src/games/futurisiko/board/detail'
import { namesThatFit, seaNamesThatFit } from '../../src/games/futurisiko/board/labels'
import { land, WORLD } from './world'

const NOBODY: ReadonlySet<string> = new Set()

describe('A walk with the arrow keys', () => {
  test('goes to the neighbour in that direction', () => {
    expect(walk(WORLD, 'north', 'right')).toBe('east')
    expect(walk(WORLD, 'north', 'down')).toBe('lake')
    expect(walk(WORLD, 'lake', 'up')).toBe('north')
  })

  test('goes around the world, where that is nearer', () => {
    expect(walk(WORLD, 'west', 'left')).toBe('far')
    expect(walk(WORLD, 'far', 'right')).toBe('west')
  })

  test('goes on to any place where no neighbour lies in that direction', () => {
    expect(walk(WORLD, 'island', 'up')).toBe('north')
    expect(walk(WORLD, 'east', 'right')).toBe('far')
  })

  test('reaches every place from every other', () => {
    const places = [...Object.keys(WORLD.territories), ...Object.keys(WORLD.seas)]
    for (const start of places) {
      const seen = new Set([start])
      for (const place of seen) {
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = walk(WORLD, place, direction)
          if (next !== null) seen.add(next)
        }
      }
      expect([...seen].sort()).toEqual([...places].sort())
    }
  })

  test('knows who touches whom, also by water', () => {
    expect(neighboursOf(WORLD, 'north')).toEqual(['west', 'east', 'lake'])
    expect(neighboursOf(WORLD, 'lake')).toEqual(['north', 'south', 'island'])
  })
})

describe('An arrow', () => {
  test('is one where the way is short', () => {
    expect(arrowsBetween(WORLD, [500, 300], [900, 320])).toHaveLength(1)
  })

  test('leaves the map on one side and comes back on the other', () => {
    expect(wayTo(WORLD, [100, 500], [1900, 500])).toEqual([-200, 0])
    const [there, back] = arrowsBetween(WORLD, [100, 500], [1900, 500])
    expect(there?.middle[0]).toBeCloseTo(0, 0)
    expect(back?.middle[0]).toBeCloseTo(2000, 0)
  })

  test('keeps clear of the places that it joins', () => {
    const [arrow] = arrowsBetween(WORLD, [0, 0], [400, 0])
    const [x, y] = (/^M(\S+) (\S+)Q/.exec(arrow?.path ?? '') ?? []).slice(1).map(Number)
    expect(Math.hypot(x ?? 0, y ?? 0)).toBeCloseTo(58, 0)
  })
})

describe('Names', () => {
  test('wait for a closer look where they would cover something', () => {
    expect(namesThatFit(WORLD, 0.1, 'middle').size).toBeLessThan(6)
    expect([...namesThatFit(WORLD, 1, 'middle')].sort()).toEqual(['east', 'far', 'island', 'north', 'south', 'west'])
  })

  test('of seas never lie over land, nor over pieces', () => {
    const isEverywhere = (): boolean => true
    const isNowhere = (): boolean => false
    expect([...seaNamesThatFit(WORLD, 1, 'middle', isNowhere, NOBODY)]).toEqual(['lake 0'])
    expect(seaNamesThatFit(WORLD, 1, 'middle', isEverywhere, NOBODY).size).toBe(0)
    expect(seaNamesThatFit(WORLD, 0.5, 'middle', isNowhere, NOBODY).size).toBe(0)
  })

  test('of seas give way to those of territories', () => {
    const island = land('An island with a long name', 540, 478, [])
    const world = { ...WORLD, territories: { ...WORLD.territories, island } }
    expect(seaNamesThatFit(world, 1, 'middle', () => false, NOBODY).size).toBe(1)
    expect(seaNamesThatFit(world, 1, 'middle', () => false, new Set(['island'])).size).toBe(0)
  })

  test('give way to bubbles from afar', () => {
    expect(detailAt(0.18)).toBe('far')
    expect(namesThatFit(WORLD, 0.18, detailAt(0.18)).size).toBe(0)
    expect([detailAt(0.46), detailAt(1)]).toEqual(['middle', 'near'])
  })
})
