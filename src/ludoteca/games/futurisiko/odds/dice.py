"""Dice: the chances of so many explosions (F2), tabulated once."""

from fractions import Fraction
from math import comb

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.futurisiko.box import (
    EXPLOSIONS,
    FACES,
    FLAG_DICE,
    MOST_MORE_DICE,
    SUPPLY,
)

MOST_TANKS, MOST_PLANES, MOST_SUBS = (int(count) for count in SUPPLY)
MOST_DICE = MOST_TANKS + MOST_PLANES + max(MOST_SUBS, FLAG_DICE) + MOST_MORE_DICE

Chances = NDArray[np.float64]


def _tabulate_hits() -> tuple[Chances, Chances]:
    """F2: the chances of exactly, and of at least, so many hits with so many dice."""
    hit = Fraction(EXPLOSIONS, FACES)
    miss = 1 - hit
    exactly = np.zeros((MOST_DICE + 1, MOST_DICE + 1))
    at_least = np.zeros((MOST_DICE + 1, MOST_DICE + 1))
    for dice in range(MOST_DICE + 1):
        everything = hit.denominator**dice
        ways = 0  # whole numbers, so that each chance is rounded only once
        for hits in range(dice, -1, -1):
            here = comb(dice, hits) * hit.numerator**hits * miss.numerator ** (dice - hits)
            ways += here
            exactly[dice, hits] = here / everything
            at_least[dice, hits] = ways / everything
    return exactly, at_least


EXACTLY, AT_LEAST = _tabulate_hits()
