// The game log: what has happened at a table, line by line; moves on one topic share a line.
import type { EventMessage, Narration } from './types'

/** What came of one action, and who did it: a seat, chance, or nobody in particular. */
export interface LogEntry {
  id: number
  by: number | 'chance' | null
  /** Its text, as far as one may see it. */
  move: string | null
  told: Narration
}

/** One action of a line, in words of its own; where several take turns in a line, it may be another's. */
export interface LogStep {
  id: number
  about: number | 'chance' | null
  words: string
  move: string | null
}

export interface LogLine {
  /** The first and the last action it tells. */
  first: number
  last: number
  about: number | 'chance' | null
  words: string
  steps: LogStep[]
  /** What it says of them, each added to those before. */
  parts: string[]
  /** Whether a new part of the game begins with it. */
  opens: boolean
}

/** A step as it stands alone. */
export interface ToldStep extends Pick<LogLine, 'about' | 'words'> {
  /** Whether its line begins with it: then it goes on from the name. */
  isFirst: boolean
}

const STOP = '.'
// What is added to a line stands close to it if it begins like this (in French, with a blank of its own).
const CLOSE = /^[\s,;:.]/

/** The lines that entries make. */
export function logLines(entries: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = []
  let topic = ''
  for (const { id, by, move, told } of entries) {
    if (!told.words) continue
    const line = lines.at(-1)
    const about = told.about ?? by
    const step = { id, words: told.words, move }
    if (line && told.topic && told.topic === topic) {
      extend(line.parts, told)
      line.words = line.parts.reduce(add)
      line.last = id
      // What chance does in a line is told of whom the line is about.
      line.steps.push({ ...step, about: about === 'chance' ? line.about : about })
    } else {
      topic = told.topic
      const { words, opens } = told
      lines.push({ first: id, last: id, about, words, steps: [{ ...step, about }], parts: [words], opens })
    }
  }
  return lines
}

/** What was told last, up to an action, and of whom. */
export function lastTold(lines: readonly LogLine[], upTo = Infinity): ToldStep | null {
  const line = lines.filter(({ first }) => first <= upTo).at(-1)
  const step = line?.steps.filter(({ id }) => id <= upTo).at(-1)
  return line && step ? { about: step.about, words: step.words, isFirst: step.id === line.first } : null
}

/** The entries of a live table: what was taken back is forgotten. */
export function logEntries(events: readonly EventMessage[]): LogEntry[] {
  const entries: (LogEntry & { acted: boolean })[] = []
  for (const { kind, version, seat, move, told, back } of events) {
    if (kind === 'undo') forget(entries, back ?? 0)
    const by = kind === 'deal' ? 'chance' : seat
    entries.push({ id: version, by, move, told, acted: kind === 'move' || kind === 'deal' })
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

/** Adds what came of an action to the parts of a line, or to what the last one came to. */
function extend(parts: string[], { more, total }: Narration): void {
  if (total) parts[parts.length - 1] = parts.length > 1 ? more : total
  else parts.push(more)
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
