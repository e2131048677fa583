// What is said on the page: reactive, so that everything is said anew when the language changes.
import type { FluentBundle } from '@fluent/bundle'
import { readSetting, saveSetting } from '../browser/storage'
import { addMessages, ENGLISH, find, makeBundle, preferred, type Facts, type Language } from './messages'

const files = import.meta.glob<string>('../../../src/ludoteca/locales/*/{web,*/web}.ftl', {
  query: '?raw',
  import: 'default',
})
const FOLDER = '../../../src/ludoteca/locales'
const SHELL = 'web'

// The files of messages that have been asked for, to be fetched again in another language.
const wanted = new Set([SHELL])
let words = $state.raw<{ language: Language; bundles: FluentBundle[] }>({
  language: ENGLISH,
  bundles: [],
})

/** Speak the language remembered, or else the one the browser likes best. */
export async function startLanguage(): Promise<void> {
  await switchTo(preferred([readSetting('language') ?? '', ...navigator.languages]))
}

/** Speak another language from now on. */
export async function setLanguage(language: Language): Promise<void> {
  saveSetting('language', language)
  await switchTo(language)
}

/** Fetch one more file of messages. */
export async function loadMessages(file: string): Promise<void> {
  if (wanted.has(file)) return
  wanted.add(file)
  await switchTo(words.language)
}

/** The message with this key, in the language of the page. */
export function say(key: string, facts: Facts = {}): string {
  return find(words.bundles, key, facts)
}

/** The language of the page. */
export function language(): Language {
  return words.language
}

async function switchTo(language: Language): Promise<void> {
  const languages = language === ENGLISH ? [ENGLISH] : [language, ENGLISH]
  const bundles = await Promise.all(languages.map(load))
  words = { language, bundles }
  document.documentElement.lang = language
}

async function load(language: string): Promise<FluentBundle> {
  const bundle = makeBundle(language)
  const texts = await Promise.all([...wanted].map(async (file) => files[`${FOLDER}/${language}/${file}.ftl`]?.()))
  for (const text of texts) if (text) addMessages(bundle, text)
  return bundle
}
