"""Prospects: what actions would bring whoever takes them."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.rules.course import apply
from ludoteca.games.feurio.rules.layout import GAME, MOST_SEATS
from ludoteca.games.feurio.rules.scoring import score


@kernel
def count_points_after(s: np.record, actions: np.ndarray, found: np.ndarray) -> None:
    """R50: the points of whoever is on turn after each of some legal actions."""
    after = np.empty(1, GAME)
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    for i in range(len(actions)):
        after[0] = s
        apply(after[0], actions[i])
        score(after[0], points, best)
        found[i] = points[s.seat]
