// How fast a fight is shown: watched, sped up, or skipped.
import { readSetting, saveSetting } from '../../../browser/storage'

export const PACES = ['watch', 'fast', 'skip'] as const
export type Pace = (typeof PACES)[number]

/** How long a throw is shown before the next, in milliseconds. */
const PAUSE: Record<Pace, number> = { watch: 1100, fast: 350, skip: 0 }
/** Until the first throw, and how long the last one stays. */
const SOON = 60
const LINGER = 5000
const NAME = 'futurisiko-pace'

export class FightAnimation {
  pace = $state<Pace>(PACES.find((pace) => pace === readSetting(NAME)) ?? 'watch')
  /** How many throws have been shown. */
  shown = $state(0)
  /** Whether the last throw has just been shown, and is still looked at. */
  lingers = $state(false)
  #fight = ''
  #rest: ReturnType<typeof setTimeout> | undefined

  choose(pace: Pace): void {
    this.pace = pace
    saveSetting(NAME, pace)
  }

  /** A fight has so many throws: show one more after a while; the answer stops that. */
  follow(fight: string, throws: number): (() => void) | undefined {
    if (fight !== this.#fight) {
      // What happened before we came is not shown again.
      this.shown = this.#fight === '' ? throws : 0
      this.#fight = fight
    }
    if (this.shown > throws) this.shown = throws
    if (this.shown === throws) return undefined
    if (this.pace === 'skip') {
      this.shown = throws - 1
      this.#show(throws)
      return undefined
    }
    const timer = setTimeout(() => this.#show(throws), this.shown === 0 ? SOON : PAUSE[this.pace])
    return () => clearTimeout(timer)
  }

  #show(throws: number): void {
    this.shown += 1
    if (this.shown < throws) return
    this.lingers = true
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => (this.lingers = false), LINGER)
  }
}
