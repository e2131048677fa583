"""What is installed: games come through entry points, so another package can bring a third."""

from functools import cache
from importlib.metadata import entry_points

from ludoteca.core.errors import Malformed

GROUP = "ludoteca.games"


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(entry_points(group=GROUP).names)


@cache
def load_game(name: str) -> object:
    """What is installed as the game with this name, loaded once."""
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise Malformed("unknown-game", name=name, known=", ".join(game_names()))
    game: object = found[0].load()
    return game
