// What the server tells of a position and of the map.
/** A territory or a sea, by its id. */
export type PlaceId = string
export type Seat = number
export type Unit = 'tank' | 'plane' | 'sub'
export type Point = readonly [x: number, y: number]

export interface TerritoryFacts {
  name: string
  outline: string
  label: Point
  counter: Point
  invader: Point
  neighbours: PlaceId[]
  seas: PlaceId[]
}

export interface SeaFacts {
  name: string
  /** A map of somebody's own may have none. */
  outline: string | null
  /** Where it is named: twice, where it shows on both sides. */
  labels: Point[]
  neighbours: PlaceId[]
  coasts: PlaceId[]
}

export interface World {
  width: number
  height: number
  territories: Record<PlaceId, TerritoryFacts>
  seas: Record<PlaceId, SeaFacts>
  links: string[]
  sea_borders: string[]
  units: Record<Unit, { cost: number; supply: number }>
}

export interface Troops {
  seat: Seat
  tanks: number
  planes: number
}

export interface Force {
  tanks: number
  planes: number
  subs?: number
}

export interface SeatScene {
  name: string
  mark: string
  fill: string
  ink: string
  letter: string
  territories: number
  value: number
  cards: number
  supply: Record<Unit, number>
  missiles: number
  alive: boolean
}

export interface CardScene {
  card: string
  name: string
  colours: string[]
  use: string
}

export interface Saying {
  verb: string
  move: string
  words: string
}

export interface Showing {
  verb: string
  card: string
  colour: string
  colour_name: string
  move: string
}

export interface Playing extends Saying {
  card: string
  colour: string
  seat?: Seat
  sea?: PlaceId
}

export interface Building {
  unit: Unit
  place: PlaceId
  pattern: string
  most: number
}

export interface Marching {
  unit: Unit
  origin: PlaceId
  target: PlaceId
  sea: PlaceId | null
  invades: Seat | null
  pattern: string
  most: number
}

export interface Removing {
  tanks: number
  planes: number
  move: string
  words: string
}

/** The chances of an invasion for any number of pieces. */
export interface Prospect {
  defender: Seat
  defence: Force
  invading: Force
  subs: number
  /** With so many planes the attacker has the first roll. */
  first_with: number
  first: number[]
  second: number[]
}

export interface Offers {
  marks: Record<PlaceId, string>
  says: Saying[]
  shows: Showing[]
  plays: Playing[]
  builds: Building[]
  marches: Marching[]
  removals: Removing[]
  prospects: Record<PlaceId, Prospect>
}

export interface BattleScene {
  place: PlaceId
  attacker: Seat
  defender: Seat
  attack: Force
  defence: Force
  first: Seat
  win: number
  survivors: number
  words: string
}

export interface FightScene extends BattleScene {
  roller: Seat
  opponent: Seat
  hits: number | null
  dice: number
  parts: string
}

export interface Throw {
  seat: Seat
  dice: number
  hits: number
  card: 'weapon' | 'torpedo' | null
  sea: PlaceId | null
  attack: Force
  defence: Force
  win: number
}

export interface Theatre {
  round: number
  place: PlaceId
  attacker: Seat
  defender: Seat
  attack: Force
  defence: Force
  first: Seat
  win: number
  throws: Throw[]
  end: 'conquered' | 'held' | null
}

export interface March {
  unit: Unit
  count: number
  origin: PlaceId
  target: PlaceId
  sea: PlaceId | null
}

export interface Standing {
  round: number
  /** How many moves there were by then. */
  step: number
  territories: number[]
  values: number[]
  cards: number[]
}

export interface DecisiveFight {
  round: number
  step: number
  place: PlaceId
  name: string
  attacker: Seat
  defender: Seat
  attack: Force
  defence: Force
  win: number
  conquered: boolean
  lost: [attack: number, defence: number]
}

export interface Retrospect {
  rounds: Standing[]
  luck: { dice: number; hits: number; expected: number }[]
  fights: DecisiveFight[]
}

export type Phase =
  | 'draft_order'
  | 'claim'
  | 'sequence'
  | 'discard'
  | 'deal'
  | 'shield'
  | 'produce'
  | 'diplomacy'
  | 'move'
  | 'choose_fight'
  | 'roll'
  | 'hits'
  | 'remove'
  | 'over'

export interface WorldScene {
  phase: Phase
  part: 'draft' | 'sequence' | 'cards' | 'production' | 'operations' | 'over'
  round: number
  goal: number
  turn: Seat
  to_move: Seat | 'chance' | null
  asks: string | null
  sequence: Seat[]
  territories: Record<PlaceId, { holder: Troops | null; invader: Troops | null; label: string }>
  seas: Record<PlaceId, { subs: { seat: Seat; count: number }[]; label: string }>
  seats: SeatScene[]
  truces: [Seat, Seat][]
  points: number | null
  hands: (CardScene[] | null)[]
  removed: PlaceId | null
  production: { built: { unit: Unit; count: number; place: PlaceId }[]; spent: number; left: number } | null
  marches: March[]
  fight: FightScene | null
  theatre: Theatre | null
  invasions: BattleScene[]
  offers: Offers
  outcome: { ranking: Seat[][]; winners: Seat[]; reason: string; rule: string; scores: number[] } | null
  retrospect: Retrospect | null
}
