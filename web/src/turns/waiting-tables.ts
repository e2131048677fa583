// Tables that wait for us: which are new, and which come first.
import type { TableCard } from '../server/types'

/** A table at which it is our turn. */
export interface WaitingTable {
  id: string
  title: string
  /** The other players. */
  players: readonly string[]
  deadline: number | null
  /** Whether somebody else or a clock waits, not only bots. */
  pressing: boolean
}

/** What a list of tables tells. */
export function waitingTables(tables: readonly TableCard[]): WaitingTable[] {
  return tables
    .filter(({ pressing }) => pressing)
    .map(({ id, title, players, deadline, pressing }) => ({ id, title, players, deadline, pressing }))
}

/** What is known of all tables, where we hear of one of them ourselves. */
export function combine(
  listed: readonly WaitingTable[],
  live: { id: string; waiting: WaitingTable | null } | null,
): WaitingTable[] {
  const others = listed.filter(({ id }) => id !== live?.id)
  return [...others, ...(live?.waiting ? [live.waiting] : [])].sort((a, b) => lateness(a) - lateness(b))
}

function lateness({ deadline }: WaitingTable): number {
  return deadline ?? Number.MAX_VALUE
}

/** The tables that did not wait before. */
export function newlyWaiting(before: readonly WaitingTable[], now: readonly WaitingTable[]): WaitingTable[] {
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
