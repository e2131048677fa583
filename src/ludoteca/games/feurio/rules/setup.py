"""Setting up (R1 to R11), with one, two, three or four start tiles (R8, R56, R63, R67)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import COLOURS, NUMBERS, SUPPLY, TILES, TILES_PER_NUMBER
from ludoteca.games.feurio.rules.end import begin_turn
from ludoteca.games.feurio.rules.fire import lay
from ludoteca.games.feurio.rules.hexagons import cell_at
from ludoteca.games.feurio.rules.layout import NO_HEAT, Phase

# The tile was laid by nobody on turn: it is a start tile.
NOBODY = -1


@kernel
def set_up(s: np.record, seats: int, goal: int, firebreak: bool, hotter: bool) -> None:
    """R1 to R5: all tiles in the bag, all men in the supplies. The record must be all zero."""
    s.seats = seats
    s.goal = goal
    s.firebreak = firebreak
    s.hotter = hotter
    for number in NUMBERS:
        s.bag[number] = TILES_PER_NUMBER
    s.left = TILES
    s.heat[:] = NO_HEAT
    for seat in range(seats):
        for colour in COLOURS:
            s.supply[seat, colour] = SUPPLY[seats, seat, colour]


@kernel
def turn_start_tile(s: np.record, number: int) -> None:
    """R7: the oldest player turns over as many tiles as there are players."""
    s.start[s.turned] = number
    s.turned += 1
    if s.turned < s.seats:
        return
    if s.seats == 4:
        s.phase = Phase.ARRANGE
        return
    # R9, R56, R63, R67: fewer tiles lie the same way however they are arranged.
    lay(s, cell_at(0, 0), s.start[0], NOBODY)
    if s.seats == 2:
        lay(s, cell_at(1, 0), s.start[1], NOBODY)
    elif s.seats == 3:
        lay(s, cell_at(1, -1), s.start[1], NOBODY)
        lay(s, cell_at(0, -1), s.start[2], NOBODY)
    begin_first_turn(s)


@kernel
def arrange(s: np.record, smaller: int, larger: int) -> None:
    """R8, R9: the oldest player chooses the two numbers that touch in the middle."""
    # What the two in the middle leave of the four: their sum, and one of them.
    end = 0
    ends = -smaller - larger
    smaller_left = smaller
    larger_left = larger
    for number in s.start:
        ends += number
        if number == smaller_left:
            smaller_left = 0
        elif number == larger_left:
            larger_left = 0
        else:
            end = number
    lay(s, cell_at(0, 0), smaller, NOBODY)
    lay(s, cell_at(1, -1), larger, NOBODY)
    lay(s, cell_at(0, -1), min(end, ends - end), NOBODY)
    lay(s, cell_at(1, 0), max(end, ends - end), NOBODY)
    begin_first_turn(s)


@kernel
def begin_first_turn(s: np.record) -> None:
    """R10: the first turn is for the seat on the oldest player's left."""
    s.seat = 1 % s.seats
    begin_turn(s)
