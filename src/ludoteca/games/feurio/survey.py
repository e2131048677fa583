"""A survey: many games played by instinct inside the kernels, and how each went."""

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.game import CHANCE
from ludoteca.core.kernel import kernel
from ludoteca.core.memory import lay_out
from ludoteca.games.feurio.instinct import choose
from ludoteca.games.feurio.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.rules.course import (
    KIND,
    MOST_LEGAL,
    Kind,
    apply,
    random_action,
    to_move,
)
from ludoteca.games.feurio.rules.goals import is_task_done
from ludoteca.games.feurio.rules.scoring import score

FIELDS = np.dtype(
    [
        ("actions", "i4"),
        ("done", "i4"),  # R71, R78: whether the task of a solitaire or cooperative game is done
        ("points", "i4", MOST_SEATS),
        ("breaks", "i4", MOST_SEATS),  # R82: the firebreaks of each seat
    ],
    align=True,
)
# How one game went.
COURSE = lay_out(FIELDS)


def survey(start: np.ndarray, games: int, seed: int) -> np.ndarray:
    """Play games from a start by instinct; how each went."""
    courses = np.zeros(games, COURSE)
    _play_games(start, stream(seed), courses)
    return courses


@kernel
def _play_games(start: np.ndarray, rng: np.record, courses: np.ndarray) -> None:
    played = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.empty(MOST_LEGAL, np.float64)
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    for game in range(len(courses)):
        played[0] = start[0]
        s = played[0]
        course = courses[game]
        while s.phase != Phase.OVER:
            if to_move(s) == CHANCE:
                action = random_action(s, rng)
            else:
                action = choose(played, rng, actions, values)
                course.breaks[s.seat] += action >> KIND == Kind.BREAK
            apply(s, action)
            course.actions += 1
        score(s, points, best)
        course.points[:] = points
        course.done = is_task_done(s)
