"""A position in the terminal."""

from ludoteca.games.feurio.screen.table import show

__all__ = ["show"]
