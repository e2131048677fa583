// Sitting down: every way to a seat, each with a number that this browser adds to the draws.
import { api } from '../api'
import type { Order } from '../types'
import { makeNonce, remember } from './own-nonces'

/** Open a table; its id. */
export async function openTable(order: Order): Promise<string> {
  const { draw, promised } = await askForTicket()
  const { id } = await api.open({ ...order, draw })
  remember({ ...promised, table: id })
  return id
}

/** Open a table for the same people once more, or find the one that another has opened; its id. */
export async function openRematch(table: string): Promise<string> {
  const { draw, promised } = await askForTicket()
  const { id } = await api.rematch(table, draw)
  if (id === promised.table) remember(promised)
  return id
}

/** Open a table where the same deal is played again, or find the one that another has opened; its id. */
export async function openRepeat(table: string): Promise<string> {
  return (await api.repeat(table)).id
}

/** Sit down at a table, by its code where one was invited. */
export async function takeSeat(table: string, code?: string): Promise<void> {
  const { commitment, repeats_deal } = await api.deal(table)
  // With anything added to it, a deal would not be the same again.
  const nonce = repeats_deal ? null : makeNonce()
  await (code === undefined ? api.sit(table, nonce) : api.join(code, nonce))
  if (nonce !== null) remember({ table, commitment, nonce })
}

/** Have the server bound first; only then a number is made. */
async function askForTicket() {
  const { table, commitment, ticket } = await api.commit()
  const nonce = makeNonce()
  return { draw: { ticket, nonce }, promised: { table, commitment, nonce } }
}
