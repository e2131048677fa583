// Where it is our turn, on every page: asked for seldom, and by one of all pages that are open.
import { untrack } from 'svelte'
import { notifyTurn, wantsNotifications } from './notifications.svelte'
import { api } from '../server/api'
import { readSetting, saveSetting } from '../browser/storage'
import type { TableCard } from '../server/types'
import { newlyWaiting, combine, waitingTables, type WaitingTable } from './waiting-tables'

// Seldom enough for the server, often enough for somebody who waits for a turn.
const POLL_EVERY = 20_000
// So long a page that is in sight has time to say so.
const SEEN_WITHIN = 300
const LAST_POLL = 'asked'

type ChannelMessage = { kind: 'turns'; waiting: WaitingTable[] } | { kind: 'seen' }

let listed = $state.raw<readonly WaitingTable[]>([])
/** The table on this page, of which its own connection tells more than any list. */
let live = $state.raw<{ id: string; waiting: WaitingTable | null } | null>(null)
/** The table that this page has heard of: after a lost connection its turns are news again. */
let greeted: string | null = null
let seen = false
let isFirst = true
const all = $derived(combine(listed, live))
const channel = new BroadcastChannel('ludoteca')

/** The tables that wait for us, the most pressing first. */
export function turns(): readonly WaitingTable[] {
  return all.filter(({ pressing }) => pressing)
}

/** How many they are. */
export function countTurns(): number {
  return turns().length
}

/** A list of all our tables has come: nobody need ask again soon. */
export function receiveTables(tables: readonly TableCard[]): void {
  saveSetting(LAST_POLL, String(Date.now()))
  setListed(tables)
}

/** What the connection of the table on this page says. */
export function receiveTable(id: string, waiting: WaitingTable | null): void {
  // Whoever tells us this need not hear of what we make of it.
  untrack(() => {
    // What waits already when a page is opened is no news.
    update(() => (live = { id, waiting }), greeted !== id)
    greeted = id
  })
}

/** The connection is down, or the page is left: what it said holds until a list knows better. */
export function forgetTable(): void {
  untrack(() => {
    listed = all
    live = null
  })
}

/** Keep watch for as long as this page is open. */
export function watchTurns(): void {
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === 'seen') seen = true
    else {
      listed = data.waiting
      isFirst = false
      if (document.visibilityState === 'visible') channel.postMessage({ kind: 'seen' } satisfies ChannelMessage)
    }
  })
  document.addEventListener('visibilitychange', () => void poll())
  setInterval(() => void poll(), POLL_EVERY / 4)
  void poll()
}

async function poll(): Promise<void> {
  if (document.visibilityState === 'hidden' && !wantsNotifications()) return
  // Another page may just have asked: what it heard it has told us. A clock may have been set back.
  if (Math.abs(Date.now() - Number(readSetting(LAST_POLL))) < POLL_EVERY && !isFirst) return
  saveSetting(LAST_POLL, String(Date.now()))
  try {
    setListed(await api.tables('turn'))
  } catch {
    // What could not be asked now is asked again; the page on show says if the server is silent.
  }
}

function setListed(tables: readonly TableCard[]): void {
  update(() => (listed = waitingTables(tables)), isFirst)
  isFirst = false
}

function update(change: () => void, quietly: boolean): void {
  const before = all
  change()
  const fresh = newlyWaiting(before, all)
  if (fresh.length > 0 || all.length < before.length) {
    channel.postMessage({ kind: 'turns', waiting: all } satisfies ChannelMessage)
  }
  if (quietly || fresh.length === 0 || !wantsNotifications() || document.visibilityState === 'visible') return
  seen = false
  setTimeout(() => {
    if (!seen) for (const waiting of fresh) void notifyTurn(waiting)
  }, SEEN_WITHIN)
}
