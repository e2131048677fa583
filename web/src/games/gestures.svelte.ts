// Fingers, mouse and wheel on a board: one pans, two pinch, a tap is a click. For all games.

/** A point of the window, in pixels. */
export interface WindowPoint {
  x: number
  y: number
}

/** Whatever shows a part of a board, and can be moved over it. */
export interface Movable {
  pan(dx: number, dy: number): void
  /** Closer or farther, with a point of the window staying where it is. */
  zoom(factor: number, at: WindowPoint): void
  /** Whether there is anything closer or farther to be seen. */
  canZoom(factor: number): boolean
}

/** How far a pointer may wander and still click, in pixels. */
const STILL = 7
/** The pixels of a line, for wheels that count in lines; and how fast a wheel zooms. */
const LINE = 16
const WHEEL = 0.0015

export class Gestures {
  readonly #camera: Movable
  readonly #down = new Map<number, WindowPoint>()
  #from: WindowPoint | null = null
  isDragging = $state(false)

  constructor(camera: Movable) {
    this.#camera = camera
  }

  press(event: PointerEvent): void {
    this.#from = pointOf(event)
    this.#down.set(event.pointerId, this.#from)
    if (this.#down.size === 1) this.isDragging = false
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId)
    if (!before || !this.#from) return
    const now = pointOf(event)
    if (!this.isDragging) {
      if (distance(now, this.#from) < STILL) return
      this.isDragging = true
      // From here on the pointer is ours, so that it does not click what it is let go over.
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    }
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      this.#camera.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else {
      this.#camera.pan(now.x - before.x, now.y - before.y)
    }
    this.#down.set(event.pointerId, now)
  }

  release(event: PointerEvent): void {
    this.#down.delete(event.pointerId)
    // The click that ends a drag comes before this; without one, nothing is to be swallowed later.
    if (this.#down.size === 0) setTimeout(() => (this.isDragging = false))
  }

  /** A click that was the end of a drag means nothing. */
  swallow(event: MouseEvent): void {
    if (!this.isDragging) return
    event.stopPropagation()
    event.preventDefault()
  }

  /** The wheel zooms where it can; where it cannot, it is the page's. */
  wheel(event: WheelEvent): void {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    const factor = Math.exp(-event.deltaY * lines * WHEEL)
    if (!this.#camera.canZoom(factor)) return
    event.preventDefault()
    this.#camera.zoom(factor, pointOf(event))
  }
}

function pointOf(event: MouseEvent): WindowPoint {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

function distance(one: WindowPoint, other: WindowPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
