"""What a position offers to whoever draws it: the texts of moves, as a client reads them."""

from collections.abc import Iterator

import msgspec

# Where a number is open in a move, as the scenes of FutuRisiko! write it.
NUMBER = "#"


class Open(msgspec.Struct):
    """An open position of Feurio!."""

    lay: str | None
    breaks: dict[str, str]


class Placing(msgspec.Struct):
    """Where men can be placed."""

    moves: dict[str, str]


class Act(msgspec.Struct):
    """Something with the text of its move."""

    move: str


class Counted(msgspec.Struct):
    """Moves that differ in a number alone."""

    pattern: str
    most: int


class Offers(msgspec.Struct):
    """All that can be done in FutuRisiko!."""

    marks: dict[str, str]
    says: list[Act]
    shows: list[Act]
    plays: list[Act]
    builds: list[Counted]
    marches: list[Counted]
    removals: list[Act]


class Offering(msgspec.Struct):
    """As much of a scene of either game as tells what can be done."""

    to_move: int | str
    open: list[Open] = []
    placing: list[Placing] = []
    arrange: list[Act] = []
    passing: str | None = msgspec.field(default=None, name="pass")
    offers: Offers | None = None


def list_moves(scene: msgspec.Raw, seat: int) -> list[str]:
    """What a seat may do, by the scene that it sees; nothing when it is not its turn."""
    offering = msgspec.json.decode(scene, type=Offering | None)
    return list(_find_moves(offering)) if offering and offering.to_move == seat else []


def _find_moves(offering: Offering) -> Iterator[str]:
    for position in offering.open:
        yield from filter(None, [position.lay, *position.breaks.values()])
    for placing in offering.placing:
        yield from placing.moves.values()
    yield from (act.move for act in offering.arrange)
    if offering.passing:
        yield offering.passing
    if offers := offering.offers:
        yield from offers.marks.values()
        acts = (*offers.says, *offers.shows, *offers.plays, *offers.removals)
        yield from (act.move for act in acts)
        for counted in (*offers.builds, *offers.marches):
            yield counted.pattern.replace(NUMBER, str(counted.most))
