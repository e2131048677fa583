"""Moves: typed, as text in the notation of records, and as numbers."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ludoteca.core.errors import Malformed
from ludoteca.games.feurio.box import COLOURS, MEN_PER_TURN, NUMBERS, Colour
from ludoteca.games.feurio.rules.course import CELL, COLOUR, KIND, PASS, Kind
from ludoteca.games.feurio.rules.hexagons import axial, cell_at, is_on_grid


class _Written(ABC):
    """A move whose text is written once: `decode` gives the same move again and again."""

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        return self._write()

    @abstractmethod
    def _write(self) -> str:
        """The text of the move."""


@dataclass(frozen=True)
class Draw(_Written):
    """Chance: the next tile shows this number; None in the eyes of one who has not seen it."""

    number: int | None

    def _write(self) -> str:
        return f"draw {'?' if self.number is None else self.number}"


@dataclass(frozen=True)
class Arrange(_Written):
    """The start tiles with these numbers are the touching middle pair."""

    smaller: int
    larger: int

    def _write(self) -> str:
        return f"arrange {self.smaller} {self.larger}"


@dataclass(frozen=True)
class Lay(_Written):
    """The drawn tile goes face up to q,r."""

    q: int
    r: int

    def _write(self) -> str:
        return f"lay {self.q},{self.r}"


@dataclass(frozen=True)
class Break(_Written):
    """The drawn tile goes face down to q,r; a man of a colour pays."""

    q: int
    r: int
    colour: Colour

    def _write(self) -> str:
        return f"break {self.q},{self.r} {self.colour}"


@dataclass(frozen=True)
class Men(_Written):
    """So many men of a colour on the tile at q,r."""

    q: int
    r: int
    count: int
    colour: Colour

    def _write(self) -> str:
        return f"men {self.q},{self.r} {self.count} {self.colour}"


@dataclass(frozen=True)
class Pass(_Written):
    """No men this turn."""

    def _write(self) -> str:
        return "pass"


FeurioMove = Draw | Arrange | Lay | Break | Men | Pass

# The action of one who draws a tile, in the eyes of one who does not see its number.
HIDDEN_DRAW = int(Kind.DRAW) << KIND

_NUMBER = "(0|[1-9][0-9]*)"
_CELL = "(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)"
_COLOUR = f"({'|'.join(map(str, COLOURS))})"
_DRAW = re.compile(f"draw {_NUMBER}")
_ARRANGE = re.compile(f"arrange {_NUMBER} {_NUMBER}")
_LAY = re.compile(f"lay {_CELL}")
_BREAK = re.compile(f"break {_CELL} {_COLOUR}")
_MEN = re.compile(f"men {_CELL} {_NUMBER} {_COLOUR}")
# No move that anybody could mean is longer.
_LONGEST = 60


@lru_cache(maxsize=1 << 14)
def read_move(text: str) -> FeurioMove:
    """The move written in a text; the notation is strict, so that a move has one text."""
    if len(text) > _LONGEST:
        raise Malformed("feurio-malformed", text=text)
    if text == "pass":
        return Pass()
    if found := _DRAW.fullmatch(text):
        return Draw(int(found[1]))
    if found := _LAY.fullmatch(text):
        return Lay(int(found[1]), int(found[2]))
    if found := _MEN.fullmatch(text):
        return Men(int(found[1]), int(found[2]), int(found[3]), Colour[found[4].upper()])
    if found := _BREAK.fullmatch(text):
        return Break(int(found[1]), int(found[2]), Colour[found[3].upper()])
    if (found := _ARRANGE.fullmatch(text)) and int(found[1]) <= int(found[2]):
        return Arrange(int(found[1]), int(found[2]))
    if text == str(Draw(None)):
        raise Malformed("feurio-hidden-draw")
    raise Malformed("feurio-malformed", text=text)


@lru_cache(maxsize=1 << 14)
def encode(move: FeurioMove) -> int:
    """The number of a move; ValueError for one that no game could ever contain."""
    match move:
        case Draw(number) if number in NUMBERS:
            return (Kind.DRAW << KIND) | number
        case Arrange(smaller, larger) if smaller in NUMBERS and larger in NUMBERS:
            return (Kind.ARRANGE << KIND) | (smaller << CELL) | larger
        case Lay(q, r) if is_on_grid(q, r):
            return (Kind.LAY << KIND) | _where(q, r)
        case Break(q, r, colour) if is_on_grid(q, r):
            return (Kind.BREAK << KIND) | _where(q, r) | (colour << COLOUR)
        case Men(q, r, count, colour) if is_on_grid(q, r) and 1 <= count <= MEN_PER_TURN:
            return (Kind.MEN << KIND) | _where(q, r) | (colour << COLOUR) | count
        case Pass():
            return PASS
    raise ValueError(f"no game contains {move}")


def _where(q: int, r: int) -> int:
    return int(cell_at(q, r)) << CELL


@lru_cache(maxsize=1 << 16)
def decode(action: int) -> FeurioMove:
    """The move with this number, or the one that is hidden by it; ValueError if there is none."""
    move = _decode(action)
    if action != HIDDEN_DRAW and encode(move) != action:
        raise ValueError(f"no game contains the number {action}")
    return move


def _decode(action: int) -> FeurioMove:
    q, r = axial((action & 0xFFFF) >> CELL)
    match action >> KIND:
        case Kind.DRAW:
            return Draw(action & 7 or None)
        case Kind.ARRANGE:
            return Arrange((action & 0xFFFF) >> CELL, action & 7)
        case Kind.LAY:
            return Lay(q, r)
        case Kind.BREAK:
            return Break(q, r, Colour((action >> COLOUR) & 3))
        case Kind.MEN:
            return Men(q, r, action & 3, Colour((action >> COLOUR) & 3))
        case _:
            return Pass()
