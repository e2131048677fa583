// How the end is counted on the board.
import type { CountStep, Scene } from '../../game-ui'
import { readScene } from '../read-scene'
import { spotsOf } from './highlights'

/** The end, region by region, as the server counts it. */
export function countSteps(scene: Scene): CountStep[] {
  return readScene(scene).count.map(({ words, rule, seat, regions, totals }) => {
    const colours = new Set(regions.map(({ colour }) => colour))
    const spots = regions.flatMap(spotsOf)
    // Regions of several colours are lit in none of them.
    return {
      words,
      rule,
      seat,
      totals,
      spots: colours.size > 1 ? spots.filter((spot) => !spot.startsWith('crew')) : spots,
    }
  })
}
