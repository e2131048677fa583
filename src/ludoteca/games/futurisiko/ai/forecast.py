"""Forecast: the chances of all fights without cards (F76) in one table, to be looked up in kernels.

A kernel that weighs thousands of attacks has no time to compute each; so it is handed this table.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import DICE_CAP
from ludoteca.games.futurisiko.odds.chances import win_chances

# Larger forces, and more submarines, are looked up as if they were so many.
MOST_UNITS = 32
MOST_SUBS = 4
CAPS = (0, DICE_CAP)

# By cap, supporting submarines, whether the attacker rolls first, attackers, and what stands.
Forecast = NDArray[np.float32]


@cache
def forecast() -> Forecast:
    """The attacker's chance to win every fight there can be."""
    table = np.zeros((len(CAPS), MOST_SUBS + 1, 2, MOST_UNITS + 1, MOST_UNITS + 2), np.float32)
    for capped, cap in enumerate(CAPS):
        for subs in range(MOST_SUBS + 1):
            on_attack, on_defence = win_chances(MOST_UNITS, subs, MOST_UNITS, 1, cap)
            table[capped, subs, 0] = on_defence
            table[capped, subs, 1] = on_attack
    # As a kernel sees it that has it for a constant: else what takes it is compiled twice.
    table.flags.writeable = False
    return table


@kernel
def support(s: np.record, territory: int, seat: int) -> int:
    """F47: the submarines of a seat in seas that touch a territory."""
    subs = 0
    seas = int(s.coast[territory])
    sea = 0
    while seas:
        if seas & 1:
            subs += int(s.subs[sea, seat])
        seas >>= 1
        sea += 1
    return min(subs, MOST_SUBS)


@kernel
def look_up(
    chances: np.ndarray, s: np.record, territory: int, subs: int, tanks: int, planes: int
) -> float:
    """F46, F76: the chance to conquer a territory with these pieces."""
    units = min(MOST_UNITS, tanks + planes)
    stands = min(MOST_UNITS, int(s.tanks[territory]) + int(s.planes[territory])) + 1
    first = int(planes > s.planes[territory])
    return chances[int(s.dice_cap > 0), subs, first, units, stands]
