// Tables at one press.
import { say } from '../i18n/translate.svelte'
import { api } from './api'
import { openTable } from './fairness/sitting-down'
import type { GameSheet, Order, SeatRequest } from './types'

/** Who plays at a table that is opened by one press; of people, how many in all. */
export type Preset = { kind: 'bots' | 'alone' } | { kind: 'friends' | 'here'; players: number }

/** What a host gets who asks for nothing special: the usual seats, no clock, among themselves. */
export function defaultOrder({ name, options, usual }: GameSheet): Order {
  return {
    game: name,
    options,
    seats: usual.seats,
    clock: { kind: 'none', amount: 0 },
    on_timeout: 'bot',
    listed: false,
    aids: true,
    talk: false,
  }
}

/** The seats of a preset: the host where newcomers sit best, and the others. */
export function presetSeats(usual: readonly SeatRequest[], kind: Preset['kind']): SeatRequest[] {
  return usual.map((plan, n): SeatRequest => {
    if (plan.kind === 'me' || kind === 'bots' || kind === 'alone') return plan
    if (kind === 'friends') return { kind: 'invited' }
    return { kind: 'here', name: say('web-preset-name', { n: n + 1 }) }
  })
}

/** Open a table of a game as most want it; its id. */
export async function openPreset(game: string, preset: Preset): Promise<string> {
  const players = 'players' in preset ? preset.players : preset.kind === 'alone' ? 1 : null
  const sheet = await api.game(game, players === null ? {} : { seats: players })
  const order = defaultOrder(sheet)
  const seats = presetSeats(order.seats, preset.kind)
  return openTable({ ...order, seats, talk: preset.kind === 'friends' })
}

/** Open the usual table of a game, against bots; its id. */
export function playNow(game: string): Promise<string> {
  return openPreset(game, { kind: 'bots' })
}
