// Every message that a component says is in English, and nothing is there that nobody says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const SOURCE = new URL('../../src/', import.meta.url).pathname
const MESSAGES = new URL('../../../src/ludoteca/locales/en/web.ftl', import.meta.url).pathname

const text = readFileSync(MESSAGES, 'utf-8')
const written = Array.from(text.matchAll(/^(web-[\w-]+) =/gm), ([, key]) => key ?? '')
// What Fluent cannot read it leaves out without a word.
const known = new Set(new FluentResource(text).body.map(({ id }) => id))
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf-8'))
  .join('\n')
const said = Array.from(source.matchAll(/'(web-[\w-]+)'/g), ([, key]) => key ?? '')
// Keys that are put together, such as `web-theme-${value}`.
const stems = Array.from(source.matchAll(/`(web-[\w-]+-)\$/g), ([, stem]) => stem ?? '')

describe('The messages of the pages', () => {
  test('are well written', () => expect(written.filter((key) => !known.has(key))).toEqual([]))

  test('that are said are all there', () => {
    expect(said.filter((key) => !known.has(key))).toEqual([])
    expect(stems.filter((stem) => ![...known].some((key) => key.startsWith(stem)))).toEqual([])
  })

  test('that are there are all said', () => {
    const isSaid = (key: string): boolean => said.includes(key) || stems.some((stem) => key.startsWith(stem))
    expect([...known].filter((key) => !isSaid(key))).toEqual([])
  })
})
