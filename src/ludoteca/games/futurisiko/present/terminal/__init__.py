"""A position in the terminal."""

from ludoteca.games.futurisiko.present.terminal.table import show

__all__ = ["show"]
