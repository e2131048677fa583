"""A turn: whose it has become, by what has just happened at a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.table import Table, Transition
from ludoteca.table.entries import AnyEntry, Moved, Returned, SeatTaken


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
    # When it began.
    at: float


def find_turn(name: str, table: Table, news: Sequence[Transition]) -> Turn | None:
    """The turn that has begun, if it is a person's who has not just acted."""
    turn = read_turn(name, table)
    if turn is None or _was_waited_for(turn.seat, news):
        return None
    if any(_actor(transition.entry, table) == turn.who for transition in news):
        return None
    return turn


def read_turn(name: str, table: Table) -> Turn | None:
    """The turn at a table, if it is a person's."""
    seat = table.to_move
    if seat is None or not table.seats[seat].is_human:
        return None
    sitting = table.seats[seat]
    return Turn(
        table=name,
        version=table.version,
        game=table.setup.game,
        title=table.state.game.title,
        seat=seat,
        player=sitting.name,
        who=sitting.who,
        deadline=table.deadline,
        at=table.since,
    )


def _was_waited_for(seat: int, news: Sequence[Transition]) -> bool:
    """Whether it was this seat's turn before; until the last has sat down, it is nobody's."""
    begins = any(isinstance(transition.entry, SeatTaken) for transition in news)
    return not begins and news[0].before.to_move == seat


def _actor(entry: AnyEntry, table: Table) -> str:
    """Who did something, if it was a person."""
    if isinstance(entry, SeatTaken):
        return entry.who
    if isinstance(entry, Moved | Returned) and table.seats[entry.seat].is_human:
        return table.seats[entry.seat].who
    return ""
