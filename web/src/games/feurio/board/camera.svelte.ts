// Where one looks at the board: it keeps all in sight by itself until somebody pans or zooms.
import { panned, towards, zoomed, type Viewport } from '../../viewport'
import { HALF_WIDTH, SIZE, type Box, type Point } from './hexagons'

/** What a finger hits: a tile as wide on the screen, or, where one can act on it, all as near to its middle. */
const TOUCH = 44
const LEAST = TOUCH / (2 * HALF_WIDTH)
/** Rather than that tiles are out of sight they are smaller, down to this width on the screen. */
const SMALL = 34 / (2 * HALF_WIDTH)
const LARGEST = 1.15
const CLOSEST = 2
const MARGIN = 14
const NOTHING: Box = { left: -100, top: -100, right: 100, bottom: 100 }

export class Camera {
  width = $state(0)
  height = $state(0)
  /** What there is to be seen, and around what it matters most. */
  box = $state.raw<Box>(NOTHING)
  /** All of it but cold spots, at the rim. */
  core = $state.raw<Box>(NOTHING)
  heart = $state.raw<Point>({ x: 0, y: 0 })
  /** Whether fingers act here; where none does, all is in sight however small. */
  isTouched = $state(true)
  /** Where somebody has moved it; null: by itself. */
  #held = $state.raw<Viewport | null>(null)

  readonly #whole = $derived(this.#fitting(this.box))

  readonly #least = $derived.by(() => {
    if (!this.isTouched) return 0
    return Math.max(SMALL, Math.min(LEAST, this.#fitting(this.core)))
  })

  readonly view = $derived.by(() => {
    if (this.#held) return this.#held
    const scale = Math.max(this.#whole, this.#least)
    const { left, top, right, bottom } = this.isTouched && scale > this.#whole ? this.core : this.box
    return {
      scale,
      x: this.width / 2 - scale * this.#middle(left, right, this.heart.x, (this.width - 2 * MARGIN) / scale),
      y: this.height / 2 - scale * this.#middle(top, bottom, this.heart.y, (this.height - 2 * MARGIN) / scale),
    }
  })

  /** Whether all is in sight, so that there is nothing to pan. */
  readonly isWhole = $derived(this.view.scale <= this.#whole + 0.001)
  readonly isHeld = $derived(this.#held !== null)

  /** Whether the forest is wider than its window, and has room above and below it. */
  readonly isWide = $derived(
    (this.core.right - this.core.left) * this.height > (this.core.bottom - this.core.top) * this.width,
  )

  /** How large it may be drawn so that all of a box is in sight. */
  #fitting({ left, top, right, bottom }: Box): number {
    const across = (this.width - 2 * MARGIN) / (right - left)
    const down = (this.height - 2 * MARGIN) / (bottom - top)
    return Math.max(0.05, Math.min(across, down, LARGEST))
  }

  /** The middle of what fits; where not all fits, as near to the heart as the rim allows. */
  #middle(from: number, to: number, heart: number, room: number): number {
    const slack = (to - from - room) / 2
    const middle = (from + to) / 2
    return slack <= 0 ? middle : Math.min(Math.max(heart, middle - slack), middle + slack)
  }

  /** All in sight, however small. */
  fit(): void {
    const scale = this.#whole
    if (scale >= this.#least) {
      this.#held = null
      return
    }
    this.#held = {
      scale,
      x: this.width / 2 - (scale * (this.box.left + this.box.right)) / 2,
      y: this.height / 2 - (scale * (this.box.top + this.box.bottom)) / 2,
    }
  }

  /** By itself again. */
  release(): void {
    this.#held = null
  }

  pan(dx: number, dy: number): void {
    this.#held = panned(this.view, dx, dy)
  }

  /** Closer or farther, with a point of the screen staying where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#held = zoomed(this.view, this.#scaled(factor), at)
  }

  canZoom(factor: number): boolean {
    return this.#scaled(factor) !== this.view.scale
  }

  #scaled(factor: number): number {
    return Math.min(CLOSEST, Math.max(this.#whole * 0.8, this.view.scale * factor))
  }

  /** Something else matters now: it comes into sight, also where somebody has moved the view. */
  turn(heart: Point): void {
    if (heart.x === this.heart.x && heart.y === this.heart.y) return
    this.heart = heart
    if (this.#held) this.reveal(heart)
  }

  /** Move just so far that the cell around a point of the board can be seen. */
  reveal(point: Point): void {
    const rim = SIZE * this.view.scale
    const { x, y } = towards(this.view, point.x, point.y, this.width, this.height, rim)
    if (x || y) this.pan(x, y)
  }

  /** Whether a point of the window is so near to one of the board that a finger means that. */
  isNear(at: Point, point: Point): boolean {
    const { x, y, scale } = this.view
    return Math.hypot(at.x - x - scale * point.x, at.y - y - scale * point.y) <= TOUCH / 2
  }

  /** A point of the screen on the board. */
  toBoard(at: Point): Point {
    const { x, y, scale } = this.view
    return { x: (at.x - x) / scale, y: (at.y - y) / scale }
  }
}
