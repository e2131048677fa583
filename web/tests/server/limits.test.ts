import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '../../src/server/limits'

const LIMITS = new URL('../../../src/ludoteca/server/limits/sizes.py', import.meta.url)

test('Fields take as much as the server does', () => {
  const theirs = readFileSync(LIMITS, 'utf-8')
  for (const [name, limit] of Object.entries(limits)) expect(theirs).toContain(`\n${name} = ${limit}\n`)
})
