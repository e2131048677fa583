"""What a search asks of Pig: how a game might go on to its end, and what that is worth."""

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.turn import OVER
from ludoteca_pig.rules import HOLD, MOST_SEATS, ROLL, SIDES, apply, legal, to_move

# Whoever holds at so many points of the turn plays about as well as can be without counting.
ENOUGH = 20


@kernel
def propose(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, each as promising as the others."""
    count = legal(s, actions)
    for i in range(count):
        priors[i] = 1.0 / count
    return count


@kernel
def sample_chance(s: np.record, rng: np.record) -> int:  # noqa: ARG001 a die does not look at the game
    """P5: all sides of the die are equally likely."""
    return 1 + below(rng, SIDES)


@kernel
def reply_policy(s: np.record, rng: np.record) -> int:  # noqa: ARG001 no need for luck
    """Roll, as people do, until the turn has brought enough."""
    if s.turn >= ENOUGH or s.banked[s.seat] + s.turn >= s.goal:
        return HOLD
    return ROLL


@kernel
def plans_alone(s: np.record) -> bool:  # noqa: ARG001 a turn is short
    """There are so few choices that everybody's are thought through."""
    return False


@kernel
def rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play to the end as everybody would answer at once."""
    while to_move(s) != OVER:
        apply(s, sample_chance(s, rng) if s.rolling else reply_policy(s, rng))
    _value(s, values, chances)


@kernel
def random_rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play to the end at random."""
    while to_move(s) != OVER:
        if s.rolling:
            apply(s, sample_chance(s, rng))
        elif s.turn == 0 or below(rng, 2) == 0:
            apply(s, ROLL)
        else:
            apply(s, HOLD)
    _value(s, values, chances)


@kernel
def _value(s: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """P8: who has reached the goal has won all, the others nothing."""
    for seat in range(s.seats):
        values[seat] = 1.0 if s.banked[seat] >= s.goal else 0.0
        chances[seat] = values[seat]


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
    most_actions=SIDES,
    most_seats=MOST_SEATS,
)
