// Pieces that are pulled from one place to another, by hand.
import type { WindowPoint } from '../../gestures.svelte'
import type { PlaceId } from '../scene'

/** How far a pointer may wander and still press, in pixels. */
const STILL = 7

export class Pull {
  /** Where they stand, and where the hand is now; null: nothing is pulled. */
  hand = $state.raw<{ origin: PlaceId; x: number; y: number } | null>(null)
  #held: { id: number; origin: PlaceId; at: WindowPoint } | null = null

  /** A pointer has come down on pieces that may go. */
  press({ pointerId: id, clientX: x, clientY: y }: PointerEvent, origin: PlaceId): void {
    this.#held = { id, origin, at: { x, y } }
  }

  /** Whether this movement pulls pieces along; if so, they follow. `isFirst` where they have only just begun to. */
  move(event: PointerEvent): { isFirst: boolean } | null {
    const held = this.#held
    if (held?.id !== event.pointerId) return null
    const isFirst = this.hand === null
    if (isFirst && Math.hypot(event.clientX - held.at.x, event.clientY - held.at.y) < STILL) return null
    const window = event.currentTarget as Element
    // The pointer is ours until it is let go, wherever that is.
    if (isFirst) window.setPointerCapture(event.pointerId)
    const { left, top } = window.getBoundingClientRect()
    this.hand = { origin: held.origin, x: event.clientX - left, y: event.clientY - top }
    return { isFirst }
  }

  /** They are let go: whether they were pulled at all. The click that ends it comes before `hand` is empty again. */
  release({ pointerId }: PointerEvent): boolean {
    if (this.#held?.id !== pointerId) return false
    this.#held = null
    const wasPulled = this.hand !== null
    if (wasPulled) setTimeout(() => (this.hand = null))
    return wasPulled
  }

  /** Whether a pointer holds pieces, and moves no map. */
  holds({ pointerId }: PointerEvent): boolean {
    return this.#held?.id === pointerId
  }
}
