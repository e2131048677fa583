import { describe, expect, test } from 'vitest'
import { quotientOf } from '../../src/games/feurio/quotient'

describe('A quotient', () => {
  test('is a whole number where nothing is left over', () => {
    expect(quotientOf(14, 2)).toEqual({ whole: 7, fraction: '' })
  })

  test.each([
    [20, 6, 3, '1⁄3'],
    [9, 6, 1, '1⁄2'],
    [11, 5, 2, '1⁄5'],
    [10, 4, 2, '1⁄2'],
    [25, 6, 4, '1⁄6'],
  ])('of %i and %i has its fraction in lowest terms', (sum, divisor, whole, fraction) => {
    expect(quotientOf(sum, divisor)).toEqual({ whole, fraction })
  })
})
