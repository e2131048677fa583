// What stands for a seat on this page: the badge of its game, or else the mark of its player.
import { getContext, setContext, type Component } from 'svelte'
import type { BadgeProps, Scene } from '../games/game'

export interface Badges {
  Badge: Component<BadgeProps> | undefined
  scene: Scene | null
}

const KEY = Symbol('badges')

/** Tell all parts of this page what stands for its seats. */
export function provideBadges(badges: () => Badges): void {
  setContext(KEY, badges)
}

/** What stands for the seats of this page. */
export function badgesHere(): () => Badges {
  return getContext<(() => Badges) | undefined>(KEY) ?? (() => ({ Badge: undefined, scene: null }))
}
