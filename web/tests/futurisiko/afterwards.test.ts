// Whether a fight that is over stays in sight.
import { expect, test } from 'vitest'
import { isBetweenOwn } from '../../src/games/futurisiko/fight/afterwards.svelte'
import type { Theatre, WorldScene } from '../../src/games/futurisiko/scene'

const RED = 0
const BLUE = 2

function after(attacker: number, phase: WorldScene['phase']): Pick<WorldScene, 'phase' | 'theatre' | 'turn'> {
  // Who attacks in it is all that is asked.
  const theatre = { attacker } as Theatre
  return { phase, theatre, turn: RED }
}

test('my last fight stays beside the choice of my next one', () => {
  expect(isBetweenOwn(after(RED, 'choose_fight'))).toBe(true)
})

test('a fight of others does not push my choice out of sight', () => {
  expect(isBetweenOwn(after(BLUE, 'choose_fight'))).toBe(false)
})

test('what else I do is not covered by any fight', () => {
  expect(isBetweenOwn(after(RED, 'move'))).toBe(false)
})
