// The cells of the board as they are drawn and walked: the scene, and what I am about to do.
import type { ParsedMove } from '../orders/moves'
import { mostAt, pointsWith, type Draft } from '../orders/draft'
import { keyAt, keyOf } from '../read-scene'
import { around } from './hexagons'
import type { Colour, FeurioScene, Key, OpenScene, Place, TileScene } from '../scene'

/** The number that is water for a region. */
const WATER = 1

/** A place for a man on a tile. */
export interface Stand {
  /** Who stands there; a draft can still be taken back. */
  man: { colour: Colour; draft: boolean } | null
  /** Whether a man may still go there: a place without a free edge for it is of no use. */
  usable: boolean
  /** Of what colour I may put one there now. */
  invites: Colour | null
}

export interface ShownTile {
  number: number
  under: number | null
  locked: boolean
  stands: Stand[]
  /** My tile on its way. */
  pending: boolean
}

export interface Cell {
  key: Key
  place: Place
  label: string
  /** The same for who sees where it is. */
  caption: string
  tile: ShownTile | null
  open: OpenScene | null
  /** How many more men of the chosen colour may be put there now. */
  takes: number
  /** My points now, and with a man there. */
  brings: { now: number; then: number } | null
  /** Whether the drawn tile may go there. */
  hot: boolean
  /** The drawn tile as it would lie there. */
  ghost: ShownTile | null
  /** The points that laying it there would cost me. */
  costs: number
  /** Where all have one task: how many 1s it would close in there. */
  closes: number
}

/** What I am about to do: men in hand, or a move on its way. */
export interface Intent {
  colour: Colour | null
  /** Whether the drawn tile is to lie face down. */
  faceDown: boolean
  draft: Draft | null
  /** Where it is about to lie face down. */
  breaking: Key | null
  pending: ParsedMove | null
}

/** All cells, tiles first in the order of laying. */
export function cellsOf(scene: FeurioScene, intent: Intent): Cell[] {
  const { pending, faceDown, breaking } = intent
  const points = scene.seats[scene.turn]?.points ?? 0
  const cells = scene.tiles.map((tile) => showTile(scene, tile, intent))
  for (const open of scene.open) {
    const key = keyAt(open)
    const laid = pending?.kind === 'lay' && pending.key === key
    const comes = laid || breaking === key
    // Where all have one task, points do not count.
    const costs = scene.task === null ? Math.max(0, points - (open.points ?? points)) : 0
    cells.push({
      key,
      place: [open.q, open.r],
      label: open.label,
      caption: captionOf(key, open.label),
      tile: comes ? arriving(scene, laid ? pending.payer !== null : faceDown) : null,
      open: comes ? null : open,
      takes: 0,
      brings: costs > 0 ? { now: points, then: points - costs } : null,
      hot: open.lay !== null && pending === null && !comes,
      ghost: open.lay !== null && pending === null ? arriving(scene, faceDown) : null,
      costs,
      closes: scene.task !== null && open.lay !== null ? watersClosed(scene, open) : 0,
    })
  }
  return cells
}

/** How many 1s have their last free edge at an open position (R73). */
function watersClosed(scene: FeurioScene, { q, r }: OpenScene): number {
  const beside = new Set(around([q, r]).map(keyOf))
  return scene.tiles.filter((tile) => tile.number === WATER && tile.edges === 1 && beside.has(keyAt(tile))).length
}

/** A label without the coordinates before it. */
function captionOf(key: Key, label: string): string {
  return label.slice(`${key}: `.length)
}

function showTile(scene: FeurioScene, tile: TileScene, { colour, draft, pending }: Intent): Cell {
  const key = keyAt(tile)
  const moving = pending?.kind === 'men' && pending.key === key ? pending : null
  const mine = moving ?? (draft?.key === key ? draft : null)
  const men = standing(scene, tile.men, false)
  const added = mine ? standing(scene, { [mine.colour]: mine.count }, moving === null) : []
  const most = colour === null || pending ? 0 : mostAt(scene, key, colour)
  const takes = most - (draft?.key === key && draft.colour === colour ? draft.count : 0)
  const there = [...men, ...added]
  const stands = Array.from({ length: tile.spaces }, (_, index) => ({
    man: there[index] ?? null,
    usable: index < men.length + tile.room,
    invites: index >= there.length && index < there.length + takes ? colour : null,
  }))
  const counts = scene.task === null && colour !== null && most > 0
  return {
    key,
    place: [tile.q, tile.r],
    label: tile.label,
    caption: captionOf(key, tile.label),
    tile: {
      number: tile.number,
      under: tile.under,
      locked: tile.edges === 0 && tile.number > 0,
      stands,
      pending: false,
    },
    open: null,
    takes,
    brings: counts
      ? { now: scene.seats[scene.turn]?.points ?? 0, then: pointsWith(scene, { key, colour, count: 1 }) }
      : null,
    hot: false,
    ghost: null,
    costs: 0,
    closes: 0,
  }
}

function standing(
  scene: FeurioScene,
  men: Record<Colour, number>,
  draft: boolean,
): { colour: Colour; draft: boolean }[] {
  return scene.crews.flatMap(({ colour }) => Array.from({ length: men[colour] ?? 0 }, () => ({ colour, draft })))
}

/** My own tile, as it will lie when the server agrees. */
function arriving(scene: FeurioScene, faceDown: boolean): ShownTile {
  const number = scene.drawn?.number ?? 0
  return {
    number: faceDown ? 0 : number,
    under: faceDown ? number : null,
    locked: false,
    stands: Array.from({ length: faceDown ? 0 : (scene.drawn?.spaces ?? 0) }, () => ({
      man: null,
      usable: true,
      invites: null,
    })),
    pending: true,
  }
}
