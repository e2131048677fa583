// What stands for a seat on this page: the badge of its game, or else the mark of its player.
import { getContext, setContext, untrack, type Component } from 'svelte'
import type { BadgeProps, Face, GameRoom, Scene } from '../games/game'
import { share } from '../server/share'

interface Badges {
  readonly Badge: Component<BadgeProps> | undefined
  /** What the badge of each seat shows, by seat. */
  readonly faces: readonly Face[]
}

const KEY = Symbol('badges')
const NONE: Badges = { Badge: undefined, faces: [] }

/**
 * Tell all parts of this page what stands for its seats. A log has hundreds of badges: they are
 * looked at again only when a face changes, not at every move.
 */
export function provideBadges(room: () => GameRoom | null, scene: () => Scene | null): void {
  let faces = $state.raw<readonly Face[]>([])
  $effect.pre(() => {
    const [here, now] = [room(), scene()]
    if (here?.facesOf && now) faces = share(untrack(() => faces), here.facesOf(now))
  })
  setContext<Badges>(KEY, {
    get Badge() {
      return room()?.Badge
    },
    get faces() {
      return faces
    },
  })
}

/** What stands for the seats of this page. */
export function badgesHere(): Badges {
  return getContext<Badges | undefined>(KEY) ?? NONE
}
