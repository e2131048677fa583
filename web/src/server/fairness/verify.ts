// Whether a deal was honest: the secret must be the one committed to, and with what players added it must give every
// draw there was.
import type { Deal, DealtDraw } from '../types'
import type { Added } from './own-nonces'

export type Digest = (text: string) => Promise<Uint8Array>

export interface Verdict {
  /** Whether the secret is the one whose hash the server shows. */
  committed: boolean
  /** Whether that hash is not the one that this browser was shown before it added its number. */
  swapped: boolean
  /** Whether the number that this browser has added is not among those of the players. */
  missing: boolean
  /** The numbers of the draws that do not follow from the seed. */
  wrong: number[]
}

/** SHA-256 of a text, by the browser itself. */
export const digest: Digest = async (text) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Browsers lend their hash only to pages that came over a safe line. */
export function canVerify(): boolean {
  return 'subtle' in crypto
}

/** A digest as text. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The first 53 bits of a digest as a fraction: exactly what a double holds. */
export function fractionOf(bytes: Uint8Array): number {
  let bits = 0n
  for (const byte of bytes.slice(0, 8)) bits = (bits << 8n) | BigInt(byte)
  return Number(bits >> 11n) / 2 ** 53
}

/** Which outcome a fraction falls on: it is laid against the running sum of the chances. */
export function chosenBy(fraction: number, chances: readonly number[]): number {
  let rest = fraction
  for (const [n, chance] of chances.slice(0, -1).entries()) {
    if (rest < chance) return n
    rest -= chance
  }
  return chances.length - 1
}

/** The seed: the secret with what was added at each seat; alone, where nobody added anything. */
export async function mixSeed(secret: string, nonces: readonly string[], hash: Digest = digest): Promise<string> {
  return nonces.some(Boolean) ? hex(await hash([secret, ...nonces].join(':'))) : secret
}

/** A deal that is laid open. */
export type OpenDeal = Deal & { secret: string; draws: DealtDraw[] }

/** Check a whole deal, also against what this browser has added to it; `progress` hears after each draw how many are checked. */
export async function verify(
  deal: OpenDeal,
  own: Added | null = null,
  hash: Digest = digest,
  progress?: (checked: number) => void,
): Promise<Verdict> {
  const nonces = deal.nonces.map(({ nonce }) => nonce)
  const seed = await mixSeed(deal.secret, nonces, hash)
  const wrong: number[] = []
  for (const [n, draw] of deal.draws.entries()) {
    const fraction = fractionOf(await hash(`${seed}:${draw.n}`))
    if (draw.n !== n || chosenBy(fraction, draw.chances) !== draw.chosen) wrong.push(draw.n)
    progress?.(n + 1)
  }
  return {
    committed: hex(await hash(deal.secret)) === deal.commitment,
    swapped: own !== null && own.commitment !== deal.commitment,
    missing: own !== null && !nonces.includes(own.nonce),
    wrong,
  }
}
