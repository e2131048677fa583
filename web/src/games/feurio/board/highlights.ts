// How panels and board point at things: a tile, what its part is, and whose it is.
import type { Spot } from '../../game-ui'
import { placeOf } from './hexagons'
import { keyOf } from '../read-scene'
import type { Colour, Key, Place, RegionScene } from '../scene'

/** What is pointed at. A plain spot is a place such as “2,-1”. */
export interface HighlightedCells {
  places: Place[]
  /** Tiles by which a region is divided. */
  waters: Set<Key>
  /** Smaller waters that are locked. */
  locked: Set<Key>
  colour: Colour | null
}

/** The spots of a region: its tiles, its divisor and its locked waters, and its colour. */
export function spotsOf(region: RegionScene): Spot[] {
  return [
    ...region.cells.map(keyOf),
    ...region.waters.map((place) => `water ${keyOf(place)}`),
    ...region.locked.map((place) => `locked ${keyOf(place)}`),
    `crew ${region.colour}`,
  ]
}

/** What spots mean. */
export function highlightedCells(spots: readonly Spot[]): HighlightedCells {
  const highlights: HighlightedCells = { places: [], waters: new Set(), locked: new Set(), colour: null }
  for (const spot of spots) {
    const [word = '', what] = spot.split(' ')
    if (what === undefined) highlights.places.push(placeOf(word))
    else if (word === 'water') highlights.waters.add(what)
    else if (word === 'locked') highlights.locked.add(what)
    else highlights.colour = what
  }
  return highlights
}
