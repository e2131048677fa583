"""A learned judgement of positions: a kernel and the numbers it was taught."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

# One record for each kind of table, or whatever a game makes of it.
Weights = npt.NDArray[np.void]
# A kernel that writes, by seat, the value and the chance of a position that is not over.
Evaluate = Callable[[np.record, Weights, np.ndarray, np.ndarray], None]


@dataclass(frozen=True)
class Network:
    """What a search asks of a game that has been learned."""

    evaluate: Evaluate
    # The weights, read from the package when they are first needed.
    weights: Callable[[], Weights]
    # How often a position is judged before its actions are looked at one by one.
    expand_after: int = 1
