// What happens at a table, one step after the other at a pace one can follow. A step is what came with one
// scene; steps on one topic that wait behind each other, such as the pieces of one production, are one.
import type { EventMessage } from './types'

interface Outside {
  show: (step: readonly EventMessage[]) => void
  /** How long a step stays before the next one, in milliseconds. */
  pause: () => number
  /** Whether somebody of this page did it: then it is shown as soon as it comes. */
  isOwn: (event: EventMessage) => boolean
  /** How many steps wait. */
  count: (waiting: number) => void
  setTimer: (act: () => void, milliseconds: number) => number
  clearTimer: (timer: number) => void
}

export class StepQueue {
  private readonly waiting: EventMessage[][] = []
  private arriving: EventMessage[] = []
  private timer: number | null = null

  constructor(private readonly outside: Outside) {}

  add(event: EventMessage): void {
    this.arriving.push(event)
    // The scene comes with the last of those that belong together.
    if (event.scene === null) return
    const step = this.arriving
    this.arriving = []
    const [first] = step
    if (this.waiting.length === 0 && (this.timer === null || (first && this.outside.isOwn(first)))) this.show(step)
    else this.wait(step)
  }

  /** All at once: nobody wants to wait. */
  skip(): void {
    this.stop()
    for (const step of this.waiting.splice(0)) this.outside.show(step)
    this.outside.count(0)
  }

  /** All that has come, also that whose scene is still to come: the whole table is shown anew. */
  finish(): void {
    this.skip()
    const cut = this.arriving.splice(0)
    if (cut.length > 0) this.outside.show(cut)
  }

  /** Forget what waits: it is not for whoever looks now. */
  clear(): void {
    this.stop()
    this.waiting.length = 0
    this.arriving = []
    this.outside.count(0)
  }

  private wait(step: EventMessage[]): void {
    const last = this.waiting.at(-1)
    const topic = topicOf(step)
    if (last && topic !== '' && topicOf(last) === topic) last.push(...step)
    else this.waiting.push(step)
    this.outside.count(this.waiting.length)
  }

  private show(step: readonly EventMessage[]): void {
    this.stop()
    this.outside.show(step)
    const pause = this.outside.pause()
    if (pause === 0) {
      this.skip()
      return
    }
    this.timer = this.outside.setTimer(() => this.next(), pause)
  }

  private next(): void {
    this.timer = null
    const step = this.waiting.shift()
    this.outside.count(this.waiting.length)
    if (step) this.show(step)
  }

  private stop(): void {
    if (this.timer !== null) this.outside.clearTimer(this.timer)
    this.timer = null
  }
}

/** What a step is about: that of its last words. */
function topicOf(step: readonly EventMessage[]): string {
  return step.filter(({ told }) => told.words !== '').at(-1)?.told.topic ?? ''
}
