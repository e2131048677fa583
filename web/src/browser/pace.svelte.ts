// How fast one wants to be shown what others do. It is remembered.
import { readSetting, saveSetting } from './storage'

export const PACES = ['slow', 'normal', 'quick', 'once'] as const
export type Pace = (typeof PACES)[number]

const NAME = 'pace'
/** How long a step stays before the next one, in milliseconds. */
const STEPS: Record<Pace, number> = { slow: 1300, normal: 750, quick: 300, once: 0 }

let chosen = $state<Pace>(PACES.find((pace) => pace === readSetting(NAME)) ?? 'normal')

export function pace(): Pace {
  return chosen
}

export function setPace(pace: Pace): void {
  chosen = pace
  saveSetting(NAME, pace)
}

/** How long a step stays, in milliseconds. */
export function stepTime(): number {
  return STEPS[chosen]
}

/** How long something stays that is to be read; who wants all else at once has asked for this. */
export function readingTime(): number {
  return 2 * (STEPS[chosen] || STEPS.normal)
}

/** How long it stays where a clock is running. */
export function hurriedTime(): number {
  return Math.min(STEPS[chosen], STEPS.quick)
}
