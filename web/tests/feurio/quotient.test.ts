import { describe, expect, test } from 'vitest'
import { writeQuotient } from '../../src/games/feurio/quotient'

describe('A quotient', () => {
  test('is a whole number where nothing is left over', () => {
    expect(writeQuotient(14, 2)).toBe('7')
  })

  test.each([
    [20, 6, '3⅓'],
    [9, 6, '1½'],
    [11, 5, '2⅕'],
    [10, 4, '2½'],
    [25, 6, '4⅙'],
  ])('of %i and %i has its fraction in lowest terms', (sum, divisor, written) => {
    expect(writeQuotient(sum, divisor)).toBe(written)
  })

  test('has a sign for every fraction that tiles can make', () => {
    for (const divisor of [1, 2, 3, 4, 5, 6])
      for (let rest = 1; rest < divisor; rest++) expect(writeQuotient(divisor + rest, divisor)).toMatch(/^1[^0-9]$/)
  })
})
