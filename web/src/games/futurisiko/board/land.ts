// Where land is, roughly, so that no sea's name lies over it.
import type { World } from '../scene'

/** A box on the map, in its own units. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether there is land in a box, or the end of the map. */
export type HasLand = (box: Box) => boolean

// How many units of the map are one of this picture.
const GRAIN = 8

/** Land is drawn once, small, to be asked often. */
export function surveyLand(world: World): HasLand {
  const [width, height] = [Math.ceil(world.width / GRAIN), Math.ceil(world.height / GRAIN)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return () => false
  pen.scale(1 / GRAIN, 1 / GRAIN)
  for (const { outline } of Object.values(world.territories)) pen.fill(new Path2D(outline), 'evenodd')
  const { data } = pen.getImageData(0, 0, width, height)
  return ({ left, right, top, bottom }) => {
    if (left < 0 || top < 0 || right > world.width || bottom > world.height) return true
    for (let y = Math.floor(top / GRAIN); y <= Math.floor(bottom / GRAIN); y += 1) {
      for (let x = Math.floor(left / GRAIN); x <= Math.floor(right / GRAIN); x += 1) {
        if ((data[4 * (y * width + x) + 3] ?? 0) > 127) return true
      }
    }
    return false
  }
}
