// What stands for a seat on this page: the badge of its game, or else the mark of its player.
import { getContext, setContext, untrack, type Component } from 'svelte'
import type { BadgeProps, SeatLook, GameUi, Scene } from '../../games/game-ui'
import { shareUnchanged } from '../../server/structural-sharing'

interface Badges {
  readonly Badge: Component<BadgeProps> | undefined
  /** What the badge of each seat shows, by seat. */
  readonly looks: readonly SeatLook[]
}

const KEY = Symbol('badges')
const NONE: Badges = { Badge: undefined, looks: [] }

/**
 * Tell all parts of this page what stands for its seats. A log has hundreds of badges: they are
 * looked at again only when one of them changes, not at every move.
 */
export function provideBadges(ui: () => GameUi | null, scene: () => Scene | null): void {
  let looks = $state.raw<readonly SeatLook[]>([])
  $effect.pre(() => {
    const [here, now] = [ui(), scene()]
    if (here?.seatLooks && now)
      looks = shareUnchanged(
        untrack(() => looks),
        here.seatLooks(now),
      )
  })
  setContext<Badges>(KEY, {
    get Badge() {
      return ui()?.Badge
    },
    get looks() {
      return looks
    },
  })
}

/** What stands for the seats of this page. */
export function badgesHere(): Badges {
  return getContext<Badges | undefined>(KEY) ?? NONE
}
