"""FutuRisiko!: tanks, planes and submarines on the world, for 4 to 6 players (3: house rule)."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.games.futurisiko.assets.library import MAPS, SHEETS
    from ludoteca.games.futurisiko.box import Army, Card, Unit
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

# Where these names are. The rooms are opened when somebody asks for one, not when only the commands
# are looked at: help must come at once.
ROOMS = ("game", "moves", "options", "box", "assets.library", "state", "view")


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    rooms = (import_module(f"{__name__}.{room}") for room in ROOMS)
    return next(vars(room)[name] for room in rooms if name in vars(room))
