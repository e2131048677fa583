"""A position in the terminal."""

from ludoteca.games.feurio.present.terminal.table import show

__all__ = ["show"]
