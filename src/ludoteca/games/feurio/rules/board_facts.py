"""Board facts: all that is seen of each tile and each open position, in one row."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import COLOURS
from ludoteca.games.feurio.rules.hexagons import EDGES, STEPS
from ludoteca.games.feurio.rules.men import rooms

# Cell, number, number under a firebreak, who laid it, free edges, room; then men by colour.
MEN = 6
TILE_FACTS = MEN + len(COLOURS)
# Cell, heat, whether no heat is higher; then the numbers around it, or NO_TILE.
AROUND = 3
OPEN_FACTS = AROUND + EDGES
NO_TILE = -1


@kernel
def write_tile_facts(s: np.record, rows: np.ndarray) -> None:
    """R3, R27, R31: what is seen of the tiles, in the order of laying."""
    one, two, three = rooms(s)
    for tile in range(s.laid):
        row = rows[tile]
        row[0] = s.cell[tile]
        row[1] = s.number[tile]
        row[2] = s.under[tile]
        row[3] = s.layer[tile]
        row[4] = 0
        # Masks of tiles with more than 0, 1, 2, … free edges: in so many of them, so many it has.
        for edges in range(EDGES):
            row[4] += s.free[edges] >> tile & 1
        row[5] = (one >> tile & 1) + (two >> tile & 1) + (three >> tile & 1)
        for colour in range(len(COLOURS)):
            row[MEN + colour] = s.men[tile, colour]


@kernel
def write_open_facts(s: np.record, rows: np.ndarray) -> None:
    """R15 to R17, R20: what is seen of the open positions, and the numbers that heat them."""
    most = 0
    for position in range(s.opened):
        most = max(most, s.heat[position])
    for position in range(s.opened):
        row = rows[position]
        cell = s.open_cell[position]
        row[0] = cell
        row[1] = s.heat[position]
        row[2] = s.heat[position] == most
        for edge in range(EDGES):
            what = s.grid[cell + STEPS[edge]]
            row[AROUND + edge] = s.number[what - 1] if what > 0 else NO_TILE
