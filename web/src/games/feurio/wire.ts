// Generated from the types in Python, do not edit: make wire

/** R10: an order of the start tiles. */
export interface ArrangementScene {
  larger: number
  move: string
  smaller: number
}

/** The tiles that are still to come. */
export interface BagScene {
  left: number
  /** by number, how many */
  unseen: Record<string, number>
}

/** A step of the count at the end: what is looked at, and what is said of it. */
export interface CountStep {
  regions: RegionScene[]
  rule: string
  /** who is counted; null where it is about all */
  seat: number | null
  /** points by seat so far; empty where none are counted */
  totals: number[]
  words: string
}

/** How a colour looks. */
export interface CrewScene {
  colour: string
  fill: string
  ink: string
  mark: string
  name: string
}

/** R82: the drawn tile; for others only its back. */
export interface DrawnScene {
  number: number | null
  spaces: number | null
}

/** All that is to be seen and done. */
export interface FeurioScene {
  arrange: ArrangementScene[]
  bag: BagScene
  /** how the end is counted; empty before it */
  count: CountStep[]
  crews: CrewScene[]
  drawn: DrawnScene | null
  open: OpenScene[]
  outcome: OutcomeScene | null
  pass: string | null
  phase: 'arrange' | 'draw' | 'lay' | 'men' | 'over'
  placing: PlacingScene[]
  seats: PlayerScene[]
  /** the numbers of the start tiles that are turned up */
  start: number[]
  task: TaskScene | null
  tiles: TileScene[]
  to_move: number | 'chance' | null
  turn: number
}

/** What is in the way of a common goal for good. */
export interface ObstacleScene {
  reason: string
  rule: string
}

/** R15 to R17: an open position, and what can be laid there. */
export interface OpenScene {
  /** q, r and number of the tiles around it */
  addends: [number, number, number][]
  /** by colour, the move that lays a firebreak */
  breaks: Record<string, string>
  heat: number
  hottest: boolean
  label: string
  lay: string | null
  /** your points if the drawn tile were laid there */
  points: number | null
  q: number
  r: number
}

/** How a game ended: places, best first, seats that share one together. */
export interface OutcomeScene {
  ranking: number[][]
  reason: string
  rule: string
  scores: number[]
  winners: number[]
  /** whether a goal that all share was reached; else null */
  won: boolean | null
}

/** Where men of a colour can go. */
export interface PlacingScene {
  colour: string
  /** by how many men, the move */
  moves: Record<string, string>
  /** your points with them */
  points: number
  q: number
  r: number
}

/** A seat with its colours and points. */
export interface PlayerScene {
  /** colours that are placed, but score nothing */
  auxiliaries: string[]
  colours: string[]
  name: string
  points: number
  regions: RegionScene[]
  /** men left, by colour */
  supply: Record<string, number>
}

/** R45 to R49: a region, and what divides it. */
export interface RegionScene {
  cells: [number, number][]
  colour: string
  divisor: number | null
  label: string
  locked: [number, number][]
  points: number
  sum: number
  waters: [number, number][]
}

/** How far a colour has come with a common goal. */
export interface TaskCrew {
  colour: string
  has_water: boolean
  men_left: number
  regions: number
}

/** R71 to R75: a common goal. */
export interface TaskScene {
  crews: TaskCrew[]
  obstacle: ObstacleScene | null
}

/** A tile on the board. */
export interface TileScene {
  /** its free edges */
  edges: number
  label: string
  /** who laid it; null for a start tile */
  layer: number | null
  /** by colour */
  men: Record<string, number>
  /** 0 on a firebreak */
  number: number
  q: number
  r: number
  /** how many more men fit */
  room: number
  spaces: number
  /** the number under a firebreak, if it is known */
  under: number | null
}
