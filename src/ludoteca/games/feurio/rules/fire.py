"""The fire spreads (R12 to R22), and the firebreak (R82 to R92)."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel
from ludoteca.games.feurio.box import BACK, MOST_SPACES, SPACES
from ludoteca.games.feurio.rules.hexagons import EDGES, STEPS
from ludoteca.games.feurio.rules.layout import MOST_OPEN, NO_HEAT
from ludoteca.games.feurio.rules.men import bit


@kernel
def hottest(s: np.record) -> int:
    """R15, R16: the open position of the highest heat; of several, the last one."""
    found = np.int16(0)
    # Heat and position in one small number, and a loop of fixed length: vector instructions.
    for position in range(MOST_OPEN):
        here = np.int16((np.int16(s.heat[position]) << 7) | np.int16(position))
        found = max(found, here)
    return int(found) & 127


@kernel
def tiles_around(s: np.record, cell: int) -> int:
    """The tiles that lie around a cell."""
    tiles = 0
    for edge in range(EDGES):
        what = s.grid[cell + STEPS[edge]]
        if what > 0:
            tiles |= bit(what - 1)
    return tiles


@kernel
def lay(s: np.record, cell: int, number: int, layer: int) -> None:
    """R14, R15: a tile goes to a cell and heats the open positions around it."""
    tile = int(s.laid)
    s.laid += 1
    s.cell[tile] = cell
    s.number[tile] = number
    s.layer[tile] = layer
    _fill_position(s, cell)
    s.grid[cell] = 1 + tile
    beside = 0
    for edge in range(EDGES):
        cell_beside = cell + STEPS[edge]
        what = s.grid[cell_beside]
        if what > 0:
            beside |= bit(what - 1)
            s.neighbours[what - 1] |= bit(tile)
        elif what < 0:
            s.heat[-1 - what] += number
        else:
            _open_position(s, cell_beside, number)
    s.neighbours[tile] = beside
    _close_edges(s, tile, beside)
    for men in range(MOST_SPACES):
        s.spaces[men] |= int(SPACES[number] > men) << tile


@kernel
def _close_edges(s: np.record, tile: int, beside: int) -> None:
    """R32, R88: tile and neighbours, firebreaks too, close an edge of each other."""
    left = EDGES - count_bits(beside)
    for edges in range(EDGES):
        more = s.free[edges + 1] if edges + 1 < EDGES else 0
        s.free[edges] = (s.free[edges] & ~beside) | (more & beside)
        s.free[edges] |= int(left > edges) << tile


@kernel
def lay_face_down(s: np.record, cell: int, number: int, layer: int, colour: int) -> None:
    """R84, R87 to R90: a firebreak burns with 0, has no places for men, and costs a man."""
    s.under[s.laid] = number
    s.supply[layer, colour] -= 1
    lay(s, cell, BACK, layer)


@kernel
def _open_position(s: np.record, cell: int, heat: int) -> None:
    position = s.opened
    s.opened += 1
    s.open_cell[position] = cell
    s.heat[position] = heat
    s.grid[cell] = -1 - position


@kernel
def _fill_position(s: np.record, cell: int) -> None:
    """Take a cell off the open positions; the last of them moves into its place."""
    if s.grid[cell] < 0:
        position = -1 - s.grid[cell]
        s.opened -= 1
        last = s.opened
        s.open_cell[position] = s.open_cell[last]
        s.heat[position] = s.heat[last]
        s.heat[last] = NO_HEAT
        s.grid[s.open_cell[position]] = -1 - position
