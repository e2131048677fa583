// Notifications of the browser, when it is our turn and no page of ours is in sight.
import { navigate } from '../router.svelte'
import { list } from '../i18n/formats'
import { say } from '../i18n/translate.svelte'
import { readSetting, saveSetting } from '../browser/storage'
import type { WaitingTable } from './waiting-tables'

/** Off, on, refused by the browser, or not to be had here. */
export type NotificationState = 'off' | 'on' | 'refused' | 'unsupported'

// As browsers have stored it since the first version.
const SETTING = 'bell'
// Phones show a notification only for a worker; it can be pressed when its page is gone, too.
const WORKER = '/notifications.js'

let wish = $state(readSetting(SETTING) === 'on')
let permission = $state(canNotify() ? Notification.permission : 'denied')

function canNotify(): boolean {
  return isSecureContext && 'Notification' in globalThis && 'serviceWorker' in navigator
}

/** Whether notifications are shown, and if not, why. */
export function notificationState(): NotificationState {
  if (!canNotify()) return 'unsupported'
  if (wish && permission === 'granted') return 'on'
  return permission === 'denied' ? 'refused' : 'off'
}

/** Whether a turn is to be notified. */
export function wantsNotifications(): boolean {
  return notificationState() === 'on'
}

/** Turn notifications on: the browser asks its owner, now and never before. */
export async function enableNotifications(): Promise<void> {
  if (!canNotify()) return
  permission = await Notification.requestPermission()
  wish = permission === 'granted'
  saveSetting(SETTING, wish ? 'on' : 'off')
  if (wish) await navigator.serviceWorker.register(WORKER)
}

/** Turn notifications off. */
export function disableNotifications(): void {
  wish = false
  saveSetting(SETTING, 'off')
}

/** Go to the table of a notification that is pressed. */
export function openPressedNotifications(): void {
  if (!canNotify()) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ open: string }>) => navigate(data.open))
  navigator.serviceWorker.startMessages()
}

/** Show that a table waits. */
export async function notifyTurn({ id, title, players }: WaitingTable): Promise<void> {
  // There is one only if somebody wanted it; a browser may have cleared it away since.
  if (!(await navigator.serviceWorker.getRegistration(WORKER))) await navigator.serviceWorker.register(WORKER)
  // One that is still being set up can show nothing yet.
  const worker = await navigator.serviceWorker.ready
  await worker.showNotification(say('web-notification-turn', { game: title }), {
    body: say('web-notification-players', { names: list(players.filter((name) => name !== '')) }),
    tag: id,
    data: `/table/${encodeURIComponent(id)}`,
  })
}
