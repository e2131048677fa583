"""How a game lies in memory: one record of fixed size, so that copying a game copies bytes.

Tiles are numbered 0 to 35 in the order of laying. A set of tiles is a mask of bits, so that a
region is found by a flood over bits.
"""

from enum import IntEnum

import numpy as np

from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.feurio.box import COLOURS, MOST_SPACES, NUMBERS, TILES
from ludoteca.games.feurio.rules.hexagons import CELLS, EDGES


class Phase(IntEnum):
    """What is asked for next."""

    DRAW = 0
    ARRANGE = 1
    LAY = 2
    MEN = 3
    OVER = 4


# A tile opens at most three positions and fills one, and the first opens six: 76 at most. Rounded
# up to whole vectors of 16 bytes, in which the hottest is looked for.
MOST_OPEN = 80
NO_HEAT = -1
MOST_SEATS = 4

FIELDS = np.dtype(
    [
        # Sets of tiles, as masks.
        ("held", "i8", len(COLOURS)),  # by colour: tiles with at least one of its men
        ("free", "i8", EDGES),  # tiles with more than 0, 1, 2, 3, 4, 5 free edges
        ("spaces", "i8", MOST_SPACES),  # tiles with more than 0, 1, 2 spaces
        ("crowd", "i8", MOST_SPACES),  # tiles with more than 0, 1, 2 men
        ("neighbours", "i8", TILES),  # by tile: the tiles around it
        # Where tiles lie and positions are open, as cells of the grid.
        ("cell", "i2", TILES),
        ("open_cell", "i2", MOST_OPEN),
        # Options.
        ("seats", "i1"),
        ("goal", "i1"),
        ("firebreak", "i1"),
        ("hotter", "i1"),
        # The turn.
        ("phase", "i1"),
        ("seat", "i1"),  # whose turn it is, also while chance draws the tile
        ("drawn", "i1"),  # the number on the drawn tile; 0 when there is none, or unknown
        ("has_laid", "i1"),  # whether this turn laid a tile
        ("passes", "i1"),  # passes in a row since the last tile
        ("start", "i1", MOST_SEATS),  # the start tiles, until they are on the board
        ("turned", "i1"),  # how many of them have been turned over
        ("left", "i1"),  # tiles in the bag
        ("bag", "i1", len(NUMBERS) + 1),  # the same by number; in a view: tiles not seen
        ("supply", "i1", (MOST_SEATS, len(COLOURS))),
        # Tiles, in the order of laying.
        ("laid", "i1"),
        ("number", "i1", TILES),  # as everyone sees it: 0 on a firebreak
        ("under", "i1", TILES),  # the number under a firebreak; 0 when unknown
        ("layer", "i1", TILES),  # who laid it; −1 for start tiles
        ("men", "i1", (TILES, len(COLOURS))),
        # Open positions, in no order.
        ("opened", "i1"),
        ("heat", "i1", MOST_OPEN),  # behind the last one: NO_HEAT
        # Up to a multiple of eight bytes, without gaps: equal games are equal bytes.
        ("spare", "i1", 4),
        # By cell: 1 + tile, −1 − open position, or 0.
        ("grid", "i1", CELLS),
    ],
    align=True,
)
# As a record its fields are attributes, in kernels and out of them.
GAME = layout_of(FIELDS)
