"""The words of the socket: what clients say, and what they hear. docs/socket.md tells their use."""

from typing import Any, Literal, Self

from msgspec import Struct, json

from ludoteca.core import narration
from ludoteca.core.record import Json


class Word(Struct, tag_field="type", forbid_unknown_fields=True):
    """One message."""


# What clients say.


class Move(Word, tag="move"):
    """Make a move in the position with this version."""

    id: str
    version: int
    seat: int
    move: str


class Undo(Word, tag="undo"):
    """Take one's last decision back."""

    id: str
    version: int
    seat: int


class Resign(Word, tag="resign"):
    """Give up."""

    id: str
    seat: int


class Leave(Word, tag="leave"):
    """Get up before the game begins."""

    id: str


class AskHint(Word, tag="hint"):
    """Ask what a bot would do."""

    id: str
    seat: int


class AskWhy(Word, tag="why"):
    """Ask what a move would do, or why it is not legal."""

    id: str
    seat: int
    move: str


class Look(Word, tag="look"):
    """Look through the eyes of one of one's own seats, or of a spectator."""

    seat: int | None


class Speak(Word, tag="talk"):
    """Say something to the table."""

    kind: Literal["text", "sign"]
    text: str


class Ping(Word, tag="ping"):
    """Ask whether the server is there."""


Said = Move | Undo | Resign | Leave | AskHint | AskWhy | Look | Speak | Ping

# What clients hear.


class Told(Struct):
    """What came of something, in words; see `ludoteca.core.narration.Narration`."""

    words: str = ""
    topic: str = ""
    more: str = ""
    about: int | None = None
    opens: bool = False

    @classmethod
    def of(cls, told: narration.Narration) -> Self:
        """The same words, for the wire."""
        return cls(told.words, told.topic, told.more, told.about, told.opens)


class Event(Word, tag="event"):
    """Something happened at the table."""

    version: int
    kind: str
    seat: int | None
    at: float
    to_move: int | str | None
    deadline: float | None
    told: Told
    move: str | None = None
    # How many moves were taken back.
    back: int | None = None
    # The table of a rematch.
    table: str | None = None
    can_undo: bool = False
    # With the last of several events: the position, or (for those who draw nothing) what the
    # listener may do.
    scene: Json | None = None
    legal: list[str] | None = None


class TalkLine(Struct):
    """A line of the talk."""

    id: int
    name: str
    seat: int | None
    kind: str
    text: str
    at: float


class TableNow(Word, tag="table"):
    """The table as it is: on connecting, after `look`, and when seats change."""

    version: int
    table: dict[str, Any]
    scene: Json | None
    legal: list[str]
    events: list[Event]
    talk: list[TalkLine]


class Done(Word, tag="done"):
    """What was asked for has happened, and is safe."""

    id: str
    version: int


class Refused(Word, tag="refused"):
    """What was asked for may not be."""

    id: str
    kind: str
    rule: str | None
    message: str
    legal: list[str]
    version: int


class Hint(Word, tag="hint"):
    """What a bot would do, and why it can be done."""

    id: str
    move: str
    reason: str
    shares: dict[str, float]


class Why(Word, tag="why"):
    """What a move would do, or why it is not legal."""

    id: str
    move: str
    legal: bool
    rule: str | None
    message: str


class Talk(Word, tag="talk"):
    """Somebody said something."""

    line: TalkLine


class Presence(Word, tag="presence"):
    """Who is connected: seats, and how many watch."""

    online: list[int]
    watching: int


class Pong(Word, tag="pong"):
    """I am here."""


class Error(Word, tag="error"):
    """Why the line is closed."""

    kind: str
    message: str


Heard = TableNow | Event | Done | Refused | Hint | Why | Talk | Presence | Pong | Error

_decoder: json.Decoder[Said] = json.Decoder(Said)
_encoder = json.Encoder()


def read_said(text: str | bytes) -> Said:
    """What a client says; ValidationError or DecodeError for anything else."""
    return _decoder.decode(text)


def write_heard(word: Heard) -> str:
    """A message to a client, as text."""
    return _encoder.encode(word).decode()
