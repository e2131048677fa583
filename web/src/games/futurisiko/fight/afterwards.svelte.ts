// How long a fight is looked at when it is over.
import type { Theatre, WorldScene } from '../scene'

/** In milliseconds. */
const LINGER = 5000

/** Whether the last fight was the attacker's, who now chooses the next: it may stay beside that choice. */
export function isBetweenOwn({ phase, theatre, turn }: Pick<WorldScene, 'phase' | 'theatre' | 'turn'>): boolean {
  return phase === 'choose_fight' && theatre?.attacker === turn
}

export class Afterwards {
  /** Whether the last fight has just ended. */
  isFresh = $state(false)
  #seen: string | null = null

  /** A fight stands like this now; what ended before we came is not shown again. The answer stops waiting. */
  follow(theatre: Theatre | null): (() => void) | undefined {
    const now = theatre?.end ? `${theatre.round} ${theatre.attacker} ${theatre.place}` : ''
    const isNew = this.#seen !== null && this.#seen !== now && now !== ''
    if (this.#seen === now) return undefined
    this.#seen = now
    this.isFresh = isNew
    if (!isNew) return undefined
    const timer = setTimeout(() => (this.isFresh = false), LINGER)
    return () => clearTimeout(timer)
  }
}
