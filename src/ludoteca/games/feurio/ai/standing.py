"""Standing: who has won when the game is over, and by how much."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from ludoteca.games.feurio.rules.scoring import score

# R50: a lead of so many points is as good as any.
LEAD = 30.0


@kernel
def is_first(s: np.record, points: np.ndarray, best: np.ndarray, seat: int) -> bool:
    """R51, R52: whether nobody has more points, or as many with a more valuable region."""
    for other in range(s.seats):
        if points[other] > points[seat]:
            return False
        if points[other] == points[seat] and best[other] > best[seat]:
            return False
    return True


@kernel
def share_victory(s: np.record, shares: np.ndarray, leads: np.ndarray) -> None:
    """R51 to R53: by seat, its share of the victory, and from 0 to 1 how far ahead it ended."""
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    score(s, points, best)
    winners = 0
    for seat in range(s.seats):
        winners += is_first(s, points, best, seat)
    for seat in range(s.seats):
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, points[other])
        lead = max(-1.0, min(1.0, (points[seat] - rival) / LEAD))
        shares[seat] = 1.0 / winners if is_first(s, points, best, seat) else 0.0
        leads[seat] = 0.5 + 0.5 * lead
