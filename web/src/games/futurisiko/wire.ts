// Generated from the types in Python, do not edit: make wire

/** F24, F27, F57, F70: what a seat has, and how it looks. */
export interface ArmyScene {
  alive: boolean
  cards: number
  fill: string
  ink: string
  letter: string
  mark: string
  missiles: number
  /** the seats that launched them, as far as is known */
  missiles_by: number[]
  /** the points of which they rob the next production */
  missiles_cost: number
  /** the tanks and planes that they destroy then, at most */
  missiles_units: number
  name: string
  supply: UnitCounts
  territories: number
  value: number
}

/** Missiles that are about to hit the production of whoever is on turn. */
export interface BarrageScene {
  /** who launched them; `no` where that is not known */
  by: string
  cost: number
  left: number
  /** the tanks and planes that they destroy */
  units: number
}

/** Who meets whom, who rolls first, and the exact chances. */
export interface BattleScene {
  attack: SideForce
  attacker: number
  defence: Troop
  defender: number
  first: number
  place: string
  survivors: number
  win: number
  words: string
}

/** F25: what can be built where. */
export interface Building {
  most: number
  /** the text of the move with # for the number */
  pattern: string
  place: string
  unit: 'plane' | 'sub' | 'tank'
}

/** What was built in this production. */
export interface BuiltScene {
  count: number
  place: string
  unit: 'plane' | 'sub' | 'tank'
}

/** F60, F70: cards of a kind in a hand, and what they are for. */
export interface CardScene {
  card: string
  colours: string[]
  name: string
  use: string
}

/** A fight that mattered. */
export interface DecisiveFight {
  attack: SideForce
  attacker: number
  conquered: boolean
  defence: SideForce
  defender: number
  /** what it cost both sides, in production points */
  lost: [number, number]
  name: string
  place: string
  round: number
  step: number
  win: number
}

/** F45 to F53: the fight that goes on, with the dice of its next roll. */
export interface FightScene {
  attack: SideForce
  attacker: number
  defence: Troop
  defender: number
  dice: number
  first: number
  hits: number | null
  opponent: number
  parts: string
  place: string
  roller: number
  survivors: number
  win: number
  words: string
}

/** The submarines of a seat in a sea. */
export interface Fleet {
  count: number
  seat: number
}

/** F2: explosions that a seat has rolled, and those to be expected. */
export interface Luck {
  dice: number
  expected: number
  hits: number
}

/** A move that is planned. */
export interface March {
  count: number
  origin: string
  sea: string | null
  target: string
  unit: 'plane' | 'sub' | 'tank'
}

/** F34 to F41: who can go from where to where. */
export interface Marching {
  /** the seat that is invaded by it */
  invades: number | null
  most: number
  origin: string
  /** the text of the move with # for the number */
  pattern: string
  sea: string | null
  target: string
  unit: 'plane' | 'sub' | 'tank'
}

/** All that can be done, each kind in its place. */
export interface Offers {
  /** what comes before all else that is offered */
  before: Passing | null
  builds: Building[]
  /** how many cards are over the limit of the hand */
  excess: number
  marches: Marching[]
  /** by territory, to claim it or to fight for it */
  marks: Record<string, string>
  /** what might be built for all points */
  plan: Planned[]
  plays: Playing[]
  prospects: Record<string, Prospect>
  removals: Removing[]
  says: Saying[]
  shows: Showing[]
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

/** F63, F67: cards that can be played before anything else, and what is said instead. */
export interface Passing {
  plays: Playing[]
  says: Saying[]
}

/** A move of a plan: a pattern and its number. */
export interface Planned {
  count: number
  pattern: string
}

/** A card that can be played, and on whom or where. */
export interface Playing {
  card: string
  colour: string
  move: string
  sea?: string
  seat?: number
  verb: string
  words: string
}

/** F24 to F26: a production so far. */
export interface ProductionScene {
  built: BuiltScene[]
  left: number | null
  spent: number
}

/** F46, F76, F78: the chances of an invasion for any number of pieces. */
export interface Prospect {
  defence: Troop
  defender: number
  first: number[]
  /** with so many planes the attacker has the first roll */
  first_with: number
  invading: Troop
  second: number[]
  subs: number
}

/** F50: pieces that can be taken off. */
export interface Removing {
  move: string
  planes: number
  tanks: number
  words: string
}

/** A game by its rounds, the luck of the dice, the decisive fights, and its story. */
export interface Review {
  fights: DecisiveFight[]
  luck: Luck[]
  rounds: StandingScene[]
  /** empty before the end */
  story: StoryLine[]
}

/** A move that is only said. */
export interface Saying {
  move: string
  verb: string
  words: string
}

/** A sea on the map. */
export interface SeaFacts {
  coasts: string[]
  /** where it is named: twice, where it shows on both sides */
  labels: [number, number][]
  name: string
  neighbours: string[]
  /** a map of somebody's own may have none */
  outline: string | null
  /** its name in a sentence, with its article */
  the: string
  /** where pieces come from that leave it, in a sentence */
  whence: string
}

/** Who is in a sea. */
export interface SeaScene {
  label: string
  subs: Fleet[]
}

/** A card that can go. */
export interface Showing {
  card: string
  colour: string
  colour_name: string
  move: string
  verb: string
}

/** The pieces of one side, with the submarines that help it. */
export interface SideForce {
  planes: number
  subs: number
  tanks: number
}

/** The seats after a round. */
export interface StandingScene {
  cards: number[]
  round: number
  /** how many moves there were by then */
  step: number
  territories: number[]
  values: number[]
}

/** A sentence of the story of the war, and the step of the replay that it leads to. */
export interface StoryLine {
  round: number
  step: number
  words: string
}

/** A territory on the map. */
export interface TerritoryFacts {
  counter: [number, number]
  invader: [number, number]
  label: [number, number]
  name: string
  neighbours: string[]
  outline: string
  seas: string[]
  /** its name in a sentence, with its article */
  the: string
  /** where pieces come from that leave it, in a sentence */
  whence: string
}

/** Who stands on a territory. */
export interface TerritoryScene {
  holder: Troops | null
  invader: Troops | null
  label: string
}

/** A fight roll by roll, with the chance after each. */
export interface Theatre {
  attack: SideForce
  attacker: number
  defence: SideForce
  defender: number
  end: 'conquered' | 'held' | null
  first: number
  place: string
  round: number
  throws: ThrowScene[]
  win: number
}

/** F49: a roll, and the card that came with it. */
export interface ThrowScene {
  attack: SideForce
  card: 'torpedo' | 'weapon' | null
  defence: SideForce
  dice: number
  hits: number
  sea: string | null
  seat: number
  win: number
}

/** Pieces on land. */
export interface Troop {
  planes: number
  tanks: number
}

/** The pieces of a seat on a territory. */
export interface Troops {
  planes: number
  seat: number
  tanks: number
}

/** How many pieces of each kind. */
export interface UnitCounts {
  plane: number
  sub: number
  tank: number
}

/** A kind of piece. */
export interface UnitFacts {
  cost: number
  supply: number
}

/** All kinds of pieces. */
export interface UnitKinds {
  plane: UnitFacts
  sub: UnitFacts
  tank: UnitFacts
}

/** F6 to F10: what never changes in a game. */
export interface WorldFacts {
  height: number
  links: string[]
  /** its mountains; none on a map of somebody's own */
  relief: string
  sea_borders: string[]
  seas: Record<string, SeaFacts>
  territories: Record<string, TerritoryFacts>
  units: UnitKinds
  width: number
}

/** All that a client needs to draw the position and to act. */
export interface WorldScene {
  asks: string | null
  barrage: BarrageScene | null
  fight: FightScene | null
  goal: number
  hands: (CardScene[] | null)[]
  /** F23: whether they are dealt, or only set the sequence */
  has_cards: boolean
  invasions: BattleScene[]
  marches: March[]
  offers: Offers
  outcome: OutcomeScene | null
  part: 'cards' | 'draft' | 'operations' | 'over' | 'production' | 'sequence'
  phase: 'choose_fight' | 'claim' | 'deal' | 'discard' | 'draft_order' | 'hits' | 'move' | 'over' | 'produce' | 'remove' | 'roll' | 'sequence'
  points: number | null
  production: ProductionScene | null
  removed: string | null
  retrospect: Review | null
  round: number
  seas: Record<string, SeaScene>
  seats: ArmyScene[]
  sequence: number[]
  territories: Record<string, TerritoryScene>
  theatre: Theatre | null
  to_move: number | 'chance' | null
  truces: [number, number][]
  turn: number
}
