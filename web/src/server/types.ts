// The types of the wire: what the server says and hears, in JSON.

/** What stands in an error: its kind, the rule or the field it is about, and words for people. */
export interface Fault {
  kind: string
  rule: string | null
  field: string | null
  message: string
}

export interface Me {
  id: string
  name: string
  mark: string
  has_passphrase: boolean
}

/** Whether the server writes letters, and where ours go. */
export interface MailCard {
  offered: boolean
  address: string | null
  confirmed: boolean
}

export interface GameCard {
  name: string
  title: string
  about: string
  letter: string
  usual_seat: number
}

export type OptionValue = string | number | boolean | null
export type Options = Record<string, OptionValue>

export interface Choice {
  name: string
  title: string
  about: string
  rules: string[]
  values: { value: OptionValue; title: string }[]
  /** Whether a file may be brought for it. */
  takes_paper: boolean
}

export type SeatKind = 'me' | 'here' | 'invited' | 'open' | 'bot'

export interface SeatPlan {
  kind: SeatKind
  name?: string
  bot?: string
}

export interface Level {
  bot: string
  title: string
  about: string
  answers_within: number
}

export interface GameSheet {
  name: string
  title: string
  aim: string
  options: Options
  choices: Choice[]
  seats: { name: string }[]
  usual: { seats: SeatPlan[] }
  levels: Level[]
}

/** A guided first game: positions, the keys of what is said, and what is asked for. */
export interface Lesson {
  seat: number
  /** What the seats are called. */
  seats: string[]
  options: Options
  letter: string
  steps: { scene: Scene; words: string; expects: string | null; otherwise: string | null; spots: string[] }[]
}

/** Why something cannot be done; nothing is said where it can. */
export interface Objection {
  rule: string | null
  message: string
}

export interface Rule {
  number: string
  name: string
  text: string
  ruling: string | null
}

export interface RuleBook {
  title: string
  aim: string
  intro: string
  chapters: { heading: string; rules: Rule[] }[]
}

export interface Clock {
  kind: 'none' | 'move' | 'days'
  amount: number
}

/** What a host asks for: a table to be set up. */
export interface Order {
  game: string
  options: Options
  seats: SeatPlan[]
  clock: Clock
  on_timeout: 'bot' | 'move'
  listed: boolean
  aids: boolean
  talk: boolean
  from?: { replay: string; step: number }
}

export type Status = 'waiting' | 'playing' | 'over' | 'closed'
/** Whose turn it is: a seat, chance, or nobody's. */
export type Turn = number | 'chance' | null

export interface TableCard {
  id: string
  game: string
  title: string
  status: Status
  players: string[]
  seats: number
  my_turn: boolean
  /** It is our turn, and somebody else or a clock waits. */
  pressing: boolean
  /** The people whose turn it is. */
  waits_for: string[]
  /** When the time of whoever is to move runs out. */
  deadline: number | null
  updated_at: number
  options: Options
}

export interface Seat {
  name: string
  player: string
  mark: string
  kind: 'human' | 'bot' | 'free'
  bot?: string
  resigned: boolean
  online: boolean
}

export interface TableFacts {
  id: string
  game: string
  title: string
  /** The version of the rules by which it is played. */
  rules: string
  status: Status
  options: Options
  setup: { clock: Clock; on_timeout: 'bot' | 'move'; listed: boolean; aids: boolean; talk: boolean }
  seats: Seat[]
  mine: number[]
  seat: number | null
  host: boolean
  code?: string | null
  commitment: string
  deadline: number | null
  to_move: Turn
  can_undo: boolean
  hides: boolean
  watching: number
  /** The table where the same people meet again. */
  rematch?: string | null
}

/** A position as the game draws it; only the game's own room knows what is in it. */
export type Scene = Readonly<Record<string, unknown>>

/** What came of a move; moves on one topic share a line. */
export interface Told {
  words: string
  topic: string
  more: string
  about: number | null
  opens: boolean
}

export type EventKind = 'sat' | 'left' | 'move' | 'deal' | 'undo' | 'resign' | 'hand' | 'closed' | 'rematch'

export interface TableEvent {
  type: 'event'
  version: number
  kind: EventKind
  seat: number | null
  move?: string | null
  /** How many moves an undo takes back. */
  back?: number | null
  /** The table where the same people meet again. */
  table?: string | null
  told: Told
  at: number
  to_move: Turn
  deadline: number | null
  can_undo: boolean
  scene?: Scene | null
}

export interface TalkLine {
  id: number
  name: string
  seat: number | null
  kind: 'text' | 'sign'
  text: string
  at: number
}

export interface Hint {
  move: string
  reason: string
  shares: Record<string, number>
}

export interface Refused extends Omit<Fault, 'field'> {
  type: 'refused'
  id: string
  legal: string[]
  version: number
}

export interface Why {
  type: 'why'
  id: string
  move: string
  legal: boolean
  rule: string | null
  message: string
}

/** What the server says on the socket. */
export type Heard =
  | { type: 'table'; version: number; table: TableFacts; scene: Scene | null; events: TableEvent[]; talk: TalkLine[] }
  | TableEvent
  | { type: 'done'; id: string; version: number }
  | Refused
  | ({ type: 'hint'; id: string } & Hint)
  | Why
  | { type: 'talk'; line: TalkLine }
  | { type: 'presence'; online: number[]; watching: number }
  | { type: 'pong' }
  | { type: 'error'; kind: string; message: string }

/** What a client says on the socket. */
export type Said =
  | { type: 'move'; id: string; version: number; seat: number; move: string }
  | { type: 'undo'; id: string; version: number; seat: number }
  | { type: 'resign'; id: string; seat: number }
  | { type: 'leave'; id: string }
  | { type: 'hint'; id: string; seat: number }
  | { type: 'why'; id: string; seat: number; move: string }
  | { type: 'look'; seat: number | null }
  | { type: 'talk'; kind: 'text' | 'sign'; text: string }
  | { type: 'ping' }

export interface Step {
  by: number | 'chance'
  move: string
  told: Told
  turn: number
}

/** How a game ended: places, best first, seats that share one together. */
export interface Result {
  ranking: number[][]
  winners: number[]
  /** Whether a goal that all share was reached; null where each plays for itself. */
  won: boolean | null
  reason: string
  rule: string
  scores: number[]
}

/** A game in figures, as far as whoever looks may know them. */
export type Retrospect = Readonly<Record<string, unknown>>

export interface Replay {
  id: string
  game: string
  title: string
  options: Options
  over: boolean
  players: string[]
  /** What the seats are called in this game. */
  seats: string[]
  moves: Step[]
  scores: number[][]
  /** The game in figures, where it tells more than its scores; only its own room knows them. */
  retrospect: Retrospect | null
  result: Result | null
  seat: number | null
  deal: boolean
}

export interface Draw {
  n: number
  move: string
  outcomes: string[]
  chances: number[]
  chosen: number
}

export interface Deal {
  commitment: string
  seed: string | null
  draws: Draw[] | null
}
