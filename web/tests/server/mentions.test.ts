import { describe, expect, test } from 'vitest'
import { nameMentions, splitMentions } from '../../src/server/mentions'

const words = 'claims Brazil; \u20681\u2069 Peru; \u20680\u2069 Egypt.'

describe('A sentence that mentions seats', () => {
  test('falls into words and seats', () => {
    expect(splitMentions(words)).toEqual(['claims Brazil; ', 1, ' Peru; ', 0, ' Egypt.'])
    expect(splitMentions('\u20682\u2069 begins')).toEqual([2, ' begins'])
    expect(splitMentions('nobody moves 2 tanks.')).toEqual(['nobody moves 2 tanks.'])
  })

  test('is read out with the names of those who sit there', () => {
    expect(nameMentions(words, (seat) => ['Ada', 'Bruno'][seat] ?? '')).toBe('claims Brazil; Bruno Peru; Ada Egypt.')
  })
})
