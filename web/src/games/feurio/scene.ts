// What the server tells of a position.
export type Colour = string
/** A place on the board: q and r, pointy tops, r grows downward. */
export type Place = readonly [q: number, r: number]
/** A place as a word, as in the notation: “2,-1”. */
export type Key = string

export interface TileScene {
  q: number
  r: number
  /** 0 on a firebreak. */
  number: number
  /** The number under a firebreak, if it is known. */
  under: number | null
  /** Who laid it; null for a start tile. */
  layer: number | null
  spaces: number
  /** Its free edges. */
  edges: number
  /** How many more men fit. */
  room: number
  men: Record<Colour, number>
  label: string
}

export interface OpenScene {
  q: number
  r: number
  heat: number
  addends: [q: number, r: number, number: number][]
  hottest: boolean
  label: string
  lay: string | null
  breaks: Record<Colour, string>
}

export interface PlacingScene {
  q: number
  r: number
  colour: Colour
  /** By how many men, the move. */
  moves: Record<string, string>
}

export interface Arrangement {
  smaller: number
  larger: number
  move: string
}

export interface Crew {
  colour: Colour
  mark: string
  name: string
  fill: string
  ink: string
}

export interface RegionScene {
  colour: Colour
  cells: Place[]
  sum: number
  divisor: number | null
  points: number
  waters: Place[]
  locked: Place[]
  label: string
}

export interface SeatScene {
  name: string
  colours: Colour[]
  auxiliaries: Colour[]
  supply: Record<Colour, number>
  points: number
  regions: RegionScene[]
}

export interface TaskScene {
  crews: { colour: Colour; men_left: number; regions: number; has_water: boolean }[]
  obstacle: { rule: string; reason: string } | null
}

export interface EndScene {
  ranking: number[][]
  winners: number[]
  won: boolean | null
  reason: string
  rule: string
  scores: number[]
}

export interface FeurioScene {
  phase: 'draw' | 'arrange' | 'lay' | 'men' | 'over'
  turn: number
  to_move: number | 'chance' | null
  tiles: TileScene[]
  open: OpenScene[]
  drawn: { number: number | null; spaces: number | null } | null
  placing: PlacingScene[]
  pass: string | null
  arrange: Arrangement[]
  crews: Crew[]
  seats: SeatScene[]
  bag: { left: number; unseen: Record<string, number> }
  start: number[]
  task: TaskScene | null
  outcome: EndScene | null
}
