// What this browser adds to draws: a random number for each table, once the server is bound by its secret. It
// remembers both, so that a server that takes another secret, or leaves the number out, is found out.
import { readSetting, saveSetting } from '../../browser/storage'

/** What was added at a table, and what the server was bound by before. */
export interface Added {
  table: string
  commitment: string
  nonce: string
}

const SETTING = 'draws'
const BYTES = 16
/** Of so many tables it is remembered. */
const MOST = 200

/** A number that nobody can foresee, as hexadecimal digits. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What this browser has added at a table; null where it has not. */
export function recall(table: string): Added | null {
  return readAll().find((added) => added.table === table) ?? null
}

/** Remember what was added. */
export function remember(added: Added): void {
  saveAll([...others(added.table), added])
}

/** Somebody got up again: nothing of theirs is in the draws. */
export function forget(table: string): void {
  saveAll(others(table))
}

function others(table: string): Added[] {
  return readAll().filter((added) => added.table !== table)
}

function readAll(): Added[] {
  try {
    return JSON.parse(readSetting(SETTING) ?? '[]') as Added[]
  } catch {
    return []
  }
}

function saveAll(all: readonly Added[]): void {
  saveSetting(SETTING, JSON.stringify(all.slice(-MOST)))
}
