import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forget, makeNonce, recall, remember } from '../../../src/server/fairness/own-nonces'

const added = { table: 'one', commitment: 'c', nonce: 'n' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

describe('What this browser adds to a draw', () => {
  test('is 32 hexadecimal digits, and never the same', () => {
    expect(makeNonce()).toMatch(/^[0-9a-f]{32}$/)
    expect(makeNonce()).not.toBe(makeNonce())
  })

  test('is remembered by table, until its player gets up again', () => {
    remember(added)
    remember({ ...added, table: 'two', nonce: 'm' })
    expect(recall('one')).toEqual(added)
    forget('one')
    expect(recall('one')).toBeNull()
    expect(recall('two')?.nonce).toBe('m')
  })

  test('is the last one where somebody sat down twice', () => {
    remember(added)
    remember({ ...added, nonce: 'm' })
    expect(recall('one')?.nonce).toBe('m')
  })

  test('is forgotten after many other tables', () => {
    remember(added)
    for (let n = 0; n < 200; n++) remember({ ...added, table: `later ${n}` })
    expect(recall('one')).toBeNull()
    expect(recall('later 0')).not.toBeNull()
  })

  test('is nothing where the browser keeps something else', () => {
    localStorage.setItem('ludoteca-draws', '{')
    expect(recall('one')).toBeNull()
  })
})
