import { expect, test } from 'vitest'
import { ago } from '../../src/i18n/formats'

test('what has just happened is now, and no minute old', () => {
  expect(ago(1000, 1030)).toBe('now')
  expect(ago(1000, 1090)).toBe('1 minute ago')
  expect(ago(1000, 1000 + 26 * 60 * 60)).toBe('yesterday')
})
