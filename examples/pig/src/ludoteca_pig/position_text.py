"""A position as text: `seat 0 | turn 12 | die rests | banked 31 40`."""

from collections.abc import Mapping

from ludoteca.core.records.position_text import check_fields, impossible, read_number
from ludoteca_pig.position import PigPosition
from ludoteca_pig.rules import BUST
from ludoteca_pig.state import PigState

# Points are counted no further.
MOST_POINTS = 10**6


def write_fields(position: PigPosition) -> dict[str, str]:
    """Whose turn it is, its points, whether the die is in the air, and the banked points."""
    return {
        "seat": str(position.on_turn),
        "turn": str(position.turn),
        "die": "rolls" if position.raw.rolling else "rests",
        "banked": " ".join(map(str, position.scores())),
    }


def read_fields(state: PigState, fields: Mapping[str, str]) -> None:
    """P1 to P8: bring a new game to where points and turn are like this, if there is such a one."""
    check_fields(fields, ("seat", "turn", "die", "banked"))
    s, options = state.raw, state.options
    s.seat = read_number("seat", fields["seat"], options.seats - 1)
    s.turn = read_number("turn", fields["turn"], MOST_POINTS)
    s.rolling = fields["die"] == "rolls"
    banked = [read_number("banked", text, MOST_POINTS) for text in fields["banked"].split()]
    if len(banked) != options.seats:
        raise impossible("banked", fields["banked"], "P1")
    s.banked[: options.seats] = banked
    winners = [seat for seat, points in enumerate(banked) if points >= options.goal]
    if winners not in ([], [state.on_turn]) or BUST in (state.turn, *banked):
        raise impossible("banked", fields["banked"], "P8")
    if winners and (state.turn or s.rolling):
        raise impossible("turn", fields["turn"], "P8")
    for name, value in write_fields(state).items():
        if fields[name] != value:
            raise impossible(name, fields[name])
