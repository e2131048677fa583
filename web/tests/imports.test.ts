// No module of the client imports itself by way of others, not even for a type or when a page is opened.
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCE = new URL('../src/', import.meta.url).pathname

type Graph = ReadonlyMap<string, readonly string[]>

/** The modules that each module names, by their paths in a folder. */
function importsIn(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  )
  const known = new Set(files)
  return new Map(files.map((file) => [file, namedIn(join(folder, file)).flatMap((name) => resolve(file, name, known))]))
}

/** What a file imports; that TypeScript finds in the scripts of a component, too. */
function namedIn(path: string): string[] {
  const text = readFileSync(path, 'utf-8')
  const scripts = path.endsWith('.svelte')
    ? Array.from(text.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, script]) => script)
    : [text]
  return ts.preProcessFile(scripts.join('\n')).importedFiles.map(({ fileName }) => fileName)
}

function resolve(file: string, name: string, known: ReadonlySet<string>): string[] {
  if (!name.startsWith('.')) return []
  const path = normalize(join(file, '..', name))
  return [path, `${path}.ts`, join(path, 'index.ts')].filter((found) => known.has(found)).slice(0, 1)
}

/** The circles that a walk along all imports comes upon, each as the way around it. */
function circlesIn(graph: Graph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  function walk(file: string, way: string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (way.includes(file) || done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return circles
}

test('There are no circles of imports', () => {
  const graph = importsIn(SOURCE)
  expect(graph.get('main.ts')).toContain('App.svelte')
  expect(graph.get('pages/index.ts')).toContain('pages/Home.svelte')
  expect(circlesIn(graph)).toEqual([])
})

test('A circle is found, however long it is', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circlesIn(graph)).toEqual(['a → b → c → a'])
})
