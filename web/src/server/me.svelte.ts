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
export async function meet(): Promise<Me> {
  asked ??= api.me()
  try {
    return become(await asked)
  } catch (fault) {
    asked = null
    throw fault
  }
}

/** From now on we are this one. */
export function become(who: Me): Me {
  current = who
  return who
}
