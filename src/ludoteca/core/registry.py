"""The games in the house, found through entry points: another package can bring a third."""

from functools import cache
from importlib.metadata import entry_points

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame

GROUP = "ludoteca.games"


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(entry_points(group=GROUP).names)


@cache
def find_game(name: str) -> AnyGame:
    """The game with this name."""
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise Malformed("unknown-game", name=name, known=", ".join(game_names()))
    game: AnyGame = found[0].load()
    return game
