// Tables at one click.
import { api } from './api'
import type { GameSheet, Order } from './types'

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

/** Open the usual table of a game, against bots; its id. */
export async function playNow(game: string): Promise<string> {
  const { id } = await api.open(defaultOrder(await api.game(game, {})))
  return id
}
