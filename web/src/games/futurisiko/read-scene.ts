// What this game makes of a scene, and of the map.
import { say } from '../../i18n/translate.svelte'
import type { BoardFacts, PlayerScore, Scene, SeatLook } from '../game-ui'
import type { ArmyScene, World, WorldScene } from './scene'

/** The scene as this game's: the server sends a game only scenes of its own. */
export function readScene(scene: Scene): WorldScene {
  return scene as unknown as WorldScene
}

/** What an army is known by. */
export type Look = Pick<ArmyScene, 'mark' | 'fill' | 'ink'>

/** The looks of the armies, by seat. */
export function looksOf({ seats }: WorldScene): Look[] {
  return seats.map(({ mark, fill, ink }) => ({ mark, fill, ink }))
}

export function seatLooks(scene: Scene): SeatLook[] {
  return looksOf(readScene(scene)).map((look) => ({ ...look }))
}

export function readLook(face: SeatLook): Look {
  return face as unknown as Look
}

/** The map, where it has been fetched. */
export function readWorld(board: BoardFacts | null | undefined): World | null {
  return (board as unknown as World | null | undefined) ?? null
}

/** How many territories an army holds of those it needs. */
export function scoreOf(scene: Scene, seat: number): PlayerScore | null {
  const { seats, goal } = readScene(scene)
  const points = seats[seat]?.territories
  if (points === undefined) return null
  return { points, goal, label: say('futurisiko-web-territories', { count: points, goal }) }
}

/** The seats in the order of the round; whoever is out comes last. */
export function seatOrder(scene: Scene): number[] {
  const { seats, sequence } = readScene(scene)
  return [...sequence, ...seats.map((_, n) => n).filter((n) => !sequence.includes(n))]
}
