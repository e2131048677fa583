// The viewport of a board: where its origin lies in the window, and how large it is drawn. For all games.
import type { WindowPoint } from './gestures.svelte'

export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export function panned({ x, y, scale }: Viewport, dx: number, dy: number): Viewport {
  return { x: x + dx, y: y + dy, scale }
}

/** At another scale, with a point of the window staying where it is. */
export function zoomed({ x, y, scale }: Viewport, next: number, at: WindowPoint): Viewport {
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

/** A part of the way from one view to another: 0 is the one, 1 the other. */
export function between(from: Viewport, to: Viewport, part: number): Viewport {
  const mid = (one: number, other: number): number => one + (other - one) * part
  return { x: mid(from.x, to.x), y: mid(from.y, to.y), scale: mid(from.scale, to.scale) }
}

/** How far a view is to be moved, so that a point of the board is as far from the rim of its window. */
export function towards(
  view: Viewport,
  px: number,
  py: number,
  width: number,
  height: number,
  rim: number,
): WindowPoint {
  const into = (at: number, room: number): number => Math.min(0, room - rim - at) + Math.max(0, rim - at)
  return { x: into(view.x + px * view.scale, width), y: into(view.y + py * view.scale, height) }
}

/** How much of a board is covered at its sides, in pixels. */
export interface Inset {
  left: number
  right: number
  bottom: number
  /** By what is told for a while: it moves nothing. */
  told: number
}
