"""The messages of the socket, declared once: each with its fields, and what they mean.

docs/socket.md, the JSON Schema and the client's types are made from them: `make wire`.
"""

from typing import Annotated, Literal

from msgspec import Struct, json

from ludoteca.core.options import OptionSettings
from ludoteca.core.parts.narration import Narration
from ludoteca.core.parts.scene import Scene, about
from ludoteca.core.turn import ToMove
from ludoteca.store.rows import SaidKind
from ludoteca.table import Clock, Status
from ludoteca.table.entries import EntryKind
from ludoteca.table.setup import TimeOut

# What can be said with a sign instead of words.
SIGNS = ("👍", "👏", "😀", "😮", "🔥", "🙏")

LineKind = Literal["text", "sign", "removed", "muted"]
SitterKind = Literal["human", "bot", "free"]

AskedAs = Annotated[str, about("names the request")]
Asked = Annotated[str, about("of the request")]
OwnSeat = Annotated[int, about("one of your own, from 0")]
Deadline = Annotated[float | None, about("when the time of whoever is to move runs out, or null")]
WhoseTurn = Annotated[ToMove, about('whose turn it is now: a seat, `"chance"`, or null')]

CanUndo = Annotated[
    bool,
    about(
        "whether whoever is to move can take something back; where something is hidden, "
        "only they are told"
    ),
]

# What clients send. A field that nobody knows is refused: it would be a misunderstanding.


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class MoveRequest(FromClient, tag="move"):
    """Make a move in the position with this version. Answer: `done` or `refused`."""

    id: AskedAs
    version: Annotated[int, about("of the position that is answered")]
    seat: OwnSeat
    move: Annotated[
        str, about("in the [notation](notation.md) of records; scenes and `legal` hold the texts")
    ]


class UndoRequest(FromClient, tag="undo"):
    """Take your last decision back, if nothing was drawn or shown since and nobody has moved.

    Answer: `done` or `refused`.
    """

    id: AskedAs
    version: Annotated[int, about("of the position")]
    seat: OwnSeat


class ResignRequest(FromClient, tag="resign"):
    """Give up a seat. A bot plays on; where only bots would be left, the table is closed.

    Answer: `done` or `refused`.
    """

    id: AskedAs
    seat: OwnSeat


class ReturnRequest(FromClient, tag="return"):
    """Take your seat back from the bot that plays for you, from the next decision on.

    Answer: `done` or `refused`.
    """

    id: AskedAs
    seat: Annotated[int, about("one of `lost`")]


class LeaveRequest(FromClient, tag="leave"):
    """Get up before the game begins. Without its host a table is closed.

    Where only bots play, its host closes it so at any time.

    Answer: `done` or `refused`.
    """

    id: AskedAs


class HintRequest(FromClient, tag="hint"):
    """Ask what a strong bot would do, on your turn, where aids are allowed.

    Answer: `hint` or `refused`.
    """

    id: AskedAs
    seat: OwnSeat


class WhyRequest(FromClient, tag="why"):
    """Ask what a move would do, or why it is not legal. Answer: `why` or `refused`."""

    id: AskedAs
    seat: OwnSeat
    move: Annotated[str, about("the text of the move")]


class LookRequest(FromClient, tag="look"):
    """Look from another of your own seats (at one screen, after the device was handed over).

    Or as a spectator. Answer: `table` or `refused` (with an empty `id`). Where something is
    hidden, it tells all `events` anew, as they are seen from there. Whoever has several seats at
    a table where something is hidden, and draws it, begins as a spectator: nobody has taken the
    device yet.
    """

    seat: Annotated[int | None, about("one of your own, or null for a spectator")]


class TalkRequest(FromClient, tag="talk"):
    """Say something to the table, where there is talk and you play.

    Answer: `talk`, for all, or `refused` (with an empty `id`).
    """

    kind: Annotated[SaidKind, about("`text` (1 to 200 letters, one line) or `sign`")]
    text: Annotated[str, about(f"the words, or one of {' '.join(SIGNS)}")]


class ReportRequest(FromClient, tag="report"):
    """Tell the host that a line of the talk is wrong. Answer: `done` or `refused`."""

    id: AskedAs
    line: Annotated[int, about("its `id`")]


class MuteRequest(FromClient, tag="mute"):
    """Hear nothing more from whoever said a line, here and elsewhere; or hear them again.

    Answer: the last lines of the talk as you hear them now, each as a `talk` and on all of your
    lines, and `done`; or `refused`.
    """

    id: AskedAs
    line: Annotated[int, about("its `id`")]
    muted: Annotated[bool, about("false: hear them again")]


class HeartbeatRequest(FromClient, tag="ping"):
    """Ask whether the server is there. Answer: `pong`."""


ClientMessage = (
    MoveRequest
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
)

# What clients hear. Every field is always there; a client ignores those that it does not know.


class FromServer(Struct, tag_field="type"):
    """A message from the server."""


class Manners(Struct):
    """What was agreed when a table was set up."""

    clock: Annotated[Clock, about("how long a turn may take: so many seconds (`move`), or days")]
    on_timeout: Annotated[TimeOut, about("out of time: a `bot` plays on, or makes this one `move`")]
    listed: Annotated[bool, about("whether it is shown to all")]
    aids: Annotated[bool, about("whether hints are allowed")]
    talk: Annotated[bool, about("whether there is talk")]


class SeatLevel(Struct):
    """How strong a bot is."""

    number: Annotated[int, about("from 1, the weakest")]
    title: Annotated[str, about("what it is called")]


class SeatFacts(Struct):
    """A seat at a table, and who is in it."""

    name: Annotated[str, about("what the seat is called: its colours, its army")]
    player: Annotated[str, about("the person or bot in it; empty while it is free")]
    mark: Annotated[str, about("the sign that a person goes by; empty for bots")]
    kind: SitterKind
    bot: Annotated[str | None, about("which bot plays, such as `level:3`, or null")]
    level: Annotated[SeatLevel | None, about("how strong that bot is, if it has a level")]
    temper: Annotated[str | None, about("what that bot leans to, in a few words, if to anything")]
    resigned: Annotated[bool, about("whether whoever sat there gave up")]
    online: Annotated[bool, about("whether the person is connected")]


class VariantCard(Struct):
    """An option of a game that is not as usual."""

    words: Annotated[str, about("the option, and what it is set to")]
    about: Annotated[str, about("what it changes, in a line")]
    rules: Annotated[list[str], about("their numbers")]


class TableFacts(Struct):
    """What stands around a board."""

    id: str
    game: str
    title: Annotated[str, about("of the game")]
    rules: Annotated[str, about("the version of the rules by which it is played")]
    has_how_to: Annotated[bool, about("whether there is a page on how to play the game")]
    status: Status
    options: Annotated[OptionSettings, about("of the game, by name")]
    variants: Annotated[list[VariantCard], about("what is not as usual")]
    setup: Manners
    seats: list[SeatFacts]
    mine: Annotated[list[int], about("your seats")]
    lost: Annotated[list[int], about("your seats in which a bot plays for you: `return` ends it")]
    seat: Annotated[int | None, about("from which you look; null for a spectator")]
    host: Annotated[bool, about("whether the table is yours")]
    code: Annotated[str | None, about("of invitation, for those who sit there")]
    commitment: Annotated[str, about("of the dealer, who is bound by it before the game")]
    given_moves: Annotated[
        int, about("of another game, from which it goes on; 0: all of it is dealt here")
    ]
    repeats_deal: Annotated[bool, about("whether it is dealt as an earlier game was")]
    deadline: Deadline
    to_move: WhoseTurn
    can_undo: CanUndo
    hides: Annotated[bool, about("whether something is hidden at this table")]
    watching: Annotated[int, about("how many spectators")]
    rematch: Annotated[str | None, about("the table where the same people meet again, or null")]
    repeat: Annotated[str | None, about("the table where the same deal is played again, or null")]


class EventMessage(FromServer, tag="event"):
    """Something has happened. Several may come together; the last carries what is to be seen."""

    version: Annotated[int, about("its number")]
    kind: Annotated[
        EntryKind,
        about(
            "`deal`: by chance; `hand`: a bot plays on in a seat; `return`: its player is back; "
            "`forgotten`: who sat there is not to be known any more; `pause`: the clock stood still"
        ),
    ]
    seat: Annotated[int | None, about("whose; null for chance and for the table")]
    at: Annotated[float, about("when, in seconds since 1970")]
    to_move: WhoseTurn
    deadline: Deadline
    told: Annotated[Narration, about("what came of it, in words; empty with `scene=0`")]
    move: Annotated[str | None, about("its text, as far as you may see it")] = None
    back: Annotated[int | None, about("with `undo`: how many moves")] = None
    table: Annotated[str | None, about("with `rematch` and `repeat`: the next table")] = None
    can_undo: CanUndo = False
    scene: Annotated[Scene | None, about("with the last event: the position to draw")] = None
    legal: Annotated[
        list[str] | None, about("with `scene=0`, if it is your turn: the texts of what you may do")
    ] = None


class TalkLine(Struct):
    """A line of the talk."""

    id: Annotated[int, about("counts at each table")]
    name: str
    seat: Annotated[int | None, about("of whoever said it, if they still sit there")]
    kind: Annotated[
        LineKind,
        about(
            "`removed`: the words were taken out; `muted`: you do not want to hear who said it, "
            "and the words are not sent"
        ),
    ]
    text: str
    at: Annotated[float, about("when, in seconds since 1970")]


class TableMessage(FromServer, tag="table"):
    """The whole table as it is.

    The first message on a line, the answer to `look`, and again whenever seats change.
    """

    version: Annotated[int, about("of the newest event")]
    table: Annotated[TableFacts, about("what stands around the board")]
    scene: Annotated[
        Scene | None, about("the position to draw, each game in its own way; null with `scene=0`")
    ]
    legal: Annotated[list[str], about("with `scene=0`: the texts of what the seat may do now")]
    events: Annotated[list[EventMessage], about("what was missed, without scenes")]
    talk: Annotated[list[TalkLine], about("the last lines, on connecting")]


class DoneMessage(FromServer, tag="done"):
    """What you asked for has happened, and is on disk."""

    id: Asked
    version: Annotated[int, about("after it, with all that chance has added")]


class RefusedMessage(FromServer, tag="refused"):
    """What you asked for may not be; nothing has happened, and the line goes on."""

    id: Annotated[str, about("of the request; empty for `look` and `talk`")]
    kind: Annotated[
        str,
        about(
            "`malformed`, `illegal`, `not_your_turn`, `stale`, `forbidden`, `too_many` or `failed`"
        ),
    ]
    rule: Annotated[str | None, about("the number of the rule, or null")]
    message: Annotated[str, about("why, in your language")]
    legal: Annotated[
        list[str], about("what the seat may do instead, if it is yours and this was a move")
    ]
    version: Annotated[int, about("of the table now")]


class HintMessage(FromServer, tag="hint"):
    """What a strong bot would do."""

    id: Asked
    move: Annotated[str, about("its text")]
    reason: Annotated[str, about("what the move does, in your language")]
    shares: Annotated[dict[str, float], about("by move, how much of the thinking it took")]
    chances: Annotated[list[float], about("by seat, its chance to win once the move is made")]
    values: Annotated[dict[str, float], about("by move, your chance to win after it")]
    line: Annotated[list[str], about("the moves that are expected, from this one on")]


class WhyMessage(FromServer, tag="why"):
    """What a move would do, or why it is not legal."""

    id: Asked
    move: Annotated[str, about("its text")]
    legal: Annotated[bool, about("whether you may make it now")]
    rule: Annotated[str | None, about("the rule against it, or one that allows it, or null")]
    message: Annotated[str, about("in your language")]


class TalkMessage(FromServer, tag="talk"):
    """Somebody said something; or something has become of an earlier line, which has its `id`."""

    line: TalkLine


class PresenceMessage(FromServer, tag="presence"):
    """Who is connected."""

    online: Annotated[list[int], about("the seats of those who are there")]
    watching: Annotated[int, about("how many spectators")]


class PreparationMessage(FromServer, tag="preparation"):
    """The bots are getting ready to think: what they think with is being compiled."""

    seconds: Annotated[int | None, about("about how long it will take; null when they are ready")]


class PongMessage(FromServer, tag="pong"):
    """I am here."""


class ErrorMessage(FromServer, tag="error"):
    """Why the line is being closed. On a socket nobody else hears it."""

    kind: Annotated[
        str, about("`malformed`, `too_large`, `too_many`, `forbidden`, `not_found` or `failed`")
    ]
    message: Annotated[str, about("in your language")]


ServerMessage = (
    TableMessage
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
)

_decoder: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
_encoder = json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """What a client sends; ValidationError or DecodeError for anything else."""
    return _decoder.decode(text)


def write_message(message: ServerMessage) -> bytes:
    """A message to a client: text, as it goes over the line."""
    return _encoder.encode(message)
