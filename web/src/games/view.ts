// A view of a board: where its origin lies in the window, and how large it is drawn. For all rooms.
import type { WindowPoint } from './hands.svelte'

export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export function panned({ x, y, scale }: View, dx: number, dy: number): View {
  return { x: x + dx, y: y + dy, scale }
}

/** At another scale, with a point of the window staying where it is. */
export function zoomed({ x, y, scale }: View, next: number, at: WindowPoint): View {
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

/** A part of the way from one view to another: 0 is the one, 1 the other. */
export function between(from: View, to: View, part: number): View {
  const mid = (one: number, other: number): number => one + (other - one) * part
  return { x: mid(from.x, to.x), y: mid(from.y, to.y), scale: mid(from.scale, to.scale) }
}

/** How far a view is to be moved, so that a point of the board is as far from the rim of its window. */
export function towards(view: View, px: number, py: number, width: number, height: number, rim: number): WindowPoint {
  const into = (at: number, room: number): number => Math.min(0, room - rim - at) + Math.max(0, rim - at)
  return { x: into(view.x + px * view.scale, width), y: into(view.y + py * view.scale, height) }
}
