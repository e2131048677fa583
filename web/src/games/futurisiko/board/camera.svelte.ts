// Where one looks at the map. It never leaves the map, and begins as close as fingers need.
import type { WindowPoint } from '../../gestures.svelte'
import { between, panned, towards, zoomed, type Inset, type Viewport } from '../../viewport'
import type { Point } from '../scene'

const CLOSEST = 2.4
/** The least scale at which neighbouring counters do not cover each other. */
const ROOMY = 0.46
/** Where the whole map needs hardly less, it is seen whole at first. */
const NEARLY = 0.88
const STEP = 1.4
/** How far from the rim of the window something is seen well, in pixels. */
const RIM = 70
/** What the buttons in a corner of the window cover: where the map is larger, it can be pulled out from under them. */
const BUTTONS = 60
/** How long after the last movement it counts as still, and how long it glides, in milliseconds. */
const REST = 260
const GLIDE = 240

export class Camera {
  /** The window, in pixels. */
  width = $state(0)
  height = $state(0)
  /** What lies over the window at its sides, in pixels. */
  inset = $state.raw<Inset>({ left: 0, right: 0, bottom: 0, told: 0 })
  /** The map, in its own units. */
  world = $state.raw({ width: 1, height: 1 })
  /** Whether the whole of it is to be seen at first, however small. */
  isWide = $state(false)
  #held = $state.raw<Viewport | null>(null)
  /** Whether somebody has chosen the scale; until then it follows the window. */
  #isZoomed = $state(false)

  /** The scale at which all is in sight. */
  readonly least = $derived(Math.max(0.05, Math.min(this.width / this.world.width, this.height / this.world.height)))
  readonly view = $derived.by(() => {
    if (this.#held && this.#isZoomed) return this.#within(this.#held)
    const scale = this.isWide || this.least > NEARLY * ROOMY ? this.least : ROOMY
    const [x, y] = [this.width - scale * this.world.width, this.height - scale * this.world.height]
    return this.#within({ x: x / 2, y: y / 2, ...this.#held, scale })
  })
  /** Where it glides to, because a button or a key has moved it, not a hand. */
  #goal: Viewport | null = null
  #frame = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  #settled = $state<number | null>(null)
  /** Whether all of its height is in sight, so that a swipe up or down is for the page. */
  readonly isLow = $derived(this.view.scale * this.world.height <= this.height + 1)
  /** The scale that all is drawn for: while the view moves, that before, and its picture is scaled. */
  readonly settled = $derived(this.#settled ?? this.view.scale)
  /** How much higher than the map the window is at each side, in units of the map. */
  readonly bleed = $derived(Math.max(0, this.height / this.settled - this.world.height))
  readonly isWhole = $derived(this.view.scale <= this.least * 1.001)

  /** Whether some points of the map can be seen at once where it begins as close as fingers need. */
  fits(points: readonly Point[]): boolean {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const spread = (at: readonly number[]): number => ROOMY * (Math.max(...at) - Math.min(...at))
    return spread(xs) <= this.width - 2 * RIM && spread(ys) <= this.height - 2 * RIM
  }

  /** Where the map is larger than its room it fills it; where it is smaller it lies in the middle. */
  #keep(at: number, from: number, to: number, size: number): number {
    return size <= to - from ? (from + to - size) / 2 : Math.min(from, Math.max(to - size, at))
  }

  /** The same from above: it can be pulled out from under what is told, but does not give way to it. */
  #keepUp(at: number, size: number): number {
    const { bottom, told } = this.inset
    const middle = (this.height - bottom - size) / 2
    if (middle < 0) return this.#keep(at, 0, this.height - Math.max(bottom, told, BUTTONS), size)
    return Math.min(middle, Math.max(Math.min(middle, this.height - told - size), at))
  }

  /** A view that never leaves the map. */
  #within({ x, y, scale: wish }: Viewport): Viewport {
    const scale = Math.min(CLOSEST, Math.max(wish, this.least))
    const { width, height } = this.world
    const { left, right } = this.inset
    // What floats beside the whole map lies over nothing that matters; what lies below it may.
    const [from, to] = scale * width <= this.width ? [0, this.width] : [left, this.width - Math.max(right, BUTTONS)]
    return { scale, x: this.#keep(x, from, to, scale * width), y: this.#keepUp(y, scale * height) }
  }

  pan(dx: number, dy: number): void {
    this.#jump(panned(this.view, dx, dy))
  }

  /** Closer or farther, with a point of the window staying where it is. */
  zoom(factor: number, at: WindowPoint = this.#middle()): void {
    this.#isZoomed = true
    this.#jump(this.#zoomed(this.view, factor, at))
  }

  canZoom(factor: number): boolean {
    return this.#within({ ...this.view, scale: this.view.scale * factor }).scale !== this.view.scale
  }

  closer(): void {
    this.#glide(this.#zoomed(this.#goal ?? this.view, STEP, this.#middle()), true)
  }

  farther(): void {
    this.#glide(this.#zoomed(this.#goal ?? this.view, 1 / STEP, this.#middle()), true)
  }

  /** All in sight, however small. */
  fit(): void {
    this.#glide({ x: 0, y: 0, scale: this.least }, true)
  }

  #middle(): WindowPoint {
    return { x: this.width / 2, y: this.height / 2 }
  }

  #zoomed(view: Viewport, factor: number, at: WindowPoint): Viewport {
    return zoomed(view, Math.min(CLOSEST, Math.max(this.least, view.scale * factor)), at)
  }

  #jump(view: Viewport): void {
    this.#stop()
    this.#settled = this.settled
    this.#held = this.#within(view)
    this.#settle()
  }

  /**
   * Frame by frame, like a hand. A transition of the style sheet would have the whole picture drawn
   * anew when it begins, as large as it is going to be, and again when it ends.
   */
  #glide(view: Viewport, isZoomed = this.#isZoomed): void {
    this.#stop()
    this.#isZoomed = isZoomed
    const [from, goal] = [this.view, this.#within(view)]
    this.#settled = this.settled
    this.#goal = goal
    let begun: number | null = null
    const move = (now: number): void => {
      begun ??= now
      const part = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : Math.min(1, (now - begun) / GLIDE)
      this.#held = between(from, goal, 1 - (1 - part) ** 3)
      if (part < 1) this.#frame = requestAnimationFrame(move)
      else this.#settle()
    }
    this.#frame = requestAnimationFrame(move)
  }

  /**
   * At rest, all is drawn anew for the scale that it has come to. Until then the next movement waits for nothing. That
   * it rests counts from when it is seen: on a slow machine it would else be drawn anew between two turns of a wheel.
   */
  #settle(): void {
    this.#goal = null
    this.#frame = requestAnimationFrame(() => {
      this.#rest = setTimeout(() => (this.#settled = null), REST)
    })
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#rest)
    this.#goal = null
  }

  /** Have a point of the map in the middle of what is not covered. */
  centre([px, py]: Point): void {
    const { scale } = this.view
    const { left, right, bottom } = this.inset
    this.#stop()
    this.#held = {
      scale,
      x: (left + this.width - right) / 2 - px * scale,
      y: (this.height - bottom) / 2 - py * scale,
    }
  }

  /** Move just so far that a point of the map can be seen well. */
  reveal([px, py]: Point): void {
    const { left, right, bottom, told } = this.inset
    const [width, height] = [this.width - left - right, this.height - Math.max(bottom, told)]
    const rim = Math.min(RIM, width / 4, height / 4)
    const view = this.#goal ?? this.view
    const { x, y } = towards(panned(view, -left, 0), px, py, width, height, rim)
    if (x || y) this.#glide(panned(view, x, y))
  }
}
