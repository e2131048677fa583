// What lies beside the board follows it a frame later, so that neither makes the other come late.
import { untrack } from 'svelte'

/** So many frames in a row the board comes first; then what lies beside it has its turn, too. */
const PATIENCE = 6

interface Follows<Thing> {
  newest: () => Thing
  /** Whether this frame belongs to the board: it is about to change. */
  isTaken: () => boolean
  /** Whether what is on show must not stay a frame longer. */
  isUrgent: (next: Thing, shown: Thing) => boolean
}

/** The newest thing, in the next frame that nothing else needs. */
export function aFrameLater<Thing>({ newest, isTaken, isUrgent }: Follows<Thing>): () => Thing {
  let shown = $state.raw(untrack(newest))
  // How many frames it has waited; null: it is up to date.
  let waited: number | null = null

  function look(): void {
    if (waited === null) return
    waited += 1
    if (isTaken() && waited < PATIENCE) requestAnimationFrame(look)
    else show(untrack(newest))
  }
  function show(next: Thing): void {
    waited = null
    shown = next
  }

  $effect.pre(() => {
    const next = newest()
    // Nobody sees the frames of a hidden page.
    if (document.hidden || isUrgent(next, untrack(() => shown))) show(next)
    else if (waited === null && next !== untrack(() => shown)) {
      waited = 0
      requestAnimationFrame(look)
    }
  })
  return () => shown
}
