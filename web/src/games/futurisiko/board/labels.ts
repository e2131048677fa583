// Which names have room on the map at a scale: those that would cover something wait for a closer look.
import type { PlaceId, World } from '../scene'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

// What a pin and a name take, in pixels of the screen.
const PIN = { width: 54, height: 28 }
const LETTER = 5.6
const WIDEST = 92
const LINE = 13
// Where a name begins below the middle of its pin.
const BELOW = 16

/** The territories whose names neither cover a pin nor another name. */
export function namesThatFit(world: World, scale: number): Set<PlaceId> {
  const spots = Object.entries(world.territories).map(
    ([
      id,
      {
        name,
        counter: [x, y],
      },
    ]) => {
      const length = name.length * LETTER
      const width = Math.min(length, WIDEST) + 6
      const height = LINE * Math.ceil(length / WIDEST)
      const at = { x: x * scale, y: y * scale }
      return {
        id,
        pin: boxAt(at.x, at.y - PIN.height / 2, PIN.width, PIN.height),
        label: boxAt(at.x, at.y + BELOW, width, height),
      }
    },
  )
  const taken: Box[] = spots.map(({ pin }) => pin)
  const found = new Set<PlaceId>()
  for (const { id, label } of spots) {
    if (taken.some((box) => overlaps(box, label))) continue
    taken.push(label)
    found.add(id)
  }
  return found
}

function boxAt(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
