"""How a game is to be played, and what a move is: the two types that each game brings."""

from dataclasses import asdict, dataclass
from operator import index
from typing import Any, Protocol, TypeAlias, TypeVar

from ludoteca.core.errors import Malformed

# What an option can be set to.
Setting = bool | int | str | None
# Options by name, as they stand in a record.
OptionSettings = dict[str, Setting]


class Move(Protocol):
    """A typed move; as a string it is in the notation of records."""

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Options:
    """How a game is to be played; each game adds its own fields."""

    seats: int

    @property
    def is_cooperative(self) -> bool:
        """Whether all seats win or lose together: usually each plays for itself."""
        return False

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at this table; None is a spectator."""
        if seat is not None and not 0 <= index(seat) < self.seats:
            raise Malformed("unknown-seat", seat=seat, last=self.seats - 1)

    def as_json(self) -> OptionSettings:
        """The options as they stand in a record."""
        return asdict(self)


SomeOptions = TypeVar("SomeOptions", bound=Options)
SomeMove = TypeVar("SomeMove", bound=Move)

# Parts of a game are written for its own types: a presenter names them where these stand.
OwnOptions: TypeAlias = Any
OwnMove: TypeAlias = Any
OwnPosition: TypeAlias = Any
OwnState: TypeAlias = Any
OwnView: TypeAlias = Any
