"""How a game of Pig is to be played."""

from dataclasses import dataclass

from ludoteca.core.options import Options
from ludoteca_pig.rules import MOST_SEATS

SEATS = range(2, MOST_SEATS + 1)
GOALS = range(10, 1001)


@dataclass(frozen=True)
class PigOptions(Options):
    """P1, P2: seats, and the points that win."""

    seats: int = SEATS[0]
    goal: int = 100
