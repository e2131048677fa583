// What a game brings to the browser: a folder here with
//   ui.ts           exports `ui: GameUi`, fetched when a table of this game is opened
//   Scenery.svelte  the drawn picture for the home page, fetched there alone
// and its texts are the messages of locales/*/<game>/web.ftl. Nobody else names the game. A game from
// another package brings a BoardModule instead, which needs no framework (docs/adding-a-game.md).
//
// The server forbids inline styles: write `style:x={…}` (set by script), never `style="…"`.
import type { Component, Snippet } from 'svelte'
import type { Sound } from '../browser/sound.svelte'
import type { Hint, Retrospect, Scene, SeatLevel } from '../server/types'

export type { Hint, Retrospect, Scene }

/** A place on the board, as the game calls it; panels and board point at places by these. */
export type Spot = string

/** Who sits where. The index in the list is the seat. */
export interface Player {
  /** What the seat is called: its colours, its army. */
  seat: string
  /** The person or bot in it; empty while it is free. */
  name: string
  mark: string
  kind: 'human' | 'bot' | 'free'
  /** Of a bot that has one. */
  level?: SeatLevel | null | undefined
  /** What a bot leans to, in a few words. */
  temper?: string | null | undefined
  /** Whether it is one of mine. */
  mine: boolean
  /** Of a person at a live table: whether they are there, or have given up. */
  presence?: 'here' | 'away' | 'resigned' | undefined
}

/** What never changes in a game, such as its map, sent once; only the game's own folder knows it. */
export type BoardFacts = Readonly<Record<string, unknown>>

export interface BoardProps {
  scene: Scene
  module?: BoardModule | undefined
  board?: BoardFacts | null
  /** The seat through whose eyes we look; null: a spectator. */
  seat: number | null
  /** Whose turn it is and for how long; a board shows it where it says what is to be done. */
  status?: Snippet | undefined
  /** What others have done meanwhile; a board shows it beside that. */
  recap?: Snippet | undefined
  /** The position after my last move: what has changed since is marked; null: nothing is. */
  before?: Scene | null
  /** A live table: what leaves no choice goes on by itself. */
  isLive?: boolean
  /** Whether something can be taken back now. */
  canUndo?: boolean
  /** Nobody acts here, as in a replay: all is in sight, however small. */
  isShown?: boolean
  /** A picture on a page, where nothing can be moved into sight. */
  isPicture?: boolean
  /** Other people play at it, who see when I act. */
  isAmongPeople?: boolean
  /** It is my turn and the connection is up. */
  acting: boolean
  /** My move on its way, already to be shown. */
  pending: string | null
  hint: Hint | null
  /** What a panel, a lesson or the log points at. */
  highlighted: Spot[]
  /** How much of the board is covered from below by what the table tells, in pixels. */
  covered?: number
  onmove: (move: string) => void
  /** Ask why a move is not legal; the answer is shown by the table. */
  onwhy: (move: string) => void
  onhighlight: (spots: Spot[]) => void
}

/** What is told to the board of a package, at first and whenever something changes. */
export type ModuleProps = Pick<
  BoardProps,
  'scene' | 'board' | 'seat' | 'acting' | 'pending' | 'hint' | 'onmove' | 'onwhy'
> & {
  /** The language of the page; the scene speaks it already. */
  language: string
}

/** The ES module that a game's package brings: it draws a board into an element. */
export interface BoardModule {
  mount: (element: HTMLElement, props: ModuleProps) => ModuleBoard
}

/** A board that such a module has drawn. */
export interface ModuleBoard {
  update: (props: ModuleProps) => void
  focus: () => void
  destroy: () => void
}

/** What a board can be asked for. */
export interface BoardHandle {
  /** Give the focus to what is to be done: who has just come reads on from there. */
  focus: () => void
}

export interface PanelProps {
  scene: Scene
  board?: BoardFacts | null
  seat: number | null
  players: Player[]
  highlighted: Spot[]
  onhighlight: (spots: Spot[]) => void
}

/** How a player stands, as a number. */
export interface PlayerScore {
  points: number
  /** How many are wanted; null where more is always better. */
  goal: number | null
  /** In words. */
  label: string
}

export interface StandingProps {
  scene: Scene
  /** Of which seat it tells. */
  of: number
  /** From which seat we look. */
  seat: number | null
  highlighted: Spot[]
  onhighlight: (spots: Spot[]) => void
}

export type BriefProps = Pick<StandingProps, 'scene' | 'of'>

/** The look of a seat, as its badge shows it; only the game's own folder knows what else is in it. */
export type SeatLook = Readonly<Record<string, unknown>> & {
  /** In what colour charts draw its line, and the mark at its end. */
  readonly fill?: string
  readonly mark?: string
}

export interface BadgeProps {
  look: SeatLook
}

/** A step of the count at the end: what is lit on the board, and what is said of it. */
export interface CountStep {
  words: string
  rule: string
  /** Who is counted; null where it is about all. */
  seat: number | null
  spots: Spot[]
  /** Points by seat so far; empty where none are counted. */
  totals: number[]
}

export interface EndProps {
  scene: Scene
  board?: BoardFacts | null
  players: Player[]
  /** Points by seat after each step, from 0. */
  scores: number[][]
  /** The address of the position after so many moves. */
  linkTo: (step: number) => string
}

export interface FiguresProps {
  /** The position that is shown. */
  scene: Scene
  players: Player[]
  /** What the server tells of the whole game, as far as whoever looks may know it. */
  retrospect: Retrospect
  /** Where in the replay we are: after so many moves. */
  step: number
  ongo: (step: number) => void
}

/** One step of a guided game. Those in a row with the same words are one to the learner. */
export interface LessonStep {
  /** The seat the learner plays. */
  seat: number
  players: Player[]
  board: BoardFacts
  scene: Scene
  /** The key of what the guide says. */
  words: string
  /** The rules it is about. */
  rules: string[]
  /** The move the learner is asked for; null: read on. */
  expects: string | null
  /** The key of what is said to another move; null: something that fits every game. */
  otherwise: string | null
  /** What the guide points at, besides what the move is about. */
  spots: Spot[]
}

/** A guided first game on fixed deals, every position of it known beforehand. It may leap from game to game. */
export interface LessonScript {
  steps: LessonStep[]
  /** What the numbers of the game's rules begin with. */
  letter: string
}

/** A move, and what its button says. */
export interface UnseenMove {
  move: string
  words: string
}

/** How a game between rivals was won. */
export interface Won {
  /** Who has won, in words, and how many they are. */
  names: string
  n: number
  /** How far they are ahead of all others. */
  ahead: number
  /** Whether it is who looks, alone. */
  isMine: boolean
}

export interface GameUi {
  Board: Component<BoardProps, BoardHandle>
  /** Whether the board is much wider than high: a picture of it needs the whole width of a page. */
  isWide?: boolean
  /** What draws the board, where it comes from a package. */
  module?: BoardModule
  /** How a player stands, on a card beside the name; null where points do not count. */
  score?: (scene: Scene, seat: number) => PlayerScore | null
  /** What else a player's card tells: supply, regions. */
  Standing?: Component<StandingProps>
  /** How a player stands in a line on a phone, with the badge, where points do not count. */
  Brief?: Component<BriefProps>
  /** The seats in the order in which they are shown; without it, as they are numbered. */
  seatOrder?: (scene: Scene) => number[]
  /** What others have done to a player since a position, in short sentences. */
  sumUp?: (before: Scene, now: Scene, seat: number) => string[]
  /** Whether a seat only answers what is done to it, in the midst of the turn of another. */
  isAnswering?: (scene: Scene, seat: number) => boolean
  /** The places on the board that a move is about: the log lights them. */
  spotsOf?: (move: string) => Spot[]
  /** What moves and chance sound like, by the first word of their text; others are silent. */
  sounds?: Readonly<Record<string, Sound>>
  /** What belongs to no player: a task, a bag. Beside the board. */
  Panels?: Component<PanelProps>
  /**
   * The colours and marks of a seat on the board, as small as a letter: the pages put it beside a
   * player's name, in the list of players, in the log, at the chart. Without it they show the mark
   * that the player goes by.
   */
  Badge?: Component<BadgeProps>
  /** What the badges show, by seat: never more than that, for they are drawn anew when it changes. */
  seatLooks?: (scene: Scene) => SeatLook[]
  /** What can be done now without seeing what is secret: around one screen it waits for nobody to take the device. */
  unseenMove?: (scene: Scene) => UnseenMove | null
  /** For each move of a game, what the part is called that it belongs to: a replay lists its turns by these. */
  chaptersOf?: (moves: readonly string[]) => string[]
  /** How the end is counted on the board, step by step; without it, nothing is. */
  count?: (scene: Scene) => CountStep[]
  /** What it is called that all have reached, or missed, their common task; without it, something that fits every game. */
  verdictOf?: (won: boolean) => string
  /** Who has won, and by how much; without it, points are counted where there is no chart of another kind. */
  wonOf?: (won: Won) => string
  /** A word for who has lost: by how much, and what is left. */
  lostOf?: (behind: number, score: number) => string
  /** How everybody's points came about. Who won, and why the game ended, the page itself says above. */
  End?: Component<EndProps>
  /** The game in figures, beside its replay, and part of its `End`; without it the page shows the points by turn. */
  Figures?: Component<FiguresProps>
  Lesson?: () => Promise<LessonScript>
}
