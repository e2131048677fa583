"""What a legal move would do, in words, and the rules that allow it."""

from ludoteca.core.text.messages import Fact, say
from ludoteca.core.text.spelling import capital
from ludoteca.games.feurio.moves import Arrange, Break, Draw, FeurioMove, Lay, Men
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.present.crews import name_seat
from ludoteca.games.feurio.rules.hexagons import Axial


def describe(position: FeurioPosition, move: FeurioMove) -> str:
    """What a legal move would do, as a sentence: the board, or the move itself, tells where."""
    seat = capital(name_seat(position.colours_of(position.on_turn)))
    match move:
        case Draw(number):
            return say("feurio-why-draw", number=number or 0)
        case Arrange(smaller, larger):
            return say("feurio-why-arrange", seat=seat, smaller=smaller, larger=larger)
        case Lay(q, r):
            return say("feurio-why-lay", sum=add_up(position, (q, r)))
        case Break(q, r, colour):
            heat = add_up(position, (q, r))
            return say("feurio-why-break", sum=heat, count=1, colour=str(colour))
        case Men():
            return say("feurio-why-men", seat=seat, **name_men(position, move))
    return say("feurio-why-pass", seat=seat)


def cite(move: FeurioMove) -> tuple[str, ...]:
    """The rules that allow a legal move."""
    match move:
        case Draw(number):
            return ("R6",) if number else ("R82",)
        case Arrange():
            return ("R9",)
        case Lay():
            return ("R16",)
        case Break():
            return "R83", "R84", "R85"
        case Men():
            return "R30", "R31"
    return ("R38",)


def add_up(position: FeurioPosition, cell: Axial) -> str:
    """R15: the heat of an open position, as a sum that begins with the fiercest fire."""
    place = position.open_position_at(*cell)
    if len(place.addends) < 2:
        return str(place.heat)
    return f"{' + '.join(map(str, sorted(place.addends, reverse=True)))} = {place.heat}"


def name_men(position: FeurioPosition, move: Men) -> dict[str, Fact]:
    """R23: how many go on which number; their colour only where a seat plays several."""
    tile = position.tile_at(move.q, move.r)
    assert tile is not None, "only legal moves are described"
    plays_one = len(position.colours_played_by(position.on_turn)) == 1
    colour = "none" if plays_one else str(move.colour)
    return {"count": move.count, "colour": colour, "number": tile.number}
