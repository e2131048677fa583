// Who we are: a guest with a name and a mark, known by a cookie.
import { api } from './api'
import type { Me } from './types'

let current = $state.raw<Me | null>(null)
let asked: Promise<Me> | null = null

/** Who we are, as far as the server has said. */
export function me(): Me | null {
  return current
}

/** Ask the server who we are, once. */
export async function fetchMe(): Promise<Me> {
  asked ??= api.me()
  try {
    return setMe(await asked)
  } catch (error) {
    asked = null
    throw error
  }
}

/** From now on we are this one. */
export function setMe(who: Me): Me {
  current = who
  return who
}
