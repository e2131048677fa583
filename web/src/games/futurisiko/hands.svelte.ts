// Fingers, mouse and wheel on the map: one pans, two pinch, a tap is a click.
import type { Camera } from './camera.svelte'
import type { Point } from './scene'

/** How far a pointer may wander and still click, in pixels. */
const STILL = 7
const LINE = 16
const WHEEL = 0.0015

export class Hands {
  readonly #camera: Camera
  readonly #down = new Map<number, Point>()
  #from: Point | null = null
  isDragging = $state(false)

  constructor(camera: Camera) {
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
      this.#camera.zoom(factor, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
    } else {
      this.#camera.pan(now[0] - before[0], now[1] - before[1])
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

  wheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    this.#camera.zoom(Math.exp(-event.deltaY * lines * WHEEL), pointOf(event))
  }
}

function pointOf(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2)
}
