"""Who is to move when no seat is: chance, or nobody any more."""

from typing import Literal

CHANCE = -1
OVER = -2

# Whose turn it is, as clients hear it: a seat, chance, or (when the game is over) nobody's.
ToMove = int | Literal["chance"] | None


def name_turn(to_move: int) -> ToMove:
    """Whose turn it is, as clients hear it."""
    return "chance" if to_move == CHANCE else None if to_move == OVER else to_move
