"""How often a task is done of which the search says so; figures in docs/bots/learning.md.

Games finished in thought are finished worse than played: what they say is corrected.
"""

import numpy as np

from ludoteca.core.parts.correction import Correction
from ludoteca.games.feurio.box import TILES, Goal

# R67, R76: by goal and seats.
Corrections = dict[tuple[int, int], Correction]

CORRECTIONS: Corrections = {
    (Goal.SOLO, 1): Correction(0.35, 0.68, 2.81, -2.21),
    (Goal.COOP, 2): Correction(0.23, 1.28, 2.06, 0.25),
    (Goal.COOP, 3): Correction(0.42, 0.84, 1.95, 0.03),
    (Goal.COOP, 4): Correction(0.56, 0.7, 1.79, -0.38),
}
# Play that was learned is finished better than quick play, but still not as the search plays.
LEARNED: Corrections = {
    (Goal.SOLO, 1): Correction(1.47, 0.16, 1.81, -0.67),
    (Goal.COOP, 2): Correction(1.16, 0.46, 1.99, -0.18),
    (Goal.COOP, 3): Correction(0.39, 1.15, 1.97, -0.91),
    (Goal.COOP, 4): Correction(0.88, 0.36, 1.3, -0.72),
}


def progress(s: np.record) -> float:
    """How far a game has come, from 0 to 1: how much of the forest lies."""
    return float(1 - s.left / TILES)


def calibrate(s: np.record, chances: tuple[float, ...]) -> tuple[float, ...]:
    """The chances to win of all seats, by what finished games say of them."""
    return _correct(CORRECTIONS, s, chances)


def calibrate_learned(s: np.record, chances: tuple[float, ...]) -> tuple[float, ...]:
    """The same where games are finished as was learned."""
    return _correct(LEARNED, s, chances)


def _correct(
    corrections: Corrections, s: np.record, chances: tuple[float, ...]
) -> tuple[float, ...]:
    correction = corrections.get((int(s.goal), int(s.seats)))
    if correction is None:
        return chances
    return tuple(correction.correct(chance, progress(s)) for chance in chances)
