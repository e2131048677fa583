// The playback of a replay, step by step. Scenes are fetched some at a time, ahead.
import { api } from './api'
import { lastTold, logLines } from './game-log'
import { shareUnchanged } from './structural-sharing'
import type { ReplaySheet, Scene } from './types'

const BLOCK = 20
export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]
// How long a step stays at speed 1, in milliseconds.
const STEP = 1000

export class Playback {
  step = $state(0)
  playing = $state(false)
  speed = $state<Speed>(1)
  error = $state.raw<unknown>(null)
  private scenes = $state.raw<ReadonlyMap<number, Scene>>(new Map())
  private readonly asked = new Set<number>()
  private shown: Scene | null = null

  readonly last: number
  /** The step at which each turn begins, by turn. */
  readonly turns: ReadonlyMap<number, number>
  /** The position at this step; until it is there, the one that was shown before stays. */
  readonly scene = $derived.by(() => (this.shown = this.scenes.get(this.step) ?? this.shown))
  readonly turn = $derived.by(() => this.replay.moves[this.step - 1]?.turn ?? 0)
  readonly lines = $derived.by(() => logLines(this.replay.moves.map((step, n) => ({ id: n + 1, ...step }))))
  /** What was told last, and of whom. */
  readonly told = $derived.by(() => lastTold(this.lines, this.step))

  constructor(
    readonly replay: ReplaySheet,
    step: number,
  ) {
    this.last = replay.moves.length
    const turns = new Map<number, number>()
    for (const [n, { turn }] of replay.moves.entries()) if (!turns.has(turn)) turns.set(turn, n + 1)
    this.turns = turns
    this.go(step)
  }

  /** Go to the position after so many moves. */
  go(step: number): void {
    this.step = Math.min(Math.max(0, Math.round(step) || 0), this.last)
    void this.fetch(this.step)
    void this.fetch(this.step + BLOCK)
  }

  /** One step on by the clock; the pause until the next. */
  run(): number {
    // It never runs ahead of what is there.
    if (this.scenes.has(this.step + 1)) this.go(this.step + 1)
    if (this.step === this.last) this.playing = false
    return STEP / this.speed
  }

  toggle(): void {
    if (!this.playing && this.step === this.last) this.go(0)
    this.playing = !this.playing
  }

  private async fetch(step: number): Promise<void> {
    const first = step - (step % BLOCK)
    if (first > this.last || this.asked.has(first)) return
    this.asked.add(first)
    try {
      const found = await api.scenes(this.replay.id, first, Math.min(first + BLOCK - 1, this.last))
      const scenes = new Map(this.scenes)
      for (const [n, scene] of found.entries()) {
        const step = first + n
        scenes.set(step, shareUnchanged(scenes.get(step - 1), scene))
      }
      this.scenes = scenes
      this.error = null
    } catch (failure) {
      this.asked.delete(first)
      this.error = failure
    }
  }
}
