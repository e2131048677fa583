"""Instinct: a quick opinion on every legal action, for bots that do not search and for hints."""

import numpy as np

from ludoteca.core.chance import pick_best
from ludoteca.core.kernel import kernel
from ludoteca.games.feurio.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.pieces import COLOURS, Goal
from ludoteca.games.feurio.rules.course import MOST_LEGAL, apply, legal
from ludoteca.games.feurio.rules.goals import (
    POSSIBLE,
    find_obstacle,
    has_water,
    is_task_done,
    men_left,
)
from ludoteca.games.feurio.rules.scoring import region_in, score, sum_of

# What a man in the supply is worth, so that none is spent where he gains nothing.
MAN = 0.4
# What a number on a held tile is worth beyond the points of now: it may count for more later.
FOREST = 0.08
# The task of solitaire and cooperative games, in the same coin.
DONE = 1000.0
HOPELESS = -500.0
WATER_HELD = 6.0
REGION_APART = -5.0
MAN_PLACED = 2.0


@kernel
def judge(s: np.record, seat: int) -> float:
    """How good a position is for a seat."""
    if s.goal == Goal.SCORE:
        return _judge_points(s, seat)
    return _judge_task(s)


@kernel
def _judge_points(s: np.record, seat: int) -> float:
    """Own points against those of the best rival, and what may still come of men and forest."""
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    score(s, points, best)
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, points[other])
    value = np.float64(points[seat] - rival)
    for colour in COLOURS:
        value += MAN * s.supply[seat, colour]
        if s.supply[seat, colour] > 0:
            value += FOREST * sum_of(s, s.held[colour])
    return value


@kernel
def _judge_task(s: np.record) -> float:
    """How far the task is done, and whether it still can be."""
    if s.phase == Phase.OVER and is_task_done(s):
        return DONE
    value = 0.0
    if find_obstacle(s) != POSSIBLE:
        value += HOPELESS
    for colour in COLOURS:
        value -= MAN_PLACED * men_left(s, colour)
        value += WATER_HELD * has_water(s, colour)
        held = s.held[colour]
        while held:
            held &= ~region_in(s, held)
            value += REGION_APART
    return value


@kernel
def weigh(position: np.ndarray, actions: np.ndarray, values: np.ndarray) -> None:
    """The value of each action to the seat on turn, with the best placement after a tile."""
    seat = position[0].seat
    after = position.copy()
    later = position.copy()
    placements = np.empty(MOST_LEGAL, np.int64)
    for i in range(len(actions)):
        after[0] = position[0]
        apply(after[0], actions[i])
        values[i] = judge(after[0], seat)
        if position[0].phase == Phase.LAY and after[0].phase == Phase.MEN:
            for j in range(legal(after[0], placements)):
                later[0] = after[0]
                apply(later[0], placements[j])
                values[i] = max(values[i], judge(later[0], seat))


@kernel
def choose(position: np.ndarray, rng: np.record, actions: np.ndarray, values: np.ndarray) -> int:
    """The legal action of the highest value; of equal ones, any."""
    n = legal(position[0], actions)
    weigh(position, actions[:n], values)
    return actions[pick_best(rng, values, n)]
