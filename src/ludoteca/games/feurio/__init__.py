"""Feurio!: a forest fire of hexagonal tiles, for 1 to 4 players."""

from ludoteca.games.feurio.box import Colour, Goal
from ludoteca.games.feurio.game import FEURIO, Feurio
from ludoteca.games.feurio.moves import Arrange, Break, Draw, FeurioMove, Lay, Men, Pass
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import OpenPosition, Region, Tile
from ludoteca.games.feurio.state import FeurioState
from ludoteca.games.feurio.view import FeurioView

__all__ = [
    "FEURIO",
    "Arrange",
    "Break",
    "Colour",
    "Draw",
    "Feurio",
    "FeurioMove",
    "FeurioOptions",
    "FeurioState",
    "FeurioView",
    "Goal",
    "Lay",
    "Men",
    "OpenPosition",
    "Pass",
    "Region",
    "Tile",
]
