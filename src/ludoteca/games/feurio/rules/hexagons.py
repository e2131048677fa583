"""The plane of hexagons, numbered as cells of a square grid.

Axial coordinates q,r with pointy tops; r grows downward:

       NW  NE          0,-1  1,-1
      W  ·  E      -1,0  0,0  1,0
       SW  SE         -1,1  0,1

The grid is 64 cells wide with 0,0 in its middle. It needs no bounds checks: a game reaches no
further than 30 cells, because the fire leaves the start tiles only once they are enclosed.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel

WIDTH = 64
REACH = WIDTH // 2
CELLS = WIDTH * WIDTH
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEPS = np.array([q + WIDTH * r for q, r in DIRECTIONS], np.int16)
EDGES = len(DIRECTIONS)

Axial = tuple[int, int]


def is_on_grid(q: int, r: int) -> bool:
    """Whether a pair of coordinates has a cell."""
    return -REACH <= q < REACH and -REACH <= r < REACH


@kernel
def cell_at(q: int, r: int) -> int:
    """The cell with these coordinates."""
    return (r + REACH) * WIDTH + q + REACH


def axial(cell: int) -> Axial:
    """The coordinates q,r of a cell."""
    return int(cell) % WIDTH - REACH, int(cell) // WIDTH - REACH


def write_cell(cell: Axial) -> str:
    """A cell as the notation writes it."""
    return f"{cell[0]},{cell[1]}"


def neighbours(q: int, r: int) -> list[Axial]:
    """The six cells around one."""
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]
