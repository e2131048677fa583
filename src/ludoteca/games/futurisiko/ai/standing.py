"""Standing: who has won when the game is over."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.rules.realm import territories_of, value_of


@kernel
def is_first(s: np.record, seat: int) -> bool:
    """F56, F59: whether nobody has more territories, or as many and more pieces by value."""
    mine = territories_of(s, seat)
    for other in range(s.seats):
        theirs = territories_of(s, other)
        if theirs > mine or (theirs == mine and value_of(s, other) > value_of(s, seat)):
            return False
    return True
