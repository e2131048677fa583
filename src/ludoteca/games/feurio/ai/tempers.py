"""What bots lean to in Feurio!: many firefighters at once, high tiles, or low ones."""

from ludoteca.core.parts.temper import Temper
from ludoteca.games.feurio.box import NUMBERS
from ludoteca.games.feurio.moves import FeurioMove, Men
from ludoteca.games.feurio.view import FeurioView


def count_sent(_: FeurioView, move: FeurioMove) -> float:
    """How many men a move places."""
    return move.count if isinstance(move, Men) else 0


def find_number(view: FeurioView, move: FeurioMove) -> float:
    """The number of the tile on which a move places men; 0 if it places none."""
    tile = view.tile_at(move.q, move.r) if isinstance(move, Men) else None
    return tile.number or 0 if tile else 0


def prefer_low(view: FeurioView, move: FeurioMove) -> float:
    """The lower the tile on which a move places men, the more; nothing if it places none."""
    number = find_number(view, move)
    return max(NUMBERS) + 1 - number if number else 0


TEMPERS = (
    Temper("feurio-temper-many", count_sent),
    Temper("feurio-temper-high", find_number),
    Temper("feurio-temper-low", prefer_low),
)
