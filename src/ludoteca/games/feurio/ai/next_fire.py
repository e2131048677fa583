"""Where the fire comes next (R15, R16), as far as it can be told."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.rules.fire import hottest, tiles_around
from ludoteca.games.feurio.rules.hexagons import EDGES, STEPS


@kernel
def tiles_at_next_fire(s: np.record) -> int:
    """The tiles around the position where the fire may come next."""
    return tiles_around(s, s.open_cell[hottest(s)]) if s.left > 0 else 0


@kernel
def find_next_fire(s: np.record, cell: int, number: int) -> tuple[int, int]:
    """Where it is hottest once a tile lies on an open cell: the first of those cells, how many."""
    most = -1
    hottest_cell = cell
    ties = 0
    # A position that this tile opens has only its heat, or lies beside others and is open already.
    for position in range(s.opened):
        there = s.open_cell[position]
        if there != cell:
            heat = int(s.heat[position])
            for edge in range(EDGES):
                if there + STEPS[edge] == cell:
                    heat += number
            ties += heat == most
            if heat > most:
                most = heat
                hottest_cell = there
                ties = 1
    return int(hottest_cell), ties
