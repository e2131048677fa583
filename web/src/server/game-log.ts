// The game log: what has happened at a table, line by line; moves on one topic share a line.
import type { EventMessage, Narration } from './types'

/** What came of one action, and who did it: a seat, chance, or nobody in particular. */
export interface LogEntry {
  id: number
  by: number | 'chance' | null
  told: Narration
}

export interface LogLine {
  /** The first and the last action it tells. */
  first: number
  last: number
  about: number | 'chance' | null
  words: string
  /** Whether a new part of the game begins with it. */
  opens: boolean
}

const STOP = '.'
// What is added to a line stands close to it if it begins like this (in French, with a blank of its own).
const CLOSE = /^[\s,;:.]/

/** The lines that entries make. */
export function logLines(entries: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = []
  let topic = ''
  for (const { id, by, told } of entries) {
    if (!told.words) continue
    const line = lines.at(-1)
    if (line && told.topic && told.topic === topic) {
      line.words = add(line.words, told.more)
      line.last = id
    } else {
      topic = told.topic
      lines.push({ first: id, last: id, about: told.about ?? by, words: told.words, opens: told.opens })
    }
  }
  return lines
}

/** The entries of a live table: what was taken back is forgotten. */
export function logEntries(events: readonly EventMessage[]): LogEntry[] {
  const entries: (LogEntry & { acted: boolean })[] = []
  for (const { kind, version, seat, told, back } of events) {
    if (kind === 'undo') forget(entries, back ?? 0)
    const by = kind === 'deal' ? 'chance' : seat
    entries.push({ id: version, by, told, acted: kind === 'move' || kind === 'deal' })
  }
  return entries
}

function forget(entries: { acted: boolean }[], actions: number): void {
  for (let n = entries.length - 1; n >= 0 && actions > 0; n--) {
    if (!entries[n]?.acted) continue
    entries.splice(n, 1)
    actions -= 1
  }
}

/** A sentence with more in it, before its full stop. */
function add(words: string, more: string): string {
  if (!more) return words
  const gap = CLOSE.test(more) ? '' : ' '
  return `${unstopped(words)}${gap}${unstopped(more)}${STOP}`
}

function unstopped(words: string): string {
  return words.endsWith(STOP) ? words.slice(0, -1) : words
}
