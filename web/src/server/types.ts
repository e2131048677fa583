// The client's names of what the wire carries.
import type {
  Clock,
  EventMessage,
  GameSheet,
  HintMessage,
  ReplaySheet,
  SeatRequest,
  StartPosition,
  TableRequest,
} from './wire'

export type {
  ChoiceCard as Choice,
  ClientMessage,
  Clock,
  Deal,
  DealtDraw as Draw,
  ErrorFacts,
  EventKind,
  EventMessage as TableEvent,
  GameCard,
  GameSheet,
  LessonSheet as Lesson,
  LevelCard as Level,
  MailCard,
  Objection,
  OwnIdentity as Me,
  RefusedMessage as Refused,
  ReplaySheet as Replay,
  ReplayStep as Step,
  RuleBook,
  RuleCard as Rule,
  SeatFacts as Seat,
  SeatRequest as SeatPlan,
  ServerMessage,
  Setting as OptionValue,
  TableCard,
  TableFacts,
  TalkLine,
  Narration,
  WhyMessage as Why,
} from './wire'

export type Options = GameSheet['options']
/** A table that is asked for, with nothing left open. */
export type Order = Required<Omit<TableRequest, 'from'>> & { options: Options; clock: Clock; from?: StartPosition }
export type SeatKind = SeatRequest['kind']
export type Hint = Pick<HintMessage, 'move' | 'reason' | 'shares'>
/** A position as the game draws it; only the game's own room knows what is in it. */
export type Scene = Readonly<NonNullable<EventMessage['scene']>>
/** A game in figures, as far as whoever looks may know them. */
export type Retrospect = Readonly<NonNullable<ReplaySheet['retrospect']>>
