"""Standing: who has won when the game is over and by how much, or how far the task was done."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import COLOURS, MEN, Goal
from ludoteca.games.feurio.rules.goals import has_water, is_one_region, is_task_done, men_left
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from ludoteca.games.feurio.rules.scoring import score

# R50: a lead of so many points is as good as any.
LEAD = 30.0
# How much of an end's value is victory; the rest is points, or how far the task was done.
VICTORY = 0.5
# R71 to R73: what a crew without water, or in several regions, counts for the task.
DRY = 0.6
APART = 0.5


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


@kernel
def value_task(s: np.record, values: np.ndarray) -> None:
    """R71 to R73, R76: for all seats alike, whether the task is done, or how much of it."""
    done = 0.0
    if is_task_done(s):
        done = 1.0
    else:
        for colour in COLOURS:
            crew = 1.0 - men_left(s, colour) / MEN
            if not has_water(s, colour):
                crew *= DRY
            if not is_one_region(s, colour):
                crew *= APART
            done += (1.0 - VICTORY) * crew / len(COLOURS)
    for seat in range(s.seats):
        values[seat] = done


@kernel
def value_end(s: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """By seat, what an end is worth, half of it victory, and whether it has won, or how much."""
    if s.goal == Goal.SCORE:
        share_victory(s, chances, values)
        for seat in range(s.seats):
            values[seat] = VICTORY * chances[seat] + (1.0 - VICTORY) * values[seat]
    else:
        value_task(s, values)
        for seat in range(s.seats):
            # A task that is not done is worth less, however little is missing.
            chances[seat] = values[seat] == 1.0
