// What the server tells of a position and of the map: its types are made from the server's, with a
// few names of our own.
import type { Building, Troop, WorldScene } from './wire'

export type * from './wire'
export type { Review as Retrospect, StandingScene as Standing, ThrowScene as Throw, WorldFacts as World } from './wire'

/** A territory or a sea, by its id. */
export type PlaceId = string
export type Seat = number
export type Unit = Building['unit']
export type Point = readonly [x: number, y: number]
export type Phase = WorldScene['phase']
/** The pieces of one side; submarines help from the sea. */
export type Force = Troop & { subs?: number }
