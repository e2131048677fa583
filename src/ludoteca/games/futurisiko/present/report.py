"""A position as `replay --json` prints it."""

from ludoteca.core.parts.presenter import report_frame
from ludoteca.core.records.record import Json
from ludoteca.games.futurisiko.position import FutuRisikoPosition


def report(position: FutuRisikoPosition) -> Json:
    """All that the position tells, in the notation's terms."""
    seats = range(position.options.seats)
    frame = report_frame(position)
    # Nobody wins or loses together.
    del frame["won"]
    return frame | {
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
        "supply": {
            str(seat): {str(unit): count for unit, count in position.supply(seat).items()}
            for seat in seats
        },
    }
