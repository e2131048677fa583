// Generated from the types in Python, do not edit: make wire

/** Words of the host, and when the server restarts if it is about that. */
export interface Announcement {
  id: string
  text: string
  restart_at: number | null
}

/** The setting by which an asset is chosen. */
export interface AssetKept {
  value: string
}

/** A chapter of the rules. */
export interface ChapterCard {
  heading: string
  rules: RuleCard[]
}

/** An option, what it changes, and the rules about it. */
export interface ChoiceCard {
  name: string
  title: string
  about: string
  rules: string[]
  values: SettingCard[]
  takes_asset: boolean
}

export type ClientMessage =
  | MoveRequest
  | UndoRequest
  | ResignRequest
  | ReturnRequest
  | LeaveRequest
  | HintRequest
  | WhyRequest
  | LookRequest
  | TalkRequest
  | ReportRequest
  | MuteRequest
  | HeartbeatRequest

/** How long a turn may take: so many seconds (“move”), or days. */
export interface Clock {
  kind: 'days' | 'move' | 'none'
  amount: number
}

/** How long a turn may take. */
export interface ClockRequest {
  kind?: 'none' | 'move' | 'days'
  amount?: number
}

/**
 * What the dealer of your next table is bound by, and a ticket to open that table.
 *
 * A ticket is good for one table, and for ten minutes.
 */
export interface Commitment {
  table: string
  commitment: string
  ticket: string
}

/** How a game is dealt: bound before it, laid open after it. */
export interface Deal {
  commitment: string
  given_moves: number
  repeats_deal: boolean
  nonces: SeatNonce[]
  secret: string | null
  draws: DealtDraw[] | null
}

/** A draw of the dealer: what could come, with which chance each, and what came. */
export interface DealtDraw {
  n: number
  move: string
  outcomes: string[]
  chances: number[]
  chosen: number
}

/** A way to another device: a secret for one use, and when it ends. */
export interface DeviceLink {
  secret: string
  expires_at: number
}

/** What you asked for has happened, and is on disk. */
export interface DoneMessage {
  type: 'done'
  /** of the request */
  id: string
  /** after it, with all that chance has added */
  version: number
}

/** What you add to the draws of a table that was promised to you. */
export interface DrawTicket {
  ticket: string
  nonce: string
}

export type EntryKind =
  | 'closed'
  | 'deal'
  | 'forgotten'
  | 'hand'
  | 'left'
  | 'move'
  | 'pause'
  | 'rematch'
  | 'repeat'
  | 'resign'
  | 'return'
  | 'sat'
  | 'undo'

/** What is wrong: its kind, the rule or the field it is about, and words for people. */
export interface ErrorFacts {
  kind: string
  rule: string | null
  field: string | null
  message: string
}

/** Why the line is being closed. On a socket nobody else hears it. */
export interface ErrorMessage {
  type: 'error'
  /** `malformed`, `too_large`, `too_many`, `forbidden`, `not_found` or `failed` */
  kind: string
  /** in your language */
  message: string
}

/** Something has happened. Several may come together; the last carries what is to be seen. */
export interface EventMessage {
  type: 'event'
  /** its number */
  version: number
  /** `deal`: by chance; `hand`: a bot plays on in a seat; `return`: its player is back; `forgotten`: who sat there is not to be known any more; `pause`: the clock stood still */
  kind: 'closed' | 'deal' | 'forgotten' | 'hand' | 'left' | 'move' | 'pause' | 'rematch' | 'repeat' | 'resign' | 'return' | 'sat' | 'undo'
  /** whose; null for chance and for the table */
  seat: number | null
  /** when, in seconds since 1970 */
  at: number
  /** whose turn it is now: a seat, `"chance"`, or null */
  to_move: number | 'chance' | null
  /** when the time of whoever is to move runs out, or null */
  deadline: number | null
  /** what came of it, in words; empty with `scene=0` */
  told: Narration
  /** its text, as far as you may see it */
  move: string | null
  /** with `undo`: how many moves */
  back: number | null
  /** with `rematch` and `repeat`: the next table */
  table: string | null
  /** whether whoever is to move can take something back; where something is hidden, only they are told */
  can_undo: boolean
  /** with the last event: the position to draw */
  scene: Record<string, unknown> | null
  /** with `scene=0`, if it is your turn: the texts of what you may do */
  legal: string[] | null
}

/** Something about the game as a whole, such as who made it. */
export interface FactCard {
  text: string
  title: string
}

/** A game in a few frames; one of a single frame is a picture. */
export interface Film {
  frames: Frame[]
  options: Record<string, boolean | number | string | null>
  /** what the seats are called */
  seats: string[]
}

/** A position, and what is to be seen in it. */
export interface Frame {
  /** as a spectator sees it */
  scene: Record<string, unknown>
  /** what the words are about, as the board calls it */
  spots: string[]
  words: string
}

/** A game in short. */
export interface GameCard {
  name: string
  title: string
  about: string
  letter: string
  usual_seat: number
  players: number[]
  has_how_to: boolean
  board_module: string | null
}

/** All that is needed to set a table up. */
export interface GameSheet {
  name: string
  title: string
  aim: string
  options: Record<string, boolean | number | string | null>
  choices: ChoiceCard[]
  seats: SeatName[]
  usual: UsualTable
  levels: LevelCard[]
}

/** A game of a lesson, every position of it known beforehand. */
export interface GuidedGame {
  options: Record<string, boolean | number | string | null>
  /** of the learner */
  seat: number
  /** what the seats are called */
  seats: string[]
  steps: GuidedStep[]
}

/** A step of a lesson as a learner sees it. */
export interface GuidedStep {
  /** the move that is asked for; null: read on */
  expects: string | null
  /** the key of what is said to another move; null: what fits every game */
  otherwise: string | null
  /** what it is about */
  rules: string[]
  scene: Record<string, unknown>
  /** what the guide points at, besides what the move is about */
  spots: string[]
  /** the key of what the guide says */
  words: string
}

/** How the server is. */
export interface Health {
  status: 'ok' | 'preparing' | 'failing'
  version: string
  database: 'sqlite' | 'postgresql'
  writes: boolean
  kernels: Record<string, 'compiled' | 'compiling'>
}

/** Ask whether the server is there. Answer: `pong`. */
export interface HeartbeatRequest {
  type: 'ping'
}

/** What a strong bot would do. */
export interface HintMessage {
  type: 'hint'
  /** of the request */
  id: string
  /** its text */
  move: string
  /** what the move does, in your language */
  reason: string
  /** by move, how much of the thinking it took */
  shares: Record<string, number>
  /** by seat, its chance to win once the move is made */
  chances: number[]
  /** by move, your chance to win after it */
  values: Record<string, number>
  /** the moves that are expected, from this one on */
  line: string[]
}

/**
 * Ask what a strong bot would do, on your turn, where aids are allowed.
 *
 * Answer: `hint` or `refused`.
 */
export interface HintRequest {
  type: 'hint'
  /** names the request */
  id: string
  /** one of your own, from 0 */
  seat: number
}

/** The page. */
export interface HowToSheet {
  aim: string
  facts: FactCard[]
  sections: Section[]
  /** of the game */
  title: string
}

/** What to change about oneself. */
export interface IdentityChange {
  name?: string | null
  mark?: string | null
}

/** A table as somebody sees it who is invited to it. */
export interface InvitationCard {
  id: string
  game: string
  title: string
  about: string
  variants: string[]
  host: string
  status: Status
  seats: InvitedSeat[]
  mine: boolean
}

/** A code of invitation, or a link with one. */
export interface InviteCode {
  code: string
  nonce?: string | null
}

/** A seat, and who sits there already; nobody where it is free. */
export interface InvitedSeat {
  seat: string
  player: string
  is_bot: boolean
}

/** Which seat somebody would like, and the code if they were invited. */
export interface JoinRequest {
  code?: string | null
  seat?: number | null
  nonce?: string | null
}

/**
 * Get up before the game begins. Without its host a table is closed.
 *
 * Where only bots play, its host closes it so at any time.
 *
 * Answer: `done` or `refused`.
 */
export interface LeaveRequest {
  type: 'leave'
  /** names the request */
  id: string
}

/** A guided first game; it may leap to other games. */
export interface LessonSheet {
  games: GuidedGame[]
  /** what the numbers of the rules begin with */
  letter: string
}

/** A bot by its level. */
export interface LevelCard {
  bot: string
  title: string
  about: string
  answers_within: number
}

/** A process that answers. */
export interface Life {
  status: 'ok'
  version: string
}

/** The secret of such a way. */
export interface LinkSecret {
  secret: string
}

/**
 * Look from another of your own seats (at one screen, after the device was handed over).
 *
 * Or as a spectator. Answer: `table` or `refused` (with an empty `id`). Where something is
 * hidden, it tells all `events` anew, as they are seen from there. Whoever has several seats at
 * a table where something is hidden, and draws it, begins as a spectator: nobody has taken the
 * device yet.
 */
export interface LookRequest {
  type: 'look'
  /** one of your own, or null for a spectator */
  seat: number | null
}

/** Whether this server writes to people, and where to. */
export interface MailCard {
  offered: boolean
  address: string | null
  confirmed: boolean
}

/** The code that was sent to an address. */
export interface MailCode {
  code: string
}

/** What was agreed when a table was set up. */
export interface Manners {
  /** how long a turn may take: so many seconds (`move`), or days */
  clock: Clock
  /** out of time: a `bot` plays on, or makes this one `move` */
  on_timeout: 'bot' | 'move'
  /** whether it is shown to all */
  listed: boolean
  /** whether hints are allowed */
  aids: boolean
  /** whether there is talk */
  talk: boolean
}

/** Make a move in the position with this version. Answer: `done` or `refused`. */
export interface MoveRequest {
  type: 'move'
  /** names the request */
  id: string
  /** of the position that is answered */
  version: number
  /** one of your own, from 0 */
  seat: number
  /** in the [notation](notation.md) of records; scenes and `legal` hold the texts */
  move: string
}

/**
 * Hear nothing more from whoever said a line, here and elsewhere; or hear them again.
 *
 * Answer: the last lines of the talk as you hear them now, each as a `talk` and on all of your
 * lines, and `done`; or `refused`.
 */
export interface MuteRequest {
  type: 'mute'
  /** names the request */
  id: string
  /** its `id` */
  line: number
  /** false: hear them again */
  muted: boolean
}

/**
 * What came of a move; nothing is told of one without words.
 *
 * Moves on one topic share a line, as long as nothing else comes between them: the first is told
 * in its `words`, every other adds its `more` where the full stop was. One that does once more
 * what the last one did has a `total`: it stands for both, its `more` where the other's was, or
 * the `total` where that began the line. All speak of seats by mentions
 * (`core/text/mentions.py`): a number between two signs, for which a reader puts a name.
 */
export interface Narration {
  words: string
  topic: string
  more: string
  about: number | null
  opens: boolean
  total: string
}

/** An address. */
export interface NewAddress {
  address: string
}

/** The table where the same people meet again. */
export interface NextTable {
  id: string
}

/** Why something cannot be done, and the rule that says so. */
export interface Objection {
  rule: string | null
  message: string
}

/** A legal move, and what it would do. */
export interface OfferedMove {
  move: string
  words: string
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

/** Who you are. */
export interface OwnIdentity {
  id: string
  name: string
  mark: string
  has_passphrase: boolean
}

/** A secret by which to come back. */
export interface Passphrase {
  passphrase: string
}

/** The scene of a game without a board of its own: words, and a list of moves. */
export interface PlainScene {
  moves: OfferedMove[]
  words: string[]
}

/** I am here. */
export interface PongMessage {
  type: 'pong'
}

/** The bots are getting ready to think: what they think with is being compiled. */
export interface PreparationMessage {
  type: 'preparation'
  /** about how long it will take; null when they are ready */
  seconds: number | null
}

/** Who is connected. */
export interface PresenceMessage {
  type: 'presence'
  /** the seats of those who are there */
  online: number[]
  /** how many spectators */
  watching: number
}

/** Who somebody says they are. */
export interface Reclaim {
  passphrase: string
  name: string
}

/** Where a record can be looked at. */
export interface RecordKept {
  id: string
}

/** The answer to what may not be. */
export interface RefusedAnswer {
  error: ErrorFacts
}

/** What you asked for may not be; nothing has happened, and the line goes on. */
export interface RefusedMessage {
  type: 'refused'
  /** of the request; empty for `look` and `talk` */
  id: string
  /** `malformed`, `illegal`, `not_your_turn`, `stale`, `forbidden`, `too_many` or `failed` */
  kind: string
  /** the number of the rule, or null */
  rule: string | null
  /** why, in your language */
  message: string
  /** what the seat may do instead, if it is yours and this was a move */
  legal: string[]
  /** of the table now */
  version: number
}

/** What whoever asks for a rematch adds to its draws. */
export interface RematchRequest {
  draw?: DrawTicket | null
}

/** A game from its beginning, as far as whoever looks may see it. */
export interface ReplaySheet {
  id: string
  game: string
  title: string
  options: Record<string, boolean | number | string | null>
  over: boolean
  players: string[]
  /** what the seats are called */
  seats: string[]
  moves: ReplayStep[]
  /** points by seat after each step, from 0 */
  scores: number[][]
  /** the game in figures, each game in its own way, or null */
  retrospect: Record<string, unknown> | null
  /** how it ended, or null */
  result: OutcomeScene | null
  /** from which one looks, or null */
  seat: number | null
  /** whether our dealer dealt it, and can be verified by now */
  deal: boolean
}

/** A move of a replay, and what came of it. */
export interface ReplayStep {
  by: number | 'chance'
  move: string
  told: Narration
  /** counts turns; what chance does belongs to the turn before */
  turn: number
}

/** Tell the host that a line of the talk is wrong. Answer: `done` or `refused`. */
export interface ReportRequest {
  type: 'report'
  /** names the request */
  id: string
  /** its `id` */
  line: number
}

/**
 * Give up a seat. A bot plays on; where only bots would be left, the table is closed.
 *
 * Answer: `done` or `refused`.
 */
export interface ResignRequest {
  type: 'resign'
  /** names the request */
  id: string
  /** one of your own, from 0 */
  seat: number
}

/** For how many days things are kept here; 0 is for ever. */
export interface Retained {
  guests: number
  people: number
  waiting: number
  unfinished: number
  games: number
  records: number
  files: number
}

/**
 * Take your seat back from the bot that plays for you, from the next decision on.
 *
 * Answer: `done` or `refused`.
 */
export interface ReturnRequest {
  type: 'return'
  /** names the request */
  id: string
  /** one of `lost` */
  seat: number
}

/** All rules of a game. */
export interface RuleBook {
  title: string
  aim: string
  intro: string
  has_how_to: boolean
  chapters: ChapterCard[]
}

/** A rule, and the ruling where there is one. */
export interface RuleCard {
  number: string
  name: string
  text: string
  ruling: string | null
  picture: string | null
}

/** A seat at a table, and who is in it. */
export interface SeatFacts {
  /** what the seat is called: its colours, its army */
  name: string
  /** the person or bot in it; empty while it is free */
  player: string
  /** the sign that a person goes by; empty for bots */
  mark: string
  kind: 'bot' | 'free' | 'human'
  /** which bot plays, such as `level:3`, or null */
  bot: string | null
  /** how strong that bot is, if it has a level */
  level: SeatLevel | null
  /** what that bot leans to, in a few words, if to anything */
  temper: string | null
  /** whether whoever sat there gave up */
  resigned: boolean
  /** whether the person is connected */
  online: boolean
}

/** Where somebody sits now. */
export interface SeatGiven {
  id: string
  seat: number
}

/** How strong a bot is. */
export interface SeatLevel {
  /** from 1, the weakest */
  number: number
  /** what it is called */
  title: string
}

/** What a seat is called. */
export interface SeatName {
  name: string
}

/** Who sits in a seat, and what was added to the draws from there; empty for nothing. */
export interface SeatNonce {
  player: string
  nonce: string
}

/** Who is to sit in a seat. */
export interface SeatRequest {
  kind: 'me' | 'here' | 'invited' | 'open' | 'bot'
  name?: string
  bot?: string
}

/** A chapter of the page. */
export interface Section {
  film: Film | null
  /** by which it is found on the page */
  name: string
  /** one sentence each */
  points: string[]
  /** where it can be read exactly */
  rules: string[]
  text: string
  title: string
}

export type ServerMessage =
  | TableMessage
  | EventMessage
  | DoneMessage
  | RefusedMessage
  | HintMessage
  | WhyMessage
  | TalkMessage
  | PresenceMessage
  | PreparationMessage
  | PongMessage
  | ErrorMessage

export type Setting = boolean | number | string | null

/** A setting of an option, and what it is called. */
export interface SettingCard {
  value: boolean | number | string | null
  title: string
}

/** A position of another game, to be played on from. */
export interface StartPosition {
  replay: string
  step: number
}

/** How far a table has come. */
export type Status = 'closed' | 'over' | 'playing' | 'waiting'

/** A table as lists show it. */
export interface TableCard {
  id: string
  game: string
  title: string
  status: Status
  players: string[]
  seats: number
  my_turn: boolean
  pressing: boolean
  waits_for: string[]
  deadline: number | null
  turn: number
  updated_at: number
  options: Record<string, boolean | number | string | null>
  given_moves: number
  repeats_deal: boolean
}

/** What stands around a board. */
export interface TableFacts {
  id: string
  game: string
  /** of the game */
  title: string
  /** the version of the rules by which it is played */
  rules: string
  /** whether there is a page on how to play the game */
  has_how_to: boolean
  status: Status
  /** of the game, by name */
  options: Record<string, boolean | number | string | null>
  /** what is not as usual */
  variants: VariantCard[]
  setup: Manners
  seats: SeatFacts[]
  /** your seats */
  mine: number[]
  /** your seats in which a bot plays for you: `return` ends it */
  lost: number[]
  /** from which you look; null for a spectator */
  seat: number | null
  /** whether the table is yours */
  host: boolean
  /** of invitation, for those who sit there */
  code: string | null
  /** of the dealer, who is bound by it before the game */
  commitment: string
  /** of another game, from which it goes on; 0: all of it is dealt here */
  given_moves: number
  /** whether it is dealt as an earlier game was */
  repeats_deal: boolean
  /** when the time of whoever is to move runs out, or null */
  deadline: number | null
  /** whose turn it is now: a seat, `"chance"`, or null */
  to_move: number | 'chance' | null
  /** whether whoever is to move can take something back; where something is hidden, only they are told */
  can_undo: boolean
  /** whether something is hidden at this table */
  hides: boolean
  /** how many spectators */
  watching: number
  /** the table where the same people meet again, or null */
  rematch: string | null
  /** the table where the same deal is played again, or null */
  repeat: string | null
}

/**
 * The whole table as it is.
 *
 * The first message on a line, the answer to `look`, and again whenever seats change.
 */
export interface TableMessage {
  type: 'table'
  /** of the newest event */
  version: number
  /** what stands around the board */
  table: TableFacts
  /** the position to draw, each game in its own way; null with `scene=0` */
  scene: Record<string, unknown> | null
  /** with `scene=0`: the texts of what the seat may do now */
  legal: string[]
  /** what was missed, without scenes */
  events: EventMessage[]
  /** the last lines, on connecting */
  talk: TalkLine[]
}

/** A new table, and the code by which friends come to it. */
export interface TableOpened {
  id: string
  code: string
}

/** A table that somebody wants. */
export interface TableRequest {
  game: string
  options?: Record<string, unknown>
  seats: SeatRequest[]
  clock?: ClockRequest
  on_timeout?: 'bot' | 'move'
  listed?: boolean
  aids?: boolean
  talk?: boolean
  from?: StartPosition | null
  draw?: DrawTicket | null
}

/** A line of the talk. */
export interface TalkLine {
  /** counts at each table */
  id: number
  name: string
  /** of whoever said it, if they still sit there */
  seat: number | null
  /** `removed`: the words were taken out; `muted`: you do not want to hear who said it, and the words are not sent */
  kind: 'muted' | 'removed' | 'sign' | 'text'
  text: string
  /** when, in seconds since 1970 */
  at: number
}

/** Somebody said something; or something has become of an earlier line, which has its `id`. */
export interface TalkMessage {
  type: 'talk'
  line: TalkLine
}

/**
 * Say something to the table, where there is talk and you play.
 *
 * Answer: `talk`, for all, or `refused` (with an empty `id`).
 */
export interface TalkRequest {
  type: 'talk'
  /** `text` (1 to 200 letters, one line) or `sign` */
  kind: 'sign' | 'text'
  /** the words, or one of 👍 👏 😀 😮 🔥 🙏 */
  text: string
}

export type ToMove = number | 'chance' | null

/**
 * Take your last decision back, if nothing was drawn or shown since and nobody has moved.
 *
 * Answer: `done` or `refused`.
 */
export interface UndoRequest {
  type: 'undo'
  /** names the request */
  id: string
  /** of the position */
  version: number
  /** one of your own, from 0 */
  seat: number
}

/** Who sits in a seat unless somebody else is wanted there; a bot is named. */
export interface UsualSeat {
  kind: 'me' | 'bot'
  bot: string
}

/** A table as most want it. */
export interface UsualTable {
  seats: UsualSeat[]
}

/** An option of a game that is not as usual. */
export interface VariantCard {
  /** the option, and what it is set to */
  words: string
  /** what it changes, in a line */
  about: string
  /** their numbers */
  rules: string[]
}

/** What a move would do, or why it is not legal. */
export interface WhyMessage {
  type: 'why'
  /** of the request */
  id: string
  /** its text */
  move: string
  /** whether you may make it now */
  legal: boolean
  /** the rule against it, or one that allows it, or null */
  rule: string | null
  /** in your language */
  message: string
}

/** Ask what a move would do, or why it is not legal. Answer: `why` or `refused`. */
export interface WhyRequest {
  type: 'why'
  /** names the request */
  id: string
  /** one of your own, from 0 */
  seat: number
  /** the text of the move */
  move: string
}
