// Who we are: a guest with a name and a mark, known by a cookie.
import { api } from './api'
import type { OwnIdentity } from './types'

let current = $state.raw<OwnIdentity | null>(null)
let asked: Promise<OwnIdentity> | null = null

/** Who we are, as far as the server has said. */
export function me(): OwnIdentity | null {
  return current
}

/** Ask the server who we are, once. */
export async function fetchMe(): Promise<OwnIdentity> {
  asked ??= api.me()
  try {
    return setMe(await asked)
  } catch (error) {
    asked = null
    throw error
  }
}

/** From now on we are this one. */
export function setMe(who: OwnIdentity): OwnIdentity {
  current = who
  return who
}
