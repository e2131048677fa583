// What others did since I acted: from where it began, step by step, to be looked at again.
import { stepTime } from '../browser/pace.svelte'
import type { Scene } from './types'

/** More than this nobody looks at again. */
const MOST = 200
/** How long a step stays at least, in milliseconds: who asks to see it again wants to see it. */
const LEAST = 500

export class Recap {
  /** The position after my last move. */
  before = $state.raw<Scene | null>(null)
  /** The number of the first event since then. */
  first = $state<number | null>(null)
  /** The step that is being shown again. */
  again = $state.raw<Scene | null>(null)
  private steps: Scene[] = []
  private timer = 0

  /** I have acted, or just come: what follows is what others do. */
  begin(position: Scene | null): void {
    this.forget()
    this.before = position
  }

  add(position: Scene | null, version: number): void {
    if (this.before === null || position === null) return
    this.first ??= version
    this.steps = [...this.steps, position].slice(-MOST)
  }

  /** I act: what was before no longer matters. */
  forget(): void {
    this.stop()
    this.before = null
    this.first = null
    this.steps = []
  }

  /** Show it once more, from where it began. */
  replay(): void {
    this.stop()
    const scenes = [...(this.before ? [this.before] : []), ...this.steps]
    const show = (): void => {
      this.again = scenes.shift() ?? null
      if (this.again) this.timer = window.setTimeout(show, Math.max(LEAST, stepTime()))
    }
    show()
  }

  stop(): void {
    window.clearTimeout(this.timer)
    this.again = null
  }
}
