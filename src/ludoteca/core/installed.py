"""What is installed: games come through entry points, so another package can bring a third."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludoteca.core.errors import Malformed

GROUP = "ludoteca.games"


def installed(group: str) -> tuple[EntryPoint, ...]:
    """What the installed packages bring of a kind."""
    return _look_around(tuple(sys.path), group)


@cache
def _look_around(_places: tuple[str, ...], group: str) -> tuple[EntryPoint, ...]:
    """What there is of a kind in these places: to look into every package there takes long."""
    return tuple(entry_points(group=group))


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted({found.name for found in installed(GROUP)})


@cache
def load_game(name: str) -> object:
    """What is installed as the game with this name, loaded once."""
    for found in installed(GROUP):
        if found.name == name:
            game: object = found.load()
            return game
    raise Malformed("unknown-game", name=name, known=", ".join(game_names()))
