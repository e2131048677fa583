// The count at the end: one step after the other is lit on the board, until the last or until somebody skips it.
import { tick } from 'svelte'
import { readingTime } from '../../browser/pace.svelte'
import type { CountStep } from '../../games/game-ui'

export class BoardCount {
  private steps = $state.raw<readonly CountStep[]>([])
  private at = $state(0)
  /** What is counted now; null while nothing is. */
  readonly step = $derived(this.steps[this.at] ?? null)
  // Who had asked for it has the focus again afterwards.
  private asker: HTMLElement | null = null

  /** Count, step by step. */
  begin(steps: readonly CountStep[], asker: HTMLElement | null = null): void {
    this.asker = asker
    this.at = 0
    this.steps = steps
  }

  /** Let the clock go on from here, in an effect; how to stop it. */
  run(): (() => void) | undefined {
    if (this.step === null) return undefined
    const timer = setTimeout(() => {
      if (this.at + 1 < this.steps.length) this.at += 1
      else this.skip()
    }, readingTime())
    return () => clearTimeout(timer)
  }

  /** Be done with it. */
  skip(): void {
    this.steps = []
    const { asker } = this
    void tick().then(() => asker?.focus())
  }
}
