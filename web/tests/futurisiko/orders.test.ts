import { describe, expect, test } from 'vitest'
import { placeActions } from '../../src/games/futurisiko/board/place-actions'
import {
  clip,
  predict,
  patternOf,
  placesIn,
  reachOf,
  wayOf,
  wayOut,
  writeMove,
} from '../../src/games/futurisiko/orders/orders'
import { distinct } from '../../src/games/futurisiko/cards/plays'
import type { Marching, Offers, Playing, Prospect, WorldScene } from '../../src/games/futurisiko/scene'
import { lineOf, scaleFor } from '../../src/games/futurisiko/stats/chart-lines'
import { NOTHING, WORLD } from './world'

function march(
  unit: Marching['unit'],
  target: string,
  sea: string | null = null,
  invades: number | null = null,
): Marching {
  const pattern = sea === null ? `move ${unit} # north ${target}` : `ferry # north ${target} ${sea}`
  return { unit, origin: 'north', target, sea, invades, pattern, most: 3 }
}

const OFFERS: Offers = {
  ...NOTHING,
  marches: [
    march('tank', 'west'),
    march('plane', 'west'),
    march('tank', 'south', 'lake', 1),
    march('plane', 'south', null, 1),
  ],
}
const PROSPECT: Prospect = {
  defender: 1,
  defence: { tanks: 1, planes: 1 },
  invading: { tanks: 0, planes: 0 },
  subs: 0,
  first_with: 2,
  first: [0, 0.1, 0.5, 0.8],
  second: [0, 0.0, 0.2, 0.4],
}

describe('An order', () => {
  test('is a pattern with its number', () => {
    expect(writeMove({ pattern: 'move tank # north west', count: 2 })).toBe('move tank 2 north west')
    expect(patternOf('ferry 12 north south lake')).toBe('ferry # north south lake')
    expect(patternOf('built')).toBe('built')
  })

  test('is cut to what can still be done', () => {
    expect(clip(OFFERS, { pattern: 'move tank # north west', count: 9 })?.count).toBe(3)
    expect(clip(NOTHING, { pattern: 'move tank # north west', count: 1 })).toBeNull()
  })

  test('names its places', () => {
    expect(placesIn('ferry 2 north south lake', new Set(['north', 'south', 'lake']))).toEqual([
      'north',
      'south',
      'lake',
    ])
  })
})

describe('Reach', () => {
  test('is told by land, air and ferry', () => {
    const reach = reachOf(OFFERS, 'north')
    expect([...(reach.get('west') ?? [])]).toEqual(['land', 'air'])
    expect([...(reach.get('south') ?? [])]).toEqual(['ferry', 'air'])
    expect(wayOf({ unit: 'sub', sea: null })).toBe('sail')
  })

  test('lights up once a place is chosen', () => {
    const scene = { offers: OFFERS } as WorldScene
    expect([...placeActions(scene, 'tank', null).keys()]).toEqual(['north'])
    const glow = placeActions(scene, 'tank', 'north')
    expect(glow.get('west')).toEqual({ kind: 'reach', ways: ['air', 'land'], invades: false })
    expect(glow.get('south')).toEqual({ kind: 'reach', ways: ['air', 'ferry'], invades: true })
  })
})

describe('The way out of a place', () => {
  test('is by land where it has neighbours, and from an island over its sea', () => {
    expect(wayOut(WORLD, 'north')).toBe('move tank 1 north west')
    expect(wayOut(WORLD, 'island')).toBe('ferry 1 island north lake')
  })
})

describe('An invasion', () => {
  test('rolls second until it has more planes', () => {
    expect(predict(PROSPECT, 0, 2, 1)).toEqual({ first: 1, planes: [1, 1], subs: 0, win: 0.4 })
    expect(predict(PROSPECT, 0, 1, 2)).toEqual({ first: 0, planes: [2, 1], subs: 0, win: 0.8 })
  })

  test('counts the pieces that are there already', () => {
    const later = { ...PROSPECT, invading: { tanks: 1, planes: 1 } }
    expect(predict(later, 0, 0, 1).win).toBe(0.8)
  })
})

describe('Cards', () => {
  test('that differ only in their colour are one', () => {
    const play = (colour: string, seat: number): Playing => ({
      verb: 'truce',
      card: 'tregua',
      colour,
      seat,
      move: `truce ${colour} ${seat}`,
      words: '',
    })
    expect(distinct([play('red', 1), play('blue', 1), play('red', 2)]).map(({ move }) => move)).toEqual([
      'truce red 1',
      'truce red 2',
    ])
  })
})

describe('A chart', () => {
  test('has round numbers on its axis', () => {
    expect(scaleFor(20).steps).toEqual([0, 5, 10, 15, 20])
    expect(scaleFor(0)).toEqual({ top: 1, steps: [0, 1] })
  })

  test('draws a line from left to right', () => {
    expect(lineOf([0, 10, 5], 10, 200, 100)).toBe('M0.0 100.0L100.0 0.0L200.0 50.0')
  })
})
