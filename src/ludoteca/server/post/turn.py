"""A turn: whose it has become, by what has just happened at a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.table import Happening, Table
from ludoteca.table.entries import AnyEntry, Moved, Sat


@dataclass(frozen=True)
class Turn:
    """Somebody is to move. Nothing of the position is told: what is hidden stays at the table."""

    table: str
    version: int
    game: str
    title: str
    seat: int
    player: str
    who: str
    # When the time runs out, in seconds since 1970; None without a clock.
    deadline: float | None
    # Whether the clock counts days: a game by post.
    by_days: bool
    at: float


def find_turn(name: str, table: Table, news: Sequence[Happening]) -> Turn | None:
    """The turn that has begun, if it is a person's who has not just acted."""
    seat = table.to_move
    if seat is None or not news:
        return None
    sitting = table.seats[seat]
    if not sitting.is_human or _was_waited_for(seat, news):
        return None
    if any(_actor(happening.entry, table) == sitting.who for happening in news):
        return None
    return Turn(
        table=name,
        version=table.version,
        game=table.setup.game,
        title=table.state.game.title,
        seat=seat,
        player=sitting.name,
        who=sitting.who,
        deadline=table.deadline,
        by_days=table.setup.clock.kind == "days",
        at=news[-1].entry.at,
    )


def _was_waited_for(seat: int, news: Sequence[Happening]) -> bool:
    """Whether it was this seat's turn before; until the last has sat down, it is nobody's."""
    begins = any(isinstance(happening.entry, Sat) for happening in news)
    return not begins and news[0].before.to_move == seat


def _actor(entry: AnyEntry, table: Table) -> str:
    """Who did something, if it was a person."""
    if isinstance(entry, Sat):
        return entry.who
    if isinstance(entry, Moved) and table.seats[entry.seat].is_human:
        return table.seats[entry.seat].who
    return ""
