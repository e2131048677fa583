import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chosenBy, fractionOf, mixSeed, verify, type OpenDeal } from '../../../src/server/fairness/verify'

// Draws by `ludoteca.core.chance.Dealer`, written by Python.
function read(name: string): OpenDeal {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf-8')) as OpenDeal
}
const deal = read('deal')
const honest = { committed: true, swapped: false, missing: false, wrong: [] }
const own = { table: 'Jq3x0bVtq5nP', commitment: deal.commitment, nonce: deal.nonces[0]?.nonce ?? '' }

describe('A deal', () => {
  test('that the dealer made is found honest', async () => {
    expect(await verify(deal)).toEqual(honest)
    expect(await verify(deal, own)).toEqual(honest)
  })

  test('to which nobody added anything follows from the secret alone', async () => {
    expect(await verify(read('deal-alone'))).toEqual(honest)
  })

  test('with another secret than the one committed to is not', async () => {
    const { committed, wrong } = await verify({ ...deal, secret: 'another' })
    expect(committed).toBe(false)
    expect(wrong.length).toBeGreaterThan(0)
  })

  test('with another secret and a hash that fits it is found out by who has seen the first hash', async () => {
    const commitment = 'b19d7a4f6ab7b5a4a9bb7c0e3e5a4e8fb9ff8ec1ad4dfd6ea4b5d1c7a4f8a1e2'
    expect((await verify({ ...deal, commitment }, own)).swapped).toBe(true)
    expect((await verify({ ...deal, commitment })).swapped).toBe(false)
  })

  test('that leaves out the number of this browser, or changes it, is found out', async () => {
    const nonces = deal.nonces.map(({ player }) => ({ player, nonce: '' }))
    const verdict = await verify({ ...deal, nonces }, own)
    expect(verdict.missing).toBe(true)
    expect(verdict.wrong.length).toBeGreaterThan(0)
  })

  test('with the numbers at other seats does not follow from them', async () => {
    expect((await verify({ ...deal, nonces: [...deal.nonces].reverse() }, own)).wrong).not.toEqual([])
  })

  test('with one draw changed names that draw', async () => {
    const draws = deal.draws.map((draw) => ({ ...draw, chosen: draw.n === 5 ? draw.chosen + 1 : draw.chosen }))
    expect((await verify({ ...deal, draws })).wrong).toEqual([5])
  })

  test('that leaves out a draw is not honest', async () => {
    expect((await verify({ ...deal, draws: deal.draws.slice(1) })).wrong).not.toEqual([])
  })
})

describe('The seed', () => {
  test('is the secret where nobody adds anything, as in old games', async () => {
    expect(await mixSeed('secret', ['', ''])).toBe('secret')
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
