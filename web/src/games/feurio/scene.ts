// What the server tells of a position: its types are made from the server's, with a few names of our own.
import type { CrewScene } from './wire'

export type * from './wire'

export type Colour = string
/** A place on the board: q and r, pointy tops, r grows downward. */
export type Place = readonly [q: number, r: number]
/** A place as a word, as in the notation: “2,-1”. */
export type Key = string
export type Crew = CrewScene
