"""What is told of choices, and what a search that learned makes of it, by the text of a move."""

from enum import IntEnum
from types import ModuleType
from typing import TypeVar

import numpy as np

from ludoteca.games.feurio import FeurioState
from ludoteca.games.feurio.ai.network import NETWORK
from ludoteca.games.feurio.rules.course import MOST_LEGAL

Told = TypeVar("Told", bound=IntEnum)


def tell_choices(
    state: FeurioState, policy: ModuleType, survey: np.dtype[np.void], feature: type[Told]
) -> dict[str, dict[Told, float]]:
    """By the texts of all choices, what is told of each: the features that are not 0."""
    rows = np.zeros((MOST_LEGAL, len(feature)), np.float32)
    actions, values = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL, np.float32)
    blank = np.zeros_like(policy.WEIGHTS[0])
    looked_at = np.empty(1, survey)
    count = policy.weigh_choices(
        state.raw, looked_at[0], blank, actions, values, rows, everything=True
    )
    return {
        str(state.move_of(int(action))): {f: float(row[f]) for f in feature if row[f]}
        for action, row in zip(actions[:count], rows, strict=False)
    }


def propose(state: FeurioState) -> dict[int, float]:
    """What a search that learned looks at, and how soon."""
    actions, priors = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL, np.float32)
    assert NETWORK.propose is not None
    count = NETWORK.propose(state.raw, actions, priors)
    return dict(zip(actions[:count].tolist(), priors[:count].tolist(), strict=True))


def lay(state: FeurioState, number: int) -> FeurioState:
    """The next tile, before anybody is placed."""
    state.play(f"draw {number}")
    q, r = min(place.at for place in state.hottest())
    state.play(f"lay {q},{r}")
    return state
