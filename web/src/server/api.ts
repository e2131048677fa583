// What can be asked of the server over HTTP.
import type { BoardFacts } from '../games/game-ui'
import { language } from '../i18n/translate.svelte'
import type {
  Announcement,
  Commitment,
  Deal,
  DeviceLink,
  DrawTicket,
  ErrorFacts,
  GameCard,
  GameSheet,
  HowToSheet,
  InvitationCard,
  LessonSheet,
  MailCard,
  OwnIdentity,
  Objection,
  Options,
  Order,
  ReplaySheet,
  Retained,
  RuleBook,
  Scene,
  TableCard,
} from './types'

/** The server said no, or nothing at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly details: ErrorFacts | null,
  ) {
    super(details?.message ?? `HTTP ${status}`)
  }
}

/** The status of an answer that never came. */
export const NO_ANSWER = 0

// The answer to "who am I", with which a guest's cookie comes: who is a stranger can change nothing, so changes wait
// for it, however quickly somebody presses.
let introduced: Promise<unknown> = Promise.resolve()

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

async function ask<Answer>(method: Method, path: string, body?: unknown, query: Options = {}): Promise<Answer> {
  if (method !== 'GET') await introduced
  const address = new URL(`/api/${path}`, location.origin)
  for (const [name, value] of Object.entries(query)) {
    if (value !== null) address.searchParams.set(name, String(value))
  }
  address.searchParams.set('language', language())
  const request: RequestInit = { method }
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' }
    request.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
  const answer = await fetch(address, request).catch(() => null)
  if (!answer) throw new ApiError(NO_ANSWER, null)
  if (!answer.ok) throw new ApiError(answer.status, await readError(answer))
  return (await answer.json()) as Answer
}

async function readError(answer: Response): Promise<ErrorFacts | null> {
  try {
    const body = (await answer.json()) as { error?: ErrorFacts }
    return body.error ?? null
  } catch {
    return null
  }
}

const part = encodeURIComponent

export const api = {
  me: () => {
    const answer = ask<OwnIdentity>('GET', 'me')
    introduced = answer.catch(() => null)
    return answer
  },
  rename: (change: { name?: string; mark?: string }) => ask<OwnIdentity>('PATCH', 'me', change),
  setPassphrase: (passphrase: string) => ask<OwnIdentity>('PUT', 'me/passphrase', { passphrase }),
  reclaim: (name: string, passphrase: string) => ask<OwnIdentity>('POST', 'me/reclaim', { name, passphrase }),

  makeLink: () => ask<DeviceLink>('POST', 'me/link'),
  followLink: (secret: string) => ask<OwnIdentity>('POST', 'me/link/follow', { secret }),
  revoke: () => ask<OwnIdentity>('POST', 'me/revoke'),
  deleteMe: () => ask<null>('DELETE', 'me'),
  retention: () => ask<Retained>('GET', 'retention'),

  announcement: () => ask<Announcement | null>('GET', 'announcement'),

  mail: () => ask<MailCard>('GET', 'me/mail'),
  giveMail: (address: string) => ask<MailCard>('PUT', 'me/mail', { address }),
  confirmMail: (code: string) => ask<MailCard>('POST', 'me/mail/confirm', { code }),
  dropMail: () => ask<MailCard>('DELETE', 'me/mail'),
  leaveMail: (token: string) => ask<MailCard>('POST', `mail/leave/${part(token)}`),

  games: () => ask<GameCard[]>('GET', 'games'),
  game: (game: string, options: Options) => ask<GameSheet>('GET', `games/${part(game)}`, undefined, options),
  howTo: (game: string) => ask<HowToSheet>('GET', `games/${part(game)}/how-to-play`),
  lesson: (game: string) => ask<LessonSheet>('GET', `games/${part(game)}/lesson`),
  lessonWhy: (game: string, step: number, move: string) =>
    ask<Objection>('GET', `games/${part(game)}/lesson/why`, undefined, { step, move }),
  board: (game: string, options: Options) => ask<BoardFacts>('GET', `games/${part(game)}/board`, undefined, options),
  uploadAsset: (game: string, option: string, text: string) =>
    ask<{ value: string }>('POST', `assets/${part(game)}/${part(option)}`, text),
  rules: (game: string, version?: string) =>
    ask<RuleBook>('GET', `games/${part(game)}/rules`, undefined, version === undefined ? {} : { version }),

  open: (order: Order & { draw: DrawTicket }) => ask<{ id: string; code: string }>('POST', 'tables', order),
  tables: (which: 'mine' | 'turn' | 'open' | 'watch') => ask<TableCard[]>('GET', 'tables', undefined, { which }),
  table: (id: string) => ask<TableCard>('GET', `tables/${part(id)}`),
  sit: (id: string, nonce: string | null) => ask<{ seat: number }>('POST', `tables/${part(id)}/seat`, { nonce }),
  invitation: (code: string) => ask<InvitationCard>('GET', `join/${part(code)}`),
  join: (code: string, nonce: string | null) => ask<{ id: string; seat: number }>('POST', 'join', { code, nonce }),
  rematch: (id: string, draw: DrawTicket) => ask<{ id: string }>('POST', `tables/${part(id)}/rematch`, { draw }),
  repeat: (id: string) => ask<{ id: string }>('POST', `tables/${part(id)}/repeat`, {}),
  commit: () => ask<Commitment>('POST', 'commitments'),
  deal: (id: string) => ask<Deal>('GET', `tables/${part(id)}/deal`),

  replay: (id: string) => ask<ReplaySheet>('GET', `replays/${part(id)}`),
  scenes: (id: string, first: number, last: number) =>
    ask<Scene[]>('GET', `replays/${part(id)}/scenes`, undefined, { first, last }),
  upload: (record: string) => ask<{ id: string }>('POST', 'records', record),
}

/** Where all that is kept of us can be fetched as a file. */
export const DATA_ADDRESS = '/api/me/data'

/** Where the file behind a setting of an option can be fetched. */
export function assetAddress(game: string, option: string, setting: string): string {
  return `/api/assets/${part(game)}/${part(option)}/${part(setting)}`
}

/** Where a record can be fetched as a file. */
export function recordAddress(id: string): string {
  return `/api/replays/${part(id)}/record`
}
