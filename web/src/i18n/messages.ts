// Messages in Fluent: found by key, in the player's language or else in English.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Fact = string | number
export type Facts = Record<string, Fact>

export const ENGLISH = 'en'
export const LANGUAGES = ['en', 'it', 'fr', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The messages of one language. */
export function makeBundle(language: string): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

/** Add the text of a message file; what it says twice is an error. */
export function addMessages(bundle: FluentBundle, text: string): void {
  const errors = bundle.addResource(new FluentResource(text))
  if (errors[0]) throw errors[0]
}

/** The message with this key (`key.attribute` for an attribute), from the first bundle that has it. */
export function find(bundles: readonly FluentBundle[], key: string, facts: Facts = {}): string {
  const [name = '', attribute] = key.split('.')
  for (const bundle of bundles) {
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) continue
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, facts, errors)
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`)
    return text.replace(/\s+/g, ' ').trim()
  }
  throw new Error(`There is no message ${key}`)
}

/** The language of ours that somebody likes best. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => language === wish.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return ENGLISH
}
