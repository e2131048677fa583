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
// What was fetched: the bundle of each language, and the files that are in it or on their way.
const bundleOf = new Map<Language, FluentBundle>()
const fetched = new Map<string, Promise<void>>()

// Apart, so that only what is said is said anew when there is more to say: whoever asks for the language alone, such
// as a request to the server, is not made to ask again.
let spoken = $state<Language>(ENGLISH)
let bundles = $state.raw<readonly FluentBundle[]>([])
// What is to be spoken, once its messages are there.
let wished: Language = ENGLISH

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
  await switchTo(wished)
}

/** The message with this key, in the language of the page. */
export function say(key: string, facts: Facts = {}): string {
  return find(bundles, key, facts)
}

/** The language of the page. */
export function language(): Language {
  return spoken
}

async function switchTo(language: Language): Promise<void> {
  wished = language
  const languages: Language[] = language === ENGLISH ? [ENGLISH] : [language, ENGLISH]
  const loaded = await Promise.all(languages.map(load))
  // Another was chosen meanwhile.
  if (wished !== language) return
  bundles = loaded
  spoken = language
  document.documentElement.lang = language
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = bundleOf.get(language) ?? makeBundle(language)
  bundleOf.set(language, bundle)
  await Promise.all([...wanted].map((file) => fetchOnce(bundle, `${FOLDER}/${language}/${file}.ftl`)))
  return bundle
}

/** Add a file to a bundle, unless it is there or on its way; one that did not come is fetched again when asked for. */
function fetchOnce(bundle: FluentBundle, path: string): Promise<void> {
  const coming = fetched.get(path) ?? addFile(bundle, path)
  fetched.set(path, coming)
  coming.catch(() => fetched.delete(path))
  return coming
}

async function addFile(bundle: FluentBundle, path: string): Promise<void> {
  const text = await files[path]?.()
  if (text) addMessages(bundle, text)
}
