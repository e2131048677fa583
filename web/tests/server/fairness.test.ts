import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chosenBy, fractionOf, verify } from '../../src/server/fairness'
import type { Deal, DealtDraw } from '../../src/server/types'

// Draws by `ludoteca.core.chance.Dealer`, written by Python.
const deal = JSON.parse(readFileSync(new URL('./deal.json', import.meta.url), 'utf-8')) as Deal & {
  seed: string
  draws: DealtDraw[]
}

describe('A deal', () => {
  test('that the dealer made is found honest', async () => {
    expect(await verify(deal)).toEqual({ committed: true, wrong: [] })
  })

  test('with another seed than the one committed to is not', async () => {
    const { committed, wrong } = await verify({ ...deal, seed: 'another' })
    expect(committed).toBe(false)
    expect(wrong.length).toBeGreaterThan(0)
  })

  test('with one draw changed names that draw', async () => {
    const draws = deal.draws.map((draw) => ({ ...draw, chosen: draw.n === 5 ? draw.chosen + 1 : draw.chosen }))
    expect((await verify({ ...deal, draws })).wrong).toEqual([5])
  })

  test('that leaves out a draw is not honest', async () => {
    expect((await verify({ ...deal, draws: deal.draws.slice(1) })).wrong).not.toEqual([])
  })
})

describe('The fraction of a digest', () => {
  test('is its first 53 bits, none of them lost', () => {
    expect(fractionOf(new Uint8Array(32).fill(255))).toBe(1 - 2 ** -53)
    const last = new Uint8Array(32)
    last[6] = 8
    expect(fractionOf(last)).toBe(2 ** -53)
  })

  test('falls on the outcome whose chances it is within', () => {
    expect([0, 0.24, 0.25, 0.74, 0.75, 0.99].map((x) => chosenBy(x, [0.25, 0.5, 0.25]))).toEqual([0, 0, 1, 1, 2, 2])
  })
})
