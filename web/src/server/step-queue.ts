// What happens at a table, one step after the other at a pace one can follow. A step is what came with one
// scene; steps of one kind that wait behind each other, such as the pieces of one production, are one.
// A step in which several things happen, such as the end of one turn and the draw of the next, stays for each.
import type { EventMessage } from './types'

interface Outside {
  show: (step: readonly EventMessage[]) => void
  /** Say what happens in it; null when that has been said. */
  tell: (event: EventMessage | null) => void
  /** How long each of it stays before the next, in milliseconds. */
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
  /** What is still to be told of the step that is shown. */
  private untold: EventMessage[] = []
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
    this.outside.tell(null)
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
    this.outside.tell(null)
    this.outside.count(0)
  }

  private wait(step: EventMessage[]): void {
    const last = this.waiting.at(-1)
    const kind = kindOf(step)
    if (last && kind !== null && kindOf(last) === kind) last.push(...step)
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
    this.untold = lastOfEach(step).filter((event) => !this.outside.isOwn(event))
    this.tell(pause)
  }

  private tell(pause: number): void {
    this.outside.tell(this.untold.shift() ?? null)
    this.timer = this.outside.setTimer(() => {
      if (this.untold.length > 0) this.tell(pause)
      else this.next()
    }, pause)
  }

  private next(): void {
    this.timer = null
    const step = this.waiting.shift()
    this.outside.count(this.waiting.length)
    if (step) this.show(step)
    else this.outside.tell(null)
  }

  private stop(): void {
    if (this.timer !== null) this.outside.clearTimer(this.timer)
    this.timer = null
  }
}

/** The last words on each topic of a step. */
function lastOfEach(step: readonly EventMessage[]): EventMessage[] {
  const told = step.filter((event) => event.told.words !== '')
  return told.filter(({ told: { topic } }, n) => topic === '' || told[n + 1]?.told.topic !== topic)
}

/** What a step is: who did what, on which topic, by its last words; null where it stands for itself. */
function kindOf(step: readonly EventMessage[]): string | null {
  const last = lastOfEach(step).at(-1)
  if (!last || last.told.topic === '') return null
  return [last.told.topic, last.seat, last.move?.split(' ', 1)[0]].join(' ')
}
