"""What a legal move would do, and the rules that allow it, in words."""

from ludoteca.core.text.messages import say
from ludoteca.games.feurio.moves import Arrange, Break, Draw, FeurioMove, Lay, Men
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.rules.hexagons import Axial, write_cell


def describe(position: FeurioPosition, move: FeurioMove) -> str:
    """What a legal move would do, and the rules that allow it, as a sentence."""
    match move:
        case Draw(number):
            if number is None:
                return say("feurio-why-hidden-draw")
            return say("feurio-why-draw", number=number, count=position.unseen[number])
        case Arrange(smaller, larger):
            return say("feurio-why-arrange", smaller=smaller, larger=larger)
        case Lay(q, r):
            return say("feurio-why-lay", cell=write_cell((q, r)), sum=_heat(position, (q, r)))
        case Break(q, r, colour):
            where = write_cell((q, r))
            return say(
                "feurio-why-break", cell=where, sum=_heat(position, (q, r)), colour=str(colour)
            )
        case Men(q, r, count, colour):
            tile = position.tile_at(q, r)
            assert tile is not None, "only legal moves are described"
            return say(
                "feurio-why-men",
                cell=write_cell(tile.at),
                number=tile.number,
                count=count,
                colour=str(colour),
                spaces=tile.spaces,
                edges=tile.free_edges,
                men=sum(tile.men.values()),
            )
    return say("feurio-why-pass")


def _heat(position: FeurioPosition, cell: Axial) -> str:
    return str(next(place for place in position.open_positions() if place.at == cell))
