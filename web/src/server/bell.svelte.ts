// The bell: notifications of the browser when it is our turn and no page of ours is in sight.
import { go } from '../place.svelte'
import { list } from '../words/formats'
import { say } from '../words/words.svelte'
import { recall, remember } from './memory'
import type { Waiting } from './waiting'

/** Off, on, refused by the browser, or not to be had here. */
export type Bell = 'off' | 'on' | 'refused' | 'missing'

const WISH = 'bell'
// Phones show a notification only for a worker; it can be pressed when its page is gone, too.
const WORKER = '/bell.js'

let wish = $state(recall(WISH) === 'on')
let permission = $state(canRing() ? Notification.permission : 'denied')

function canRing(): boolean {
  return isSecureContext && 'Notification' in globalThis && 'serviceWorker' in navigator
}

/** How the bell stands. */
export function bell(): Bell {
  if (!canRing()) return 'missing'
  if (wish && permission === 'granted') return 'on'
  return permission === 'denied' ? 'refused' : 'off'
}

/** Whether somebody wants to be told. */
export function wantsBell(): boolean {
  return bell() === 'on'
}

/** Take the bell out: the browser asks its owner, now and never before. */
export async function hangBell(): Promise<void> {
  if (!canRing()) return
  permission = await Notification.requestPermission()
  wish = permission === 'granted'
  remember(WISH, wish ? 'on' : 'off')
  if (wish) await navigator.serviceWorker.register(WORKER)
}

/** Put the bell away. */
export function muffleBell(): void {
  wish = false
  remember(WISH, 'off')
}

/** Hear of it when a notification is pressed. */
export function answerBell(): void {
  if (!canRing()) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ open: string }>) => go(data.open))
  navigator.serviceWorker.startMessages()
}

/** Tell that a table waits. */
export async function ring({ id, title, players }: Waiting): Promise<void> {
  // There is one only if somebody wanted it; a browser may have cleared it away since.
  const worker = (await navigator.serviceWorker.getRegistration(WORKER)) ?? (await navigator.serviceWorker.register(WORKER))
  await worker.showNotification(say('web-bell-turn', { game: title }), {
    body: say('web-bell-players', { names: list(players.filter((name) => name !== '')) }),
    tag: id,
    data: `/table/${encodeURIComponent(id)}`,
  })
}
