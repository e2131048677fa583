"""Entries of a table's journal: all that ever happens at a table, in the order it happened.

A live table is nothing but its set-up and these, so whoever reads them on has the same table.
"""

from typing import Literal, cast

from msgspec import Struct, json

HandReason = Literal["resigned", "timeout"]
EntryKind = Literal[
    "sat",
    "left",
    "move",
    "deal",
    "undo",
    "resign",
    "hand",
    "return",
    "forgotten",
    "pause",
    "closed",
    "rematch",
    "repeat",
]
CloseReason = Literal["abandoned", "resigned"]


class JournalEntry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened at a time, in seconds since 1970."""

    at: float

    @property
    def kind(self) -> EntryKind:
        """What happened, by the word that stands for it in journals and events."""
        return cast("EntryKind", self.__struct_config__.tag)


class SeatTaken(JournalEntry, frozen=True, kw_only=True, tag="sat", omit_defaults=True):
    """Somebody took a seat."""

    seat: int
    who: str
    name: str
    mark: str
    # What they add to the dealer's secret; empty where they add nothing.
    nonce: str = ""


class SeatLeft(JournalEntry, frozen=True, kw_only=True, tag="left"):
    """Somebody got up before the game began."""

    seat: int


class Moved(JournalEntry, frozen=True, kw_only=True, tag="move"):
    """Whoever sits there moved."""

    seat: int
    move: str


class Dealt(JournalEntry, frozen=True, kw_only=True, tag="deal"):
    """Chance decided."""

    move: str


class TakenBack(JournalEntry, frozen=True, kw_only=True, tag="undo"):
    """A seat took its last moves back: so many."""

    seat: int
    back: int


class Resigned(JournalEntry, frozen=True, kw_only=True, tag="resign"):
    """Whoever sat there gave up."""

    seat: int


class HandedOver(JournalEntry, frozen=True, kw_only=True, tag="hand"):
    """A bot plays on in a seat."""

    seat: int
    bot: str
    why: HandReason


class Forgotten(JournalEntry, frozen=True, kw_only=True, tag="forgotten"):
    """Whoever sits there, or sat before a bot took over, is not to be known any more."""

    seat: int


class Returned(JournalEntry, frozen=True, kw_only=True, tag="return"):
    """Whoever sat there plays again, in place of the bot."""

    seat: int


class Paused(JournalEntry, frozen=True, kw_only=True, tag="pause"):
    """The clock stood still: so much later, in seconds, is what was to be done by then."""

    seconds: float


class Closed(JournalEntry, frozen=True, kw_only=True, tag="closed"):
    """The table was given up before the end of the game."""

    why: CloseReason


class RematchOpened(JournalEntry, frozen=True, kw_only=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


class RepeatOpened(JournalEntry, frozen=True, kw_only=True, tag="repeat"):
    """The same deal is played again at another table."""

    table: str


AnyEntry = (
    SeatTaken
    | SeatLeft
    | Moved
    | Dealt
    | TakenBack
    | Resigned
    | HandedOver
    | Forgotten
    | Returned
    | Paused
    | Closed
    | RematchOpened
    | RepeatOpened
)

_reader: json.Decoder[AnyEntry] = json.Decoder(AnyEntry)
_writer = json.Encoder()


def write_entry(entry: AnyEntry) -> str:
    """An entry as it stands in a journal."""
    return _writer.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """The entry that stands in a journal."""
    return _reader.decode(text)
