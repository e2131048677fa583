// What this game makes of a scene.
import { say } from '../../i18n/translate.svelte'
import type { PlayerScore, Scene, SeatLook } from '../game-ui'
import type { Colour, Crew, FeurioScene, Key, Place } from './scene'

/** The scene as this game's: the server sends a game only scenes of its own. */
export function readScene(scene: Scene): FeurioScene {
  return scene as unknown as FeurioScene
}

export function keyOf(place: Place): Key {
  return `${place[0]},${place[1]}`
}

export function keyAt({ q, r }: { q: number; r: number }): Key {
  return `${q},${r}`
}

/** The look of each crew by its colour. */
export function crewsOf(scene: FeurioScene): Map<Colour, Crew> {
  return new Map(scene.crews.map((crew) => [crew.colour, crew]))
}

/** The crews of each seat. */
export function seatLooks(scene: Scene): SeatLook[] {
  const feurio = readScene(scene)
  const crews = crewsOf(feurio)
  return feurio.seats.map(({ colours }) => {
    const own = colours.flatMap((colour) => crews.get(colour) ?? [])
    // Who has several crews is drawn in the colour of the first.
    return { crews: own, ...(own[0] && { fill: own[0].fill, mark: own[0].mark }) }
  })
}

export function readCrews({ crews }: SeatLook): Crew[] {
  return crews as Crew[]
}

/** The colours that belong to nobody: they are placed, but score nothing. */
export function auxiliariesOf(scene: FeurioScene): Set<Colour> {
  return new Set(scene.seats.flatMap((seat) => seat.auxiliaries))
}

/** The points of a seat; none where all have one task. */
export function scoreOf(scene: Scene, seat: number): PlayerScore | null {
  const { seats, task } = readScene(scene)
  const points = seats[seat]?.points
  if (task || points === undefined) return null
  return { points, goal: null, label: say('feurio-web-points', { points }) }
}

/** What has become of my points since a position. */
export function sumUp(before: Scene, now: Scene, seat: number): string[] {
  const [was, is] = [scoreOf(before, seat)?.points, scoreOf(now, seat)?.points]
  if (was === undefined || is === undefined) return []
  return [say('feurio-web-sum-points', { was, now: is, change: was === is ? 'none' : 'other' })]
}
