// How panels and board point at things: a tile, what its part is, and whose it is.
import type { Spot } from '../game'
import { placeOf } from './hexagons'
import { keyOf, type Colour, type Key, type Place, type RegionScene } from './scene'

/** What is pointed at. A plain spot is a place such as “2,-1”. */
export interface Lights {
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
export function lightsOf(spots: readonly Spot[]): Lights {
  const lights: Lights = { places: [], waters: new Set(), locked: new Set(), colour: null }
  for (const spot of spots) {
    const [word = '', what] = spot.split(' ')
    if (what === undefined) lights.places.push(placeOf(word))
    else if (word === 'water') lights.waters.add(what)
    else if (word === 'locked') lights.locked.add(what)
    else lights.colour = what
  }
  return lights
}
