// Names and forces in words.
import { capitalized, list, percent } from '../../../i18n/formats'
import { say } from '../../../i18n/translate.svelte'
import type { Force, Seat, WorldScene } from '../scene'

/** A chance in per cent; what is not certain never looks as if it were. */
export function chanceText(share: number): string {
  if (share > 0 && share < 0.01) return `< ${percent(0.01)}`
  if (share < 1 && share > 0.99) return `> ${percent(0.99)}`
  return percent(share)
}

/** Pieces in words, for those who listen. */
export function forceInWords({ tanks, planes, subs = 0 }: Force, flag = false): string {
  const pieces = [
    tanks > 0 ? say('futurisiko-web-tanks', { count: tanks }) : '',
    planes > 0 ? say('futurisiko-web-planes', { count: planes }) : '',
    subs > 0 ? say('futurisiko-web-subs', { count: subs }) : '',
    flag ? say('futurisiko-web-flag') : '',
  ]
  return list(pieces.filter((words) => words !== ''))
}

/** F46: who rolls first, and why: the planes of the attacker and of the defender decide. */
export function firstInWords({ seats }: WorldScene, first: Seat, ours: number, theirs: number): string {
  return say('futurisiko-web-first', {
    seat: capitalized(seats[first]?.name ?? ''),
    reason: ours === theirs ? 'tie' : 'more',
    ours: Math.max(ours, theirs),
    theirs: Math.min(ours, theirs),
  })
}
