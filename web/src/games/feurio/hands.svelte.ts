// Fingers, mouse and wheel on the board: one pans, two pinch, a tap is a click.
import type { Camera } from './camera.svelte'
import type { Point } from './hexagons'

/** How far a pointer may wander and still click, in pixels. */
const STILL = 7

export class Hands {
  readonly #camera: Camera
  readonly #down = new Map<number, Point>()
  #from: Point | null = null
  isDragging = $state(false)

  constructor(camera: Camera) {
    this.#camera = camera
  }

  press(event: PointerEvent): void {
    this.#down.set(event.pointerId, pointOf(event))
    this.#from = pointOf(event)
    if (this.#down.size === 1) this.isDragging = false
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId)
    if (!before || !this.#from) return
    const now = pointOf(event)
    if (!this.isDragging) {
      if (Math.hypot(now.x - this.#from.x, now.y - this.#from.y) < STILL) return
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
  }

  /** Whether a click was the end of a drag, and means nothing. */
  swallow(event: MouseEvent): void {
    if (!this.isDragging) return
    this.isDragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    this.#camera.zoom(Math.exp(-event.deltaY * lines * 0.0015), pointOf(event))
  }
}

function pointOf(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
