// Tables that wait for us: which are new, and which come first.
import type { TableCard } from './types'

/** A table at which it is our turn. */
export interface Waiting {
  id: string
  title: string
  /** The other players. */
  players: readonly string[]
  deadline: number | null
  /** Whether somebody else or a clock waits, not only bots. */
  pressing: boolean
}

/** What a list of tables tells. */
export function waitingIn(tables: readonly TableCard[]): Waiting[] {
  return tables
    .filter(({ pressing }) => pressing)
    .map(({ id, title, players, deadline, pressing }) => ({ id, title, players, deadline, pressing }))
}

/** What is known of all tables, where we hear of one of them ourselves. */
export function combine(told: readonly Waiting[], heard: { id: string; waiting: Waiting | null } | null): Waiting[] {
  const others = told.filter(({ id }) => id !== heard?.id)
  return [...others, ...(heard?.waiting ? [heard.waiting] : [])].sort((a, b) => lateness(a) - lateness(b))
}

function lateness({ deadline }: Waiting): number {
  return deadline ?? Number.MAX_VALUE
}

/** The tables that did not wait before. */
export function arrivals(before: readonly Waiting[], now: readonly Waiting[]): Waiting[] {
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id }) => !known.has(id))
}

/** Tables in the order of a list: what presses by the time left, then what is ours to do, then the newest. */
export function sortTables(tables: readonly TableCard[]): TableCard[] {
  const rank = ({ pressing, my_turn, status }: TableCard): number =>
    pressing ? 0 : my_turn ? 1 : status === 'playing' || status === 'waiting' ? 2 : 3
  const late = ({ deadline }: TableCard): number => deadline ?? Number.MAX_VALUE
  return [...tables].sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b)
    // Who has waited longest comes first; of all others the newest does.
    return rank(a) === 0 ? late(a) - late(b) || a.updated_at - b.updated_at : b.updated_at - a.updated_at
  })
}
