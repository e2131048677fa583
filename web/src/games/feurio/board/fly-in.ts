// How things come onto the board: tiles from where they were drawn, men from the supply.
import type { TransitionConfig } from 'svelte/transition'
import type { Point } from './hexagons'

/** In milliseconds: my own move is on the board at once, those of others can be followed. */
const LASTS = 260
const LASTS_LONG = 520
/** A fire takes its time. */
const BURNS = 900

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fly to 0,0 from a point; at once for those who want no motion. */
export function flyIn(
  _: Element,
  { from, grow = 0.6, isSlow = false }: { from: Point; grow?: number; isSlow?: boolean },
): TransitionConfig {
  return {
    duration: isStill() ? 0 : isSlow ? LASTS_LONG : LASTS,
    css: (t, u) => {
      const eased = u * u * u
      return `transform: translate(${from.x * eased}px, ${from.y * eased}px) scale(${1 - eased * (1 - grow)}); opacity: ${Math.min(1, t * 2.5)}`
    },
  }
}

/** What burns out turns to ash; at once for those who want no motion. */
export const goOut: (burnt: Element) => TransitionConfig = () => ({
  duration: isStill() ? 0 : BURNS,
  css: (t) => `opacity: ${t}`,
})
