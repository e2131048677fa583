// Where one looks at the map. It never leaves the map, and begins as close as fingers need.
import type { WindowPoint } from '../hands.svelte'
import { panned, towards, zoomed, type View } from '../view'
import type { Point } from './scene'

const CLOSEST = 2.4
/** The least scale at which neighbouring counters do not cover each other. */
const ROOMY = 0.46
/** Where the whole map needs hardly less, it is seen whole at first. */
const NEARLY = 0.88
const STEP = 1.4
/** How far from the rim of the window something is seen well, in pixels. */
const RIM = 70
/** How long after the last movement it counts as still, in milliseconds. */
const REST = 260

export class Camera {
  /** The window, in pixels. */
  width = $state(0)
  height = $state(0)
  /** The map, in its own units. */
  world = $state.raw({ width: 1, height: 1 })
  #held = $state.raw<View | null>(null)

  /** The scale at which all is in sight. */
  readonly least = $derived(
    Math.max(0.05, Math.min(this.width / this.world.width, this.height / this.world.height)),
  )
  readonly view = $derived.by(() => {
    const first = this.least > NEARLY * ROOMY ? this.least : ROOMY
    const scale = Math.min(CLOSEST, Math.max(this.#held?.scale ?? first, this.least))
    const x = this.#held?.x ?? (this.width - scale * this.world.width) / 2
    const y = this.#held?.y ?? (this.height - scale * this.world.height) / 2
    return {
      scale,
      x: this.#keep(x, this.width, scale * this.world.width),
      y: this.#keep(y, this.height, scale * this.world.height),
    }
  })
  /** Whether it glides there, because a button or a key has moved it, not a hand. */
  isGliding = $state(false)
  #rest: ReturnType<typeof setTimeout> | undefined
  #settled = $state<number | null>(null)
  /** Whether all of its height is in sight, so that a swipe up or down is for the page. */
  readonly isLow = $derived(this.view.scale * this.world.height <= this.height + 1)
  /** The scale that all is drawn for: while the view moves, that before, and its picture is scaled. */
  readonly settled = $derived(this.#settled ?? this.view.scale)
  readonly isWhole = $derived(this.view.scale <= this.least * 1.001)

  /** Where the map is larger than the window it fills it; where it is smaller it lies in the middle. */
  #keep(at: number, room: number, size: number): number {
    return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
  }

  pan(dx: number, dy: number, glide = false): void {
    this.#stir(glide)
    this.#held = panned(this.view, dx, dy)
    this.#held = this.view
  }

  /** Closer or farther, with a point of the window staying where it is. */
  zoom(factor: number, at: WindowPoint = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    this.#stir(glide)
    const next = Math.min(CLOSEST, Math.max(this.least, this.view.scale * factor))
    this.#held = zoomed(this.view, next, at)
    this.#held = this.view
  }

  closer(): void {
    this.zoom(STEP, undefined, true)
  }

  farther(): void {
    this.zoom(1 / STEP, undefined, true)
  }

  /** All in sight, however small. */
  fit(): void {
    this.#stir(true)
    this.#held = { x: 0, y: 0, scale: this.least }
  }

  #stir(glide: boolean): void {
    this.isGliding = glide
    this.#settled = this.settled
    clearTimeout(this.#rest)
    // Drawn anew, it does not glide: it is sharp at once.
    this.#rest = setTimeout(() => {
      this.isGliding = false
      this.#settled = null
    }, REST)
  }

  /** Have a point of the map in the middle. */
  centre([px, py]: Point): void {
    const { scale } = this.view
    this.#held = { scale, x: this.width / 2 - px * scale, y: this.height / 2 - py * scale }
  }

  /** Move just so far that a point of the map can be seen well. */
  reveal([px, py]: Point): void {
    const rim = Math.min(RIM, this.width / 4, this.height / 4)
    const { x, y } = towards(this.view, px, py, this.width, this.height, rim)
    if (x || y) this.pan(x, y, true)
  }
}
