import { describe, expect, test } from 'vitest'
import { Autopilot, forcedMove } from '../../src/games/futurisiko/orders/autopilot.svelte'
import { bestOrigin, propose } from '../../src/games/futurisiko/orders/orders'
import type { Offers, Playing, Prospect, WorldScene } from '../../src/games/futurisiko/scene'

const NOTHING: Offers = {
  marks: {},
  says: [],
  shows: [],
  plays: [],
  builds: [],
  marches: [],
  removals: [],
  prospects: {},
}
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
  } as unknown as WorldScene
}

describe('What leaves no choice', () => {
  const ready = { move: 'ready', verb: 'ready', words: '' }

  test('goes on by itself', () => {
    expect(forcedMove(scene('diplomacy', { says: [ready] }))).toBe('ready')
    expect(forcedMove(scene('choose_fight', { marks: { peru: 'fight peru' } }))).toBe('fight peru')
  })

  test('is not what a card could be played in, nor a roll, nor what one has built', () => {
    expect(forcedMove(scene('diplomacy', { says: [ready], plays: [CARD] }))).toBeNull()
    expect(forcedMove(scene('roll', { says: [ROLL] }, 'peru'))).toBeNull()
    const built = scene('produce', { says: [{ move: 'built', verb: 'built', words: '' }] })
    built.production = { built: [{ unit: 'tank', place: 'peru', count: 9 }], left: 0, spent: 9 }
    expect(forcedMove(built)).toBeNull()
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

  test('comes from where most can go', () => {
    const march = { target: 'peru', unit: 'tank', sea: null, invades: 1, pattern: '' } as const
    const marches = [
      { ...march, origin: 'brazil', most: 2 },
      { ...march, origin: 'colombia', most: 5 },
    ]
    expect(bestOrigin({ ...NOTHING, marches }, 'peru')).toBe('colombia')
    expect(bestOrigin({ ...NOTHING, marches }, 'chile')).toBeNull()
  })
})
