// Every message that this game says is in English, and nothing is there that nobody says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const FOLDER = new URL('../../src/games/futurisiko/', import.meta.url).pathname
const FILE = new URL('../../../src/ludoteca/locales/en/futurisiko/web.ftl', import.meta.url).pathname
const LESSON = new URL('../../../src/ludoteca/games/futurisiko/present/lesson.json', import.meta.url).pathname

const text = readFileSync(FILE, 'utf-8')
const written = Array.from(text.matchAll(/^(futurisiko-web-[\w-]+) =/gm), ([, key]) => key ?? '')
const known = new Set(new FluentResource(text).body.map(({ id }) => id))
const source = readdirSync(FOLDER, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(join(FOLDER, file), 'utf-8'))
  .join('\n')
const lesson = readFileSync(LESSON, 'utf-8')
const said = [
  ...Array.from(source.matchAll(/'(futurisiko-web-[\w-]+)'/g), ([, key]) => key ?? ''),
  ...Array.from(lesson.matchAll(/"(futurisiko-web-[\w-]+)"/g), ([, key]) => key ?? ''),
  // The players of a lesson, whom the page of lessons names.
  'futurisiko-web-lesson-you',
  'futurisiko-web-lesson-other',
]
// Keys that are put together, such as `futurisiko-web-way-${way}`.
const stems = Array.from(source.matchAll(/`(futurisiko-web-(?:[\w-]+-)?)\$/g), ([, stem]) => stem ?? '')
const parts = stems.flatMap((stem) => (stem === 'futurisiko-web-' ? [`${stem}now-`, `${stem}watch-`] : [stem]))

test('The messages are well written', () => expect(written.filter((key) => !known.has(key))).toEqual([]))

test('What is said is there', () => {
  expect(said.filter((key) => !known.has(key))).toEqual([])
  expect(parts.filter((stem) => ![...known].some((key) => key.startsWith(stem)))).toEqual([])
})

test('What is there is said', () => {
  const isSaid = (key: string): boolean => said.includes(key) || parts.some((stem) => key.startsWith(stem))
  expect([...known].filter((key) => !isSaid(key))).toEqual([])
})
