"""A quick opinion on every legal action, for bots that do not search and for hints."""

import numpy as np

from ludoteca.core.chance import below, pick_best
from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.games.feurio.ai.regions import FACTS, MOST_REGIONS, join, survey
from ludoteca.games.feurio.box import COLOURS, OWNER, Goal
from ludoteca.games.feurio.rules.course import (
    MOST_LEGAL,
    PASS,
    apply,
    legal,
    men_on,
    random_action,
)
from ludoteca.games.feurio.rules.goals import (
    POSSIBLE,
    find_obstacle,
    has_water,
    is_task_done,
    men_left,
)
from ludoteca.games.feurio.rules.layout import GAME, MOST_SEATS, Phase
from ludoteca.games.feurio.rules.men import rooms
from ludoteca.games.feurio.rules.scoring import region_in, score, sum_of

# What a man in the supply is worth, so that none is spent where he gains nothing.
MAN = 0.4
# What a number on a held tile is worth beyond the points of now: it may count for more later.
FOREST = 0.08
# Luck among equals: less than anything else that makes a difference.
WHIM = 0.001
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
def evaluate(position: np.ndarray, actions: np.ndarray, values: np.ndarray) -> None:
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
    evaluate(position, actions[:n], values)
    return actions[pick_best(rng, values, n)]


@kernel
def answer(s: np.record, rng: np.record) -> int:
    """What `choose` chooses where points are the goal, found a hundred times as fast."""
    if s.phase == Phase.MEN:
        return _place(s, rng)[1]
    if s.phase == Phase.LAY:
        return _spread(s, rng)
    return random_action(s, rng)


@kernel
def _place(s: np.record, rng: np.record) -> tuple[float, int]:
    """What the best placement adds, and which it is.

    Men close no edge, so they change nothing but the points of their own colour; and a second man
    on a tile adds nothing (R46).
    """
    regions = np.empty(MOST_REGIONS, np.int64)
    facts = np.empty((MOST_REGIONS, FACTS), np.int64)
    room = rooms(s)[0]
    most = 0.0
    action = PASS
    for colour in range(len(COLOURS)):
        men = s.supply[s.seat, colour]
        if men > 0:
            count = survey(s, colour, regions, facts)
            tiles = room & ~s.held[colour]
            while tiles:
                tile = lowest(tiles)
                tiles &= tiles - 1
                value = WHIM * below(rng, 256) / 256 - MAN
                if OWNER[s.seats, colour] >= 0:
                    value += join(s, tile, count, regions, facts)[0]
                if men > 1:
                    value += FOREST * s.number[tile]
                else:
                    value -= FOREST * sum_of(s, s.held[colour])
                if value > most:
                    most = value
                    action = men_on(s, tile, colour, 1)
    return most, action


@kernel
def _spread(s: np.record, rng: np.record) -> int:
    """The tile where the evaluation is best after it, with the best placement."""
    actions = np.empty(MOST_LEGAL, np.int64)
    count = legal(s, actions)
    if count == 1:
        return actions[0]
    after = np.empty(1, GAME)
    most = -np.inf
    chosen = actions[0]
    for i in range(count):
        after[0] = s
        apply(after[0], actions[i])
        value = judge(after[0], int(s.seat)) + WHIM * below(rng, 256) / 256
        if after[0].phase == Phase.MEN:
            value += _place(after[0], rng)[0]
        if value > most:
            most = value
            chosen = actions[i]
    return chosen
