"""A survey: many games played inside the kernels, or by others; and how each went."""

from collections.abc import Sequence

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import layout_of
from ludoteca.core.turn import CHANCE
from ludoteca.games.feurio.ai.evaluation import choose
from ludoteca.games.feurio.ai.search import rollout_policy
from ludoteca.games.feurio.ai.standing import is_first
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.course import (
    KIND,
    MOST_LEGAL,
    Kind,
    apply,
    random_action,
    to_move,
)
from ludoteca.games.feurio.rules.goals import is_task_done
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.rules.scoring import score

FIELDS = np.dtype(
    [
        ("actions", "i4"),
        ("done", "i4"),  # R71, R78: whether the task of a solitaire or cooperative game is done
        ("points", "i4", MOST_SEATS),
        ("first", "i4", MOST_SEATS),  # R51 to R53: whether each seat has won, alone or with others
        ("breaks", "i4", MOST_SEATS),  # R82: the firebreaks of each seat
    ],
    align=True,
)
# How one game went.
COURSE = layout_of(FIELDS)


def play_greedily(start: np.ndarray, games: int, rng: np.record) -> np.ndarray:
    """Play games from a start by the heuristic; how each went."""
    return _play(start, games, rng, plans=False)


def play_quickly(start: np.ndarray, games: int, rng: np.record) -> np.ndarray:
    """Play games from a start as well as one quickly can; how each went.

    Crews that follow a plan win twice their fair share against the heuristic, and take a tenth
    of its time; but at a task the heuristic does better.
    """
    return _play(start, games, rng, plans=int(start[0].goal) == Goal.SCORE)


def _play(start: np.ndarray, games: int, rng: np.record, *, plans: bool) -> np.ndarray:
    courses = np.zeros(games, COURSE)
    _play_games(start, rng, plans, courses)
    return courses


def sum_up(start: np.ndarray, actions: Sequence[int]) -> np.ndarray:
    """How one game went, from its actions."""
    courses = np.zeros(1, COURSE)
    _replay(start.copy()[0], np.array(actions, np.int64), courses[0])
    return courses


@kernel
def _play_games(start: np.ndarray, rng: np.record, plans: bool, courses: np.ndarray) -> None:
    played = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.empty(MOST_LEGAL, np.float64)
    for game in range(len(courses)):
        played[0] = start[0]
        s = played[0]
        while s.phase != Phase.OVER:
            if to_move(s) == CHANCE:
                action = random_action(s, rng)
            elif plans:
                action = rollout_policy(s, rng)
            else:
                action = choose(played, rng, actions, values)
            _advance(s, action, courses[game])
        _conclude(s, courses[game])


@kernel
def _replay(s: np.record, actions: np.ndarray, course: np.record) -> None:
    for action in actions:
        _advance(s, action, course)
    _conclude(s, course)


@kernel
def _advance(s: np.record, action: int, course: np.record) -> None:
    """Apply an action, and note what is to be known of it."""
    course.actions += 1
    if action >> KIND == Kind.BREAK:
        course.breaks[s.seat] += 1
    apply(s, action)


@kernel
def _conclude(s: np.record, course: np.record) -> None:
    """Note how a game has ended."""
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    score(s, points, best)
    for seat in range(s.seats):
        course.points[seat] = points[seat]
        course.first[seat] = is_first(s, points, best, seat)
    course.done = is_task_done(s)
