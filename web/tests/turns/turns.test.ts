// What this page hears of a table, and when it is told as news.
import { beforeEach, expect, test, vi } from 'vitest'
import type { WaitingTable } from '../../src/turns/waiting-tables'

const notifyTurn = vi.hoisted(() => vi.fn<(waiting: WaitingTable) => Promise<void>>(() => Promise.resolve()))
vi.mock('../../src/turns/notifications.svelte', () => ({ notifyTurn, wantsNotifications: () => true }))

const WAITING: WaitingTable = { id: 'a', title: 'Feurio!', players: ['Ben'], deadline: null, pressing: true }

/** A page that has just been opened, out of sight. */
async function openPage(): Promise<typeof import('../../src/turns/turns.svelte')> {
  vi.resetModules()
  return import('../../src/turns/turns.svelte')
}

beforeEach(() => {
  notifyTurn.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'hidden' })
})

test('what waits when a page is opened is no news', async () => {
  const { receiveTable } = await openPage()
  receiveTable('a', WAITING)
  vi.runAllTimers()
  expect(notifyTurn).not.toHaveBeenCalled()
})

test('a turn that comes is told once', async () => {
  const { receiveTable } = await openPage()
  receiveTable('a', null)
  receiveTable('a', WAITING)
  receiveTable('a', WAITING)
  vi.runAllTimers()
  expect(notifyTurn).toHaveBeenCalledExactlyOnceWith(WAITING)
})

test('a turn that came while the connection was lost is told when it is back', async () => {
  const { forgetTable, receiveTable } = await openPage()
  receiveTable('a', null)
  forgetTable()
  receiveTable('a', WAITING)
  vi.runAllTimers()
  expect(notifyTurn).toHaveBeenCalledExactlyOnceWith(WAITING)
})

test('a turn that was told is not told again after a lost connection', async () => {
  const { forgetTable, receiveTable } = await openPage()
  receiveTable('a', null)
  receiveTable('a', WAITING)
  forgetTable()
  receiveTable('a', WAITING)
  vi.runAllTimers()
  expect(notifyTurn).toHaveBeenCalledOnce()
})
