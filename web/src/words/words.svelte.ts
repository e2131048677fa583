// What is said on the page: reactive, so that everything is said anew when the language changes.
import type { FluentBundle } from '@fluent/bundle'
import { recall, remember } from '../server/memory'
import { addMessages, ENGLISH, find, makeBundle, preferred, type Facts, type Language } from './messages'

const files = import.meta.glob<string>('../../../src/ludoteca/locales/*/{web,*-web}.ftl', {
  query: '?raw',
  import: 'default',
})
const FOLDER = '../../../src/ludoteca/locales'
const SHELL = 'web'

// The files of messages that have been asked for, to be fetched again in another language.
const learned = new Set([SHELL])
let words = $state.raw<{ language: Language; bundles: FluentBundle[] }>({
  language: ENGLISH,
  bundles: [],
})

/** Speak the language remembered, or else the one the browser likes best. */
export async function startSpeaking(): Promise<void> {
  await speak(preferred([recall('language') ?? '', ...navigator.languages]))
}

/** Speak another language from now on. */
export async function choose(language: Language): Promise<void> {
  remember('language', language)
  await speak(language)
}

/** Fetch one more file of messages. */
export async function learn(file: string): Promise<void> {
  if (learned.has(file)) return
  learned.add(file)
  await speak(words.language)
}

/** The message with this key, in the language of the page. */
export function say(key: string, facts: Facts = {}): string {
  return find(words.bundles, key, facts)
}

/** The language of the page. */
export function language(): Language {
  return words.language
}

async function speak(language: Language): Promise<void> {
  const languages = language === ENGLISH ? [ENGLISH] : [language, ENGLISH]
  const bundles = await Promise.all(languages.map(load))
  words = { language, bundles }
  document.documentElement.lang = language
}

async function load(language: string): Promise<FluentBundle> {
  const bundle = makeBundle(language)
  const texts = await Promise.all([...learned].map((file) => files[`${FOLDER}/${language}/${file}.ftl`]?.()))
  for (const text of texts) if (text) addMessages(bundle, text)
  return bundle
}
