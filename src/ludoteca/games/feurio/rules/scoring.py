"""Scoring (R45 to R54, R59, R65, R93)."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.games.feurio.box import COLOURS, MEN, NUMBERS, OWNER

NO_DIVISOR = NUMBERS[-1] + 1
# R45: every region holds a man.
MOST_REGIONS = MEN * len(COLOURS)


@kernel
def region_in(s: np.record, held: int) -> int:
    """R45: of the tiles a colour holds, those connected to the first of them."""
    return region_from(s, held, held & -held)


@kernel
def region_from(s: np.record, held: int, border: int) -> int:
    """R45: of the tiles a colour holds, those connected to some of them."""
    region = 0
    while border:
        tile = lowest(border)
        region |= border & -border
        border = (border | (s.neighbours[tile] & held)) & ~region
    return region


@kernel
def beside(s: np.record, held: int) -> int:
    """The tiles beside those of a set, some of them in it."""
    found = 0
    while held:
        found |= s.neighbours[lowest(held)]
        held &= held - 1
    return found


@kernel
def sum_of(s: np.record, region: int) -> int:
    """R46, R47: the numbers of a region's tiles, each counted once."""
    total = 0
    while region:
        total += int(s.number[lowest(region)])
        region &= region - 1
    return total


@kernel
def divisor_of(s: np.record, region: int) -> int:
    """R47: the smallest number on a tile that still has a free edge; NO_DIVISOR if none has."""
    smallest = NO_DIVISOR
    on_edge = region & s.free[0]
    while on_edge:
        smallest = int(min(smallest, s.number[lowest(on_edge)]))
        on_edge &= on_edge - 1
    return smallest


@kernel
def divide(s: np.record, total: int, divisor: int) -> int:
    """R47 to R49: a sum divided by a divisor, rounded up (R93: down in the hotter game)."""
    if divisor == NO_DIVISOR:
        return 0
    if s.hotter:
        return total // divisor
    return (total + divisor - 1) // divisor


@kernel
def points_of(s: np.record, region: int) -> int:
    """R47: what a region is worth."""
    return divide(s, sum_of(s, region), divisor_of(s, region))


@kernel
def score(s: np.record, points: np.ndarray, best: np.ndarray) -> None:
    """R50, R52, R65: by seat, the points of all regions and those of the most valuable one.

    R59: auxiliaries belong to nobody and score nothing.
    """
    points[:] = 0
    best[:] = 0
    for colour in COLOURS:
        seat = OWNER[s.seats, colour]
        held = s.held[colour]
        while held and seat >= 0:
            region = region_in(s, held)
            held &= ~region
            value = points_of(s, region)
            points[seat] += value
            best[seat] = max(best[seat], value)


@kernel
def list_regions(s: np.record, found: np.ndarray) -> int:
    """R45 to R49: by row a region's colour, tiles, sum, divisor and points; how many there are."""
    n = 0
    for colour in COLOURS:
        held = s.held[colour]
        while held:
            region = region_in(s, held)
            held &= ~region
            found[n, 0] = colour
            found[n, 1] = region
            found[n, 2] = sum_of(s, region)
            found[n, 3] = divisor_of(s, region)
            found[n, 4] = points_of(s, region)
            n += 1
    return n
