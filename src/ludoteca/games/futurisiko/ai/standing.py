"""Standing: who has won when the game is over, and who is about to."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import TERRITORIES
from ludoteca.games.futurisiko.rules.layout import NOBODY
from ludoteca.games.futurisiko.rules.realm import territories_of, value_of

# So few territories from the goal, an army may win in a single turn, and is feared.
NEAR_GOAL = 4
# Nobody has more territories than fit in a byte.
BITS, MASK = 8, 255


@kernel
def is_first(s: np.record, seat: int) -> bool:
    """F56, F59: whether nobody has more territories, or as many and more pieces by value."""
    mine = territories_of(s, seat)
    for other in range(s.seats):
        theirs = territories_of(s, other)
        if theirs > mine or (theirs == mine and value_of(s, other) > value_of(s, seat)):
            return False
    return True


@kernel
def share_victory(s: np.record, shares: np.ndarray) -> None:
    """F56, F59: by seat, its share of the victory."""
    winners = 0
    for seat in range(s.seats):
        winners += is_first(s, seat)
    for seat in range(s.seats):
        shares[seat] = 1.0 / winners if is_first(s, seat) else 0.0


@kernel
def find_feared(s: np.record, seat: int) -> int:
    """F56: whom a seat must fear: who is near the goal, and ahead of the seat itself."""
    # All are counted in one pass, each in a byte of its own and the first for nobody: the heuristic
    # asks this before every move.
    counts = 0
    for territory in range(TERRITORIES):
        counts += 1 << BITS * (int(s.owner[territory]) - NOBODY)
    most = max(int(s.goal) - NEAR_GOAL - 1, counts >> BITS * (int(seat) - NOBODY) & MASK)
    feared = NOBODY
    for other in range(s.seats):
        theirs = counts >> BITS * (other - NOBODY) & MASK
        if theirs > most:
            most, feared = theirs, other
    return feared
