// How things come onto the board: tiles from where they were drawn, men from the supply.
import type { TransitionConfig } from 'svelte/transition'
import type { Point } from './hexagons'

const LASTS = 260

/** Fly to 0,0 from a point; at once for those who want no motion. */
export function flyIn(_: Element, { from, grow = 0.6 }: { from: Point; grow?: number }): TransitionConfig {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    duration: still ? 0 : LASTS,
    css: (t, u) => {
      const eased = u * u * u
      return `transform: translate(${from.x * eased}px, ${from.y * eased}px) scale(${1 - eased * (1 - grow)}); opacity: ${Math.min(1, t * 2.5)}`
    },
  }
}
