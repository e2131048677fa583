"""A position as `replay --json` prints it."""

from ludoteca.core.game import CHANCE, OVER
from ludoteca.core.record import Json
from ludoteca.games.futurisiko.position import FutuRisikoPosition


def report(position: FutuRisikoPosition) -> Json:
    """All that the position tells, in the notation's terms."""
    outcome = position.outcome()
    to_move = position.to_move
    names: dict[int, int | str | None] = {CHANCE: "chance", OVER: None}
    seats = range(position.options.seats)
    return {
        "game": position.game.name,
        "options": position.options.as_json(),
        "over": to_move == OVER,
        "to_move": names.get(to_move, to_move),
        "round": position.round,
        "phase": position.phase_name,
        "sequence": position.sequence,
        "owners": position.owners(),
        "units": sorted(map(list, position.units())),
        "subs": sorted(map(list, position.subs())),
        "hands": [None if hand is None else sorted(map(str, hand)) for hand in position.hands()],
        "hand_sizes": position.hand_sizes(),
        "pp": position.points,
        "pending": position.pending,
        "truces": [list(pair) for pair in position.truces()],
        "field": position.field,
        "dice": position.dice,
        "scores": position.scores(),
        "supply": {
            str(seat): {str(unit): count for unit, count in position.supply(seat).items()}
            for seat in seats
        },
        "winners": list(outcome.winners) if outcome else [],
        "outcome": outcome and {"rule": outcome.rule, "reason": outcome.reason},
        "ranking": [list(place) for place in outcome.ranking] if outcome else None,
        "legal": [str(move) for move in position.moves()],
    }
