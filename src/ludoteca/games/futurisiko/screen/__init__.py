"""A position in the terminal."""

from ludoteca.games.futurisiko.screen.table import show

__all__ = ["show"]
