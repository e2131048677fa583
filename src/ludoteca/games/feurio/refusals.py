"""Why a move is refused: the rule it breaks, and what would be legal instead."""

from collections.abc import Iterable

from ludoteca.core.errors import IllegalMove, NotYourTurn, Refusal
from ludoteca.core.text.messages import Fact, Listing, Message
from ludoteca.games.feurio.box import COLOURS, MEN_PER_TURN, NUMBERS, Colour, Goal
from ludoteca.games.feurio.moves import Arrange, Break, Draw, FeurioMove, Lay, Men
from ludoteca.games.feurio.position import FeurioPosition, OpenPosition, Tile
from ludoteca.games.feurio.rules.hexagons import Axial, neighbours, write_cell
from ludoteca.games.feurio.rules.layout import Phase

# R41, R70, R77: what ended the game.
END = {Goal.SCORE: "R41", Goal.SOLO: "R70", Goal.COOP: "R77"}
# R69, R79, R82: why there are no firebreaks.
NO_FIREBREAKS = {Goal.SCORE: "R82", Goal.SOLO: "R69", Goal.COOP: "R79"}


def refuse(position: FeurioPosition, move: FeurioMove) -> Refusal | None:
    """Why a move is not legal here; None when it is."""
    if position.phase == Phase.OVER:
        return NotYourTurn("feurio-over", END[position.options.goal])
    match move:
        case Draw(number):
            return _refuse_draw(position, number)
        case _ if position.phase == Phase.DRAW:
            rule = "R13" if position.tiles() else "R7"
            return NotYourTurn("feurio-draw-first", rule, move=str(move))
        case Arrange():
            return _refuse_arrange(position, move)
        case _ if position.phase == Phase.ARRANGE:
            return IllegalMove("feurio-arrange-first", "R9", _texts(position), move=str(move))
        case Lay(q, r):
            return _refuse_tile(position) or _refuse_cell(position, (q, r))
        case Break(q, r, colour):
            return (
                _refuse_firebreak(position, colour)
                or _refuse_tile(position)
                or _refuse_cell(position, (q, r))
            )
        case _ if position.phase == Phase.LAY:
            return IllegalMove("feurio-lay-first", "R12", _texts(position), move=str(move))
        case Men():
            return _refuse_men(position, move)
    return None


def _texts(position: FeurioPosition) -> list[str]:
    return [str(move) for move in position.moves()]


def _owner(position: FeurioPosition) -> Message | Listing:
    """Whose turn it is, by colours."""
    colours = position.colours_of(position.on_turn)
    if len(colours) == len(COLOURS):
        return Message("feurio-brigade")
    return Listing(tuple(map(name_colour, colours)), " & ")


def _list(texts: Iterable[object]) -> str:
    return ", ".join(map(str, texts))


def name_colour(colour: Colour) -> Message:
    """The name of a colour."""
    return Message("feurio-colour", {"colour": str(colour)})


def _cells(positions: Iterable[OpenPosition]) -> str:
    return " · ".join(write_cell(position.at) for position in positions)


def _refuse_draw(position: FeurioPosition, number: int | None) -> Refusal | None:
    if position.phase != Phase.DRAW:
        return NotYourTurn("feurio-no-draw", "R13", _texts(position), seat=_owner(position))
    left = [n for n in NUMBERS if position.unseen[n]]
    if number not in NUMBERS:
        return IllegalMove("feurio-no-such-tile", "R1", _texts(position), number=str(number))
    if number not in left:
        return IllegalMove(
            "feurio-number-used-up", "R1", _texts(position), number=number, left=_list(left)
        )
    return None


def _refuse_arrange(position: FeurioPosition, move: Arrange) -> Refusal | None:
    if position.phase != Phase.ARRANGE:
        return IllegalMove("feurio-no-arranging", "R9", _texts(position))
    if move not in position.moves():
        tiles = _list(sorted(position.start_tiles))
        return IllegalMove(
            "feurio-not-start-tiles", "R9", _texts(position), move=str(move), tiles=tiles
        )
    return None


def _refuse_tile(position: FeurioPosition) -> Refusal | None:
    """R13, R39: whether a tile is to be laid at all."""
    if position.phase == Phase.LAY:
        return None
    if position.raw.has_laid:
        return IllegalMove("feurio-has-laid", "R13", _texts(position))
    return IllegalMove("feurio-no-tile-left", "R39", _texts(position))


def _refuse_cell(position: FeurioPosition, cell: Axial) -> Refusal | None:
    """R14, R16: whether a cell is one of the hottest positions."""
    hottest = position.hottest()
    if cell in [place.at for place in hottest]:
        return None
    where: dict[str, Fact] = {
        "cell": write_cell(cell),
        "heat": hottest[0].heat,
        "hottest": _cells(hottest),
    }
    tiles = {tile.at: tile for tile in position.tiles()}
    if cell in tiles:
        return IllegalMove("feurio-occupied", "R14", _texts(position), **where)
    if not any(beside in tiles for beside in neighbours(*cell)):
        return IllegalMove("feurio-apart", "R14", _texts(position), **where)
    here = sum(tiles[beside].number for beside in neighbours(*cell) if beside in tiles)
    return IllegalMove("feurio-not-hottest", "R16", _texts(position), here=here, **where)


def _refuse_firebreak(position: FeurioPosition, colour: Colour) -> Refusal | None:
    """R60, R69, R79, R82, R84, R86: whether a firebreak may be laid and paid so."""
    goal = position.options.goal
    if not position.options.firebreak:
        return IllegalMove("feurio-no-firebreaks", NO_FIREBREAKS[goal], _texts(position))
    seat = position.on_turn
    if position.is_auxiliary(colour):
        return IllegalMove("feurio-auxiliary-pays", "R60", _texts(position), colour=str(colour))
    if colour not in position.colours_of(seat):
        return IllegalMove("feurio-other-pays", "R84", _texts(position), colour=str(colour))
    if not position.supply(seat)[colour]:
        return IllegalMove("feurio-nobody-pays", "R86", _texts(position), colour=str(colour))
    return None


def _refuse_men(position: FeurioPosition, move: Men) -> Refusal | None:
    """R23 to R33, R36, R89: whether these men may go onto this tile."""
    texts = _texts(position)
    seat = position.on_turn
    colour = str(move.colour)
    if not 1 <= move.count <= MEN_PER_TURN:
        return IllegalMove("feurio-men-count", "R23", texts, count=move.count)
    if move.colour not in position.colours_played_by(seat):
        own = Listing(tuple(map(name_colour, position.colours_played_by(seat))))
        return IllegalMove("feurio-not-own-men", "R26", texts, colour=colour, own=own)
    left = position.supply(seat)[move.colour]
    if move.count > left:
        return IllegalMove(
            "feurio-men-used-up", "R36", texts, colour=colour, count=move.count, left=left
        )
    tile = position.tile_at(move.q, move.r)
    if tile is None:
        return IllegalMove("feurio-no-tile-here", "R25", texts, cell=write_cell((move.q, move.r)))
    if tile.is_firebreak:
        return IllegalMove("feurio-men-on-firebreak", "R89", texts, cell=write_cell(tile.at))
    return _refuse_room(tile, move.count, texts)


def _refuse_room(tile: Tile, count: int, texts: list[str]) -> Refusal | None:
    """R30, R31, R33: whether there is room on a tile."""
    if count <= tile.room:
        return None
    facts: dict[str, Fact] = {
        "cell": write_cell(tile.at),
        "number": tile.number,
        "count": count,
        "men": sum(tile.men.values()),
        "edges": tile.free_edges,
        "spaces": tile.spaces,
        "room": tile.room,
    }
    if not tile.free_edges:
        return IllegalMove("feurio-locked", "R33", texts, **facts)
    if tile.spaces < tile.free_edges:
        return IllegalMove("feurio-no-space", "R31", texts, **facts)
    return IllegalMove("feurio-no-edge", "R30", texts, **facts)
