"""The leaf of a tree as a network values it, in place of `kernels.value_leaf`."""

from collections.abc import Callable

import numpy as np

from ludoteca.core.turn import OVER

to_move: Callable[[np.record], int]
settle: Callable[[np.record, np.record], None]
rollout: Callable[[np.record, np.record, np.ndarray, np.ndarray], None]
evaluate: Callable[[np.record, np.ndarray, np.ndarray, np.ndarray], None]


def value_leaf(
    head: np.record,
    s: np.record,
    rng: np.record,
    seat: int,  # noqa: ARG001 who plans alone plays nothing on
    weights: np.ndarray,
    values: np.ndarray,
    chances: np.ndarray,
) -> None:
    """What a leaf is worth to each seat: as the network judges it, but an end is what it is."""
    settle(s, rng)
    if to_move(s) == OVER:
        rollout(s, rng, values, chances)
        return
    evaluate(s, weights, values, chances)
    if head.rollout_share > 0 and not head.alone:
        judged, judged_chances = values.copy(), chances.copy()
        rollout(s, rng, values, chances)
        for i in range(len(values)):
            values[i] = judged[i] + head.rollout_share * (values[i] - judged[i])
            chances[i] = judged_chances[i] + head.rollout_share * (chances[i] - judged_chances[i])
