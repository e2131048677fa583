// What the client takes from the wire.
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
  Announcement,
  ChoiceCard,
  ClientMessage,
  Clock,
  Commitment,
  Deal,
  DealtDraw,
  DeviceLink,
  DrawTicket,
  ErrorFacts,
  EventMessage,
  FactCard,
  Film,
  GameCard,
  GameSheet,
  GuidedGame,
  HowToSheet,
  InvitationCard,
  LessonSheet,
  LevelCard,
  MailCard,
  Objection,
  OwnIdentity,
  RefusedMessage,
  ReplaySheet,
  ReplayStep,
  Retained,
  RuleBook,
  RuleCard,
  SeatFacts,
  SeatLevel,
  SeatRequest,
  ServerMessage,
  Setting,
  TableCard,
  TableFacts,
  TalkLine,
  Narration,
  VariantCard,
  WhyMessage,
} from './wire'

export type Options = GameSheet['options']
/** A table that is asked for, with nothing left open. */
export type Order = Required<Omit<TableRequest, 'from' | 'draw'>> & {
  options: Options
  clock: Clock
  from?: StartPosition
}
export type SeatKind = SeatRequest['kind']
export type Hint = Pick<HintMessage, 'move' | 'reason' | 'shares'>
/** A position as the game draws it; only the game's own room knows what is in it. */
export type Scene = Readonly<NonNullable<EventMessage['scene']>>
/** A game in figures, as far as whoever looks may know them. */
export type Retrospect = Readonly<NonNullable<ReplaySheet['retrospect']>>
