"""Men and capacity (R23 to R38)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import MEN_PER_TURN, MOST_SPACES


@kernel
def bit(tile: int) -> int:
    """The mask of one tile."""
    return 1 << int(tile)


@kernel
def rooms(s: np.record) -> tuple[int, int, int]:
    """R27, R30, R31, R33: the tiles with room for one, two and three more men.

    A tile takes men up to its places or its free edges, whichever are fewer, all colours together
    (R29, R58). R34: men who are there already stay, so it can hold more men than free edges.
    """
    one_place = s.spaces[0] & s.free[0]
    two_places = s.spaces[1] & s.free[1]
    three_places = s.spaces[2] & s.free[2]
    vacant = ~s.crowd[0]
    under_two_men = ~s.crowd[1]
    under_three_men = ~s.crowd[2]
    return (
        (one_place & vacant) | (two_places & under_two_men) | (three_places & under_three_men),
        (two_places & vacant) | (three_places & under_two_men),
        three_places & vacant,
    )


@kernel
def place(s: np.record, tile: int, count: int, colour: int) -> None:
    """R23 to R29: men of one colour go from the supply onto one tile, and stay (R35)."""
    s.men[tile, colour] += count
    s.held[colour] |= bit(tile)
    s.supply[s.seat, colour] -= count
    together = s.men[tile, 0] + s.men[tile, 1] + s.men[tile, 2] + s.men[tile, 3]
    for men in range(MOST_SPACES):
        s.crowd[men] |= int(together > men) << tile


@kernel
def most_men(s: np.record, colour: int) -> int:
    """R23, R36: how many men of a colour the seat on turn could place, if there is room."""
    return min(s.supply[s.seat, colour], MEN_PER_TURN)
