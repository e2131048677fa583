// What the host tells all who are here, on every page: asked for now and then while the page is in sight.
import { api } from './api'
import type { Announcement } from './types'

// In milliseconds: with what a server takes to notice, everybody has read it after half a minute.
const POLL_EVERY = 20_000

let told = $state.raw<Announcement | null>(null)
let closed = $state<string | null>(null)

/** What is told now, unless it was read and closed. */
export function hostMessage(): Announcement | null {
  return told && told.id !== closed ? told : null
}

/** It was read. */
export function closeHostMessage(): void {
  closed = told?.id ?? null
}

/** Keep watch for as long as this page is open. */
export function watchHostMessage(): void {
  document.addEventListener('visibilitychange', () => void poll())
  setInterval(() => void poll(), POLL_EVERY)
  void poll()
}

async function poll(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  try {
    told = await api.announcement()
  } catch {
    // While the server restarts, what it said last holds.
  }
}
