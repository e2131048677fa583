import { describe, expect, test } from 'vitest'
import { addMessages, find, makeBundle, preferred } from '../../src/i18n/messages'

function bundle(language: string, text: string) {
  const made = makeBundle(language)
  addMessages(made, text)
  return made
}

describe('A message', () => {
  const italian = bundle('it', 'board = Tavola')
  const english = bundle('en', 'board = Board\nturn = { $n } of\n    { $all }\n    .about = Which turn')

  test('is said in the language of the page', () => {
    expect(find([italian, english], 'board')).toBe('Tavola')
  })
  test('is said in English where that language lacks it', () => {
    expect(find([italian, english], 'turn', { n: 1, all: 2 })).toBe('1 of 2')
  })
  test('may have attributes', () => expect(find([english], 'turn.about')).toBe('Which turn'))
  test('that nobody wrote is an error', () => expect(() => find([english], 'nothing')).toThrow('nothing'))
  test('is never said without its facts', () => expect(() => find([english], 'turn')).toThrow('turn'))
})

test('The language is the first of the wishes that we speak', () => {
  expect(preferred(['', 'es-ES', 'de-AT', 'fr'])).toBe('de')
  expect(preferred(['ja'])).toBe('en')
})
