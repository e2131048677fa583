"""Solitaire and cooperative (R67 to R81): the task, and when it has become impossible."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.feurio.box import COLOURS, MEN_PER_TURN, NUMBERS, SPACES, WATER
from ludoteca.games.feurio.rules.hexagons import CELLS, EDGES, STEPS, WIDTH
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.rules.men import rooms
from ludoteca.games.feurio.rules.scoring import divisor_of, region_in

# What makes the task impossible: one of these, times WHOM, plus a colour or a seat.
POSSIBLE = 0
TOO_FEW_WATERS = 1
CUT_OFF_FROM_WATER = 2
SPLIT = 3
TOO_FEW_TURNS = 4
TOO_FEW_PLACES = 5
WHOM = 4

FAR = 127


@kernel
def men_left(s: np.record, colour: int) -> int:
    """R71: the men of a colour that still wait in all supplies."""
    return int(
        s.supply[0, colour] + s.supply[1, colour] + s.supply[2, colour] + s.supply[3, colour]
    )


@kernel
def is_one_region(s: np.record, colour: int) -> bool:
    """R72: whether all tiles that a colour holds are one region."""
    return region_in(s, s.held[colour]) == s.held[colour]


@kernel
def has_water(s: np.record, colour: int) -> bool:
    """R73: whether a colour holds a 1 with a free edge."""
    return divisor_of(s, s.held[colour]) == WATER


@kernel
def is_task_done(s: np.record) -> bool:
    """R71 to R73, R78: all men placed, each colour in one region with an open 1."""
    for colour in COLOURS:
        if men_left(s, colour) or not is_one_region(s, colour) or not has_water(s, colour):
            return False
    return True


@kernel
def find_obstacle(s: np.record) -> int:
    """Why the task can no longer be done, whatever is drawn and played; POSSIBLE if it may be."""
    if s.laid == 0 or s.phase == Phase.OVER:
        return POSSIBLE
    if _waters_missing(s) > _waters_left(s):
        return TOO_FEW_WATERS * WHOM
    if _all_men_left(s) > _places_left(s):
        return TOO_FEW_PLACES * WHOM
    for seat in range(s.seats):
        if turns_needed(s, seat) > turns_left(s, seat):
            return TOO_FEW_TURNS * WHOM + seat
    distance = np.empty(CELLS, np.int8)
    queue = np.empty(2 * CELLS, np.int16)
    for colour in COLOURS:
        if s.held[colour]:
            _measure(s, colour, distance, queue)
            if _farthest_own(s, colour, distance) > men_left(s, colour):
                return SPLIT * WHOM + colour
            if not has_water(s, colour) and _nearest_water(s, distance) > men_left(s, colour):
                return CUT_OFF_FROM_WATER * WHOM + colour
    return POSSIBLE


@kernel
def ones(s: np.record) -> int:
    """The tiles with water: numbers of 1."""
    tiles = 0
    for tile in range(s.laid):
        tiles |= int(s.number[tile] == WATER) << tile
    return tiles


@kernel
def _ones_to_come(s: np.record) -> int:
    return int(s.bag[WATER]) + (s.drawn == WATER)


@kernel
def _waters_missing(s: np.record) -> int:
    """R73, R75: a 1 has place for one man, so each colour needs one of its own."""
    missing = 0
    for colour in COLOURS:
        missing += not has_water(s, colour)
    return missing


@kernel
def _waters_left(s: np.record) -> int:
    """R75: 1s that a colour may still take: vacant ones with a free edge, and those to come."""
    return count_bits(ones(s) & rooms(s)[0]) + _ones_to_come(s)


@kernel
def _all_men_left(s: np.record) -> int:
    left = 0
    for colour in COLOURS:
        left += men_left(s, colour)
    return left


@kernel
def _places_left(s: np.record) -> int:
    """R30, R31: at most so many men still fit: room never grows but by new tiles."""
    room = rooms(s)
    places = count_bits(room[0]) + count_bits(room[1]) + count_bits(room[2])
    for number in NUMBERS:
        places += int(SPACES[number]) * (s.bag[number] + (s.drawn == number))
    return places


@kernel
def turns_needed(s: np.record, seat: int) -> int:
    """R23, R64, R68: three men of one colour in a turn."""
    turns = 0
    for colour in COLOURS:
        turns += turns_for(s.supply[seat, colour])
    return turns


@kernel
def turns_for(men: int) -> int:
    """R23: the turns it takes at least to place so many men of a colour."""
    return (men + MEN_PER_TURN - 1) // MEN_PER_TURN


@kernel
def turns_left(s: np.record, seat: int) -> int:
    """R70, R77, R81: one turn for each tile to come, and the one that is being played."""
    turns = int(s.left)
    if s.phase != Phase.DRAW:
        turns += 1
    # The seat on turn has the first of them, and so on round the table.
    waiting = (seat - s.seat) % s.seats
    return (turns - waiting + s.seats - 1) // s.seats


@kernel
def _measure(s: np.record, colour: int, distance: np.ndarray, queue: np.ndarray) -> None:
    """R72: how many more men, at least, it takes from a colour's first region to each cell.

    A tile held by the colour takes none, a tile with room takes one, and so does an empty cell if
    tiles are still to come. Free steps go to the front of the queue, the others to its end.
    """
    distance[:] = FAR
    # The rim of the grid counts as reached, so that no step leads over it.
    distance[:WIDTH] = 0
    distance[-WIDTH:] = 0
    distance[::WIDTH] = 0
    distance[WIDTH - 1 :: WIDTH] = 0
    held = s.held[colour]
    room = rooms(s)[0]
    tiles_to_come = s.left > 0 or s.drawn > 0
    head = CELLS
    tail = CELLS
    start = s.cell[lowest(held)]
    distance[start] = 0
    queue[tail] = start
    tail += 1
    while head < tail:
        cell = queue[head]
        head += 1
        for edge in range(EDGES):
            beside = cell + STEPS[edge]
            what = s.grid[beside]
            step = 1
            if what > 0:
                tile = what - 1
                if (held >> tile) & 1:
                    step = 0
                elif not (room >> tile) & 1:
                    continue
            elif not tiles_to_come:
                continue
            reached = distance[cell] + step
            # Nobody has more men of a colour than these, so further cells do not matter.
            if reached < distance[beside] and reached <= men_left(s, colour):
                distance[beside] = reached
                if step == 0:
                    head -= 1
                    queue[head] = beside
                else:
                    queue[tail] = beside
                    tail += 1


@kernel
def _farthest_own(s: np.record, colour: int, distance: np.ndarray) -> int:
    """R72: the men it takes at least to join the first region with the hardest to reach."""
    farthest = 0
    held = s.held[colour]
    while held:
        farthest = max(farthest, int(distance[s.cell[lowest(held)]]))
        held &= held - 1
    return farthest


@kernel
def _nearest_water(s: np.record, distance: np.ndarray) -> int:
    """R73: the men it takes at least to hold a 1 with a free edge, laid or still to come."""
    nearest = FAR
    waters = ones(s) & rooms(s)[0]
    while waters:
        nearest = min(nearest, int(distance[s.cell[lowest(waters)]]))
        waters &= waters - 1
    if _ones_to_come(s) > 0:
        for position in range(s.opened):
            nearest = min(nearest, int(distance[s.open_cell[position]]))
    return nearest
