"""The games in the house, by name."""

from typing import cast

from ludoteca.core.game import AnyGame
from ludoteca.core.installed import game_names, load_game

__all__ = ["find_game", "game_names"]


def find_game(name: str) -> AnyGame:
    """The game with this name."""
    return cast("AnyGame", load_game(name))
