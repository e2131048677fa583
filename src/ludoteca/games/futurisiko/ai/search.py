"""What a search asks of FutuRisiko!: the few steps worth a thought, and how a round might go on.

A turn is a long chain of small steps, most of which differ little. So of all steps with the same
idea (to attack a territory, to build there, to play such a card) only the best is proposed; and
instinct carries on with what the search has begun.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.turn import CHANCE
from ludoteca.games.futurisiko.ai.evaluation import choose, evaluate
from ludoteca.games.futurisiko.ai.forecast import forecast
from ludoteca.games.futurisiko.ai.standing import is_first
from ludoteca.games.futurisiko.box import COLOURS, Unit
from ludoteca.games.futurisiko.rules.course import (
    FIRST,
    KIND,
    MOST_LEGAL,
    NAME,
    SECOND,
    THIRD,
    Kind,
    apply,
    legal,
    random_action,
    to_move,
)
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.rules.realm import is_alive, on_board, territories_of

CHANCES = forecast()
# So many ideas are worth a thought; from this chance on, an attack is.
MOST_IDEAS = 8
BOLD = 0.4
# How much sooner an idea is looked at than the next best.
LEAD = 1.5
# So many rounds are played on after the present one, and then the position is judged.
HORIZON = 1
# How the chances to win grow with what a seat has: found by comparing positions at the end of a
# round with who won in 5,000 games between greedy players.
TERRITORY = 0.37
TANK = 0.085
PLANE = 0.17
SUB = 0.1
# Ideas are numbered by the kind of action, and what it is about.
IDEAS = 2 * (NAME + 1)
ALL_IDEAS = len(Kind) * IDEAS
MOVING = int(Kind.MOVE)


@kernel
def propose(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """The best action of each idea, the best ideas first; what chance may do, completely."""
    n = legal(s, actions)
    if n <= 2 or to_move(s) == CHANCE:
        for i in range(n):
            priors[i] = 1.0 / n
        return n
    values = np.zeros(n)
    evaluate(s, actions[:n], values, CHANCES, BOLD)
    best = np.full(ALL_IDEAS, -1, np.int32)
    for i in range(n):
        idea = _idea(actions[i])
        if best[idea] < 0 or values[i] > values[best[idea]]:
            best[idea] = i
    closing = _idea(actions[n - 1])
    return _rank(best, closing, values, actions, priors)


@kernel
def _idea(action: int) -> int:
    """A number for what an action is after; equal for those that differ in how they go about it."""
    kind = action >> KIND
    first = (action >> FIRST) & NAME
    about = 0
    if kind == Kind.FERRY:
        kind = MOVING
        about = (action >> THIRD) & NAME
    elif kind == Kind.MOVE:
        about = (action >> THIRD) & NAME
        if first == Unit.SUB:
            about += NAME + 1
    elif kind == Kind.BUILD:
        about = (action >> SECOND) & NAME
        if first == Unit.TANK:
            about += NAME + 1
    elif kind == Kind.DISCARD:
        about = first // COLOURS
    elif kind in (Kind.LAUNCH, Kind.TRUCE, Kind.BETRAY, Kind.TORPEDO):
        about = (action >> SECOND) & NAME
    elif kind in (Kind.CLAIM, Kind.FIGHT, Kind.REMOVE):
        about = first
    return kind * IDEAS + about


@kernel
def _rank(
    best: np.ndarray, closing: int, values: np.ndarray, actions: np.ndarray, priors: np.ndarray
) -> int:
    """Put the actions of the best ideas first, and evaluate them by their rank.

    What is listed last, such as to end the movement, is always among them.
    """
    chosen = np.empty(MOST_IDEAS, np.int64)
    n = 0
    total = 0.0
    weight = 1.0
    while n < MOST_IDEAS:
        top = -1
        for idea in range(len(best)):
            if best[idea] >= 0 and (top < 0 or values[best[idea]] > values[best[top]]):
                top = idea
        if top < 0:
            break
        if n == MOST_IDEAS - 1 and best[closing] >= 0:
            top = closing
        chosen[n] = actions[best[top]]
        priors[n] = weight
        total += weight
        weight /= LEAD
        best[top] = -1
        n += 1
    for i in range(n):
        actions[i] = chosen[i]
        priors[i] /= total
    return n


@kernel
def sample_chance(s: np.record, rng: np.record) -> int:
    """F2, F71: dice and cards with their real chances."""
    return random_action(s, rng, np.empty(MOST_LEGAL, np.int64))


@kernel
def reply_policy(s: np.record, rng: np.record) -> int:
    """As instinct says."""
    actions = np.empty(MOST_LEGAL, np.int64)
    return choose(s, rng, actions, np.empty(MOST_LEGAL, np.float64), CHANCES)


@kernel
def plans_alone(s: np.record) -> bool:  # noqa: ARG001 any turn may be the last
    """F56: a game can end at every conquest, so the tree always holds everybody's decisions."""
    return False


@kernel
def play_on(s: np.record, rng: np.record, last: int) -> None:
    """Play by instinct to the end of a round."""
    actions = np.empty(MOST_LEGAL, np.int64)
    weights = np.empty(MOST_LEGAL, np.float64)
    while s.phase != Phase.OVER and s.rounds <= last:
        if to_move(s) == CHANCE:
            apply(s, random_action(s, rng, actions))
        else:
            apply(s, choose(s, rng, actions, weights, CHANCES))


@kernel
def rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play on, then judge."""
    play_on(s, rng, int(s.rounds) + HORIZON)
    judge(s, values)
    # F56, F59: nothing counts but who wins.
    chances[:] = values


@kernel
def random_rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play at random to the end, or for as long as random armies may last."""
    actions = np.empty(MOST_LEGAL, np.int64)
    last = int(s.rounds) + HORIZON
    while s.phase != Phase.OVER and s.rounds <= last:
        apply(s, random_action(s, rng, actions))
    judge(s, values)
    # F56, F59: nothing counts but who wins.
    chances[:] = values


@kernel
def judge(s: np.record, values: np.ndarray) -> None:
    """F56, F58, F59: who has won; before the end, with which chance each seat will."""
    total = 0.0
    for seat in range(s.seats):
        values[seat] = 0.0
        if s.phase == Phase.OVER:
            values[seat] = is_first(s, seat)
        elif is_alive(s, seat):
            strength = TERRITORY * territories_of(s, seat) + TANK * on_board(s, seat, Unit.TANK)
            strength += PLANE * on_board(s, seat, Unit.PLANE) + SUB * on_board(s, seat, Unit.SUB)
            values[seat] = np.exp(strength)
        total += values[seat]
    for seat in range(s.seats):
        values[seat] /= total


SEARCH = SearchSpec(
    to_move=to_move,
    propose=propose,
    apply=apply,
    sample_chance=sample_chance,
    reply_policy=reply_policy,
    rollout_policy=reply_policy,
    plans_alone=plans_alone,
    rollout=rollout,
    random_rollout=random_rollout,
    most_actions=MOST_LEGAL,
    most_seats=COLOURS,
    time_share=0.4,
    looks_needed=3,
    oversight_exponent=0.5,
)
