// Where it is our turn, on every page: asked for seldom, and by one of all pages that are open.
import { untrack } from 'svelte'
import { ring, wantsBell } from './bell.svelte'
import { api } from './api'
import { recall, remember } from './memory'
import type { TableCard } from './types'
import { arrivals, combine, waitingIn, type Waiting } from './waiting'

// Seldom enough for the server, often enough for somebody who waits for a turn.
const PAUSE = 20_000
// So long a page that is in sight has time to say so.
const GLANCE = 300
const ASKED = 'asked'

type Word = { kind: 'turns'; waiting: Waiting[] } | { kind: 'seen' }

let told = $state.raw<readonly Waiting[]>([])
/** The table on this page, of which its own line tells more than any list. */
let heard = $state.raw<{ id: string; waiting: Waiting | null } | null>(null)
let seen = false
let isFirst = true
const all = $derived(combine(told, heard))
const channel = new BroadcastChannel('ludoteca')

/** The tables that wait for us, the most pressing first. */
export function turns(): readonly Waiting[] {
  return all.filter(({ pressing }) => pressing)
}

/** How many they are. */
export function countTurns(): number {
  return turns().length
}

/** A list of all our tables has come: nobody need ask again soon. */
export function heed(tables: readonly TableCard[]): void {
  remember(ASKED, String(Date.now()))
  take(tables)
}

/** What the line of the table on this page says. */
export function hear(id: string, waiting: Waiting | null): void {
  // Whoever tells us this need not hear of what we make of it.
  untrack(() => {
    // What waits already when a page is opened is no news.
    learn(() => (heard = { id, waiting }), heard?.id !== id)
  })
}

/** The line is down, or the page is left: lists know better now. */
export function forget(): void {
  heard = null
}

/** Keep watch for as long as this page is open. */
export function watchTurns(): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'seen') seen = true
    else {
      told = data.waiting
      isFirst = false
      if (document.visibilityState === 'visible') channel.postMessage({ kind: 'seen' } satisfies Word)
    }
  })
  document.addEventListener('visibilitychange', () => void look())
  setInterval(look, PAUSE / 4)
  void look()
}

async function look(): Promise<void> {
  if (document.visibilityState === 'hidden' && !wantsBell()) return
  // Another page may just have asked: what it heard it has told us. A clock may have been set back.
  if (Math.abs(Date.now() - Number(recall(ASKED))) < PAUSE && !isFirst) return
  remember(ASKED, String(Date.now()))
  try {
    take(await api.tables('turn'))
  } catch {
    // What could not be asked now is asked again; the page on show says if the server is silent.
  }
}

function take(tables: readonly TableCard[]): void {
  learn(() => (told = waitingIn(tables)), isFirst)
  isFirst = false
}

function learn(change: () => void, quietly: boolean): void {
  const before = all
  change()
  const fresh = arrivals(before, all)
  if (fresh.length > 0 || all.length < before.length) {
    channel.postMessage({ kind: 'turns', waiting: all } satisfies Word)
  }
  if (quietly || fresh.length === 0 || !wantsBell() || document.visibilityState === 'visible') return
  seen = false
  setTimeout(() => {
    if (!seen) for (const waiting of fresh) void ring(waiting)
  }, GLANCE)
}
