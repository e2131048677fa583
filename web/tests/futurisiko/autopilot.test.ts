import { describe, expect, test } from 'vitest'
import { Autopilot, forcedMove } from '../../src/games/futurisiko/orders/autopilot.svelte'
import { bestOrigins, propose } from '../../src/games/futurisiko/orders/orders'
import type { Offers, Playing, Prospect, WorldScene } from '../../src/games/futurisiko/scene'
import { NOTHING } from './world'

const ROLL = { move: 'roll', verb: 'roll', words: '' }
const CARD: Playing = { card: 'weapon', colour: 'red', move: 'weapon red', verb: 'weapon', words: '' }

function scene(phase: WorldScene['phase'], offers: Partial<Offers>, fight: string | null = null): WorldScene {
  return {
    phase,
    offers: { ...NOTHING, ...offers },
    fight: fight === null ? null : { place: fight },
    invasions: [],
    marches: [],
    production: null,
    seats: [],
    turn: 0,
  } as unknown as WorldScene
}

describe('What leaves no choice', () => {
  const moved = { move: 'moved', verb: 'moved', words: '' }
  const ready = { move: 'ready', verb: 'ready', words: '' }

  test('goes on by itself', () => {
    expect(forcedMove(scene('move', { says: [moved] }), false)).toBe('moved')
    expect(forcedMove(scene('choose_fight', { marks: { peru: 'fight peru' } }), true)).toBe('fight peru')
  })

  test('is not what a card could be played in, nor a roll, nor what one has built', () => {
    expect(forcedMove(scene('move', { says: [moved], plays: [CARD] }), false)).toBeNull()
    const before = { plays: [CARD], says: [ready] }
    expect(forcedMove(scene('move', { says: [moved], before }), false)).toBeNull()
    expect(forcedMove(scene('roll', { says: [ROLL] }, 'peru'), false)).toBeNull()
    const built = scene('produce', { says: [{ move: 'built', verb: 'built', words: '' }] })
    built.production = { built: [{ unit: 'tank', place: 'peru', count: 9 }], left: 0, spent: 9 }
    expect(forcedMove(built, false)).toBeNull()
  })

  test('is said by whoever holds cards among people, so that no pause tells whether one could be played', () => {
    const waiting = scene('move', { says: [moved], before: { plays: [], says: [ready] } })
    const holding = (cards: number): WorldScene => ({ ...waiting, seats: [{ cards }] }) as never
    expect(forcedMove(holding(1), true)).toBeNull()
    expect(forcedMove(holding(0), true)).toBe('moved')
    expect(forcedMove(holding(1), false)).toBe('moved')
  })
})

describe('A fight to the end', () => {
  test('rolls until it is over', () => {
    const autopilot = new Autopilot()
    const roll = scene('roll', { says: [ROLL] }, 'peru')
    expect(autopilot.next(roll)).toBeNull()
    autopilot.start('fight', roll)
    expect(autopilot.next(roll)).toBe('roll')
    autopilot.settle(scene('hits', {}, 'peru'))
    expect(autopilot.next(roll)).toBe('roll')
    autopilot.settle(scene('choose_fight', { marks: { chile: 'fight chile' } }))
    expect(autopilot.mode).toBe('off')
  })

  test('stops where another card could be played', () => {
    const autopilot = new Autopilot()
    autopilot.start('fight', scene('roll', { says: [ROLL] }, 'peru'))
    autopilot.settle(scene('roll', { says: [ROLL], plays: [CARD] }, 'peru'))
    expect(autopilot.mode).toBe('off')
  })
})

describe('An invasion', () => {
  // By number of units, the chance to win with the first roll and without it.
  const prospect: Prospect = {
    defence: { tanks: 1, planes: 0 },
    defender: 1,
    first: [0, 0.3, 0.6, 0.9, 0.95, 0.96],
    second: [0, 0.1, 0.3, 0.5, 0.7, 0.8],
    first_with: 1,
    invading: { tanks: 0, planes: 0 },
    subs: 0,
  }

  test('begins with what is likeliest to win, and a tank stays behind where that costs little', () => {
    expect(propose(prospect, 0, 3, 0)).toEqual([3, 0])
    expect(propose(prospect, 0, 2, 2)).toEqual([2, 2])
    expect(propose(prospect, 0, 4, 1)).toEqual([3, 1])
  })

  const march = { target: 'peru', unit: 'tank', sea: null, invades: 1, pattern: '' } as const

  test('comes from where it is likeliest to win', () => {
    const marches = [
      { ...march, origin: 'brazil', unit: 'plane', most: 3 } as const,
      { ...march, origin: 'colombia', most: 4 },
    ]
    // Three planes roll first, four tanks do not.
    const offers = { ...NOTHING, marches, prospects: { peru: prospect } }
    expect(bestOrigins({ offers, turn: 0 }).get('peru')).toBe('brazil')
  })

  test('of what stays at home, from where most can go', () => {
    const marches = [
      { ...march, invades: null, origin: 'brazil', most: 2 },
      { ...march, invades: null, origin: 'brazil', most: 2, sea: 'lake' },
      { ...march, invades: null, origin: 'colombia', most: 3 },
    ]
    const best = bestOrigins({ offers: { ...NOTHING, marches }, turn: 0 })
    expect(best.get('peru')).toBe('colombia')
    expect(best.get('chile')).toBeUndefined()
  })
})
