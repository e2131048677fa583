"""FutuRisiko!: tanks, planes and submarines on a map of the world, for 3 to 6 players."""

from ludoteca.games.futurisiko.game import FUTURISIKO, FutuRisiko
from ludoteca.games.futurisiko.moves import (
    Build,
    Ferry,
    FutuRisikoMove,
    Go,
    Hits,
    Mark,
    PhysicalCard,
    Play,
    PlayAt,
    Remove,
    Say,
    Show,
    Torpedo,
)
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.pieces import Army, Card, Unit
from ludoteca.games.futurisiko.shelf import MAPS, SHEETS
from ludoteca.games.futurisiko.state import FutuRisikoState
from ludoteca.games.futurisiko.view import FutuRisikoView

__all__ = [
    "FUTURISIKO",
    "MAPS",
    "SHEETS",
    "Army",
    "Build",
    "Card",
    "Ferry",
    "FutuRisiko",
    "FutuRisikoMove",
    "FutuRisikoOptions",
    "FutuRisikoState",
    "FutuRisikoView",
    "Go",
    "Hits",
    "Mark",
    "PhysicalCard",
    "Play",
    "PlayAt",
    "Remove",
    "Say",
    "Show",
    "Torpedo",
    "Unit",
]
