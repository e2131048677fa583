"""What is told of a tile, face up or down, in a place where the fire may spread to."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel
from ludoteca.games.feurio.ai.next_fire import find_next_fire
from ludoteca.games.feurio.ai.policies.choices import clear, room_on
from ludoteca.games.feurio.ai.policies.points.feature import Feature
from ludoteca.games.feurio.ai.policies.points.placement import HIGHEST
from ludoteca.games.feurio.ai.policies.points.survey import MUCH_SUM, MUCH_WORTH
from ludoteca.games.feurio.ai.regions import DIVISOR, SUM, WORTH
from ludoteca.games.feurio.box import COLOURS, MOST_SPACES, SPACES, WATER
from ludoteca.games.feurio.rules.fire import tiles_around
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.scoring import divide, divisor_of

# Few free edges: the fire may close them soon.
FEW_EDGES = 2


@kernel
def describe_tile(s: np.record, k: np.record, cell: int, number: int) -> None:
    """A tile with a number on an open cell: the edges it closes, and the room it brings.

    The second of two features that follow each other is for others, who are all touched.
    """
    clear(k)
    touched = tiles_around(s, cell)
    # R32: tiles that lose their last free edge.
    closed = touched & s.free[0] & ~s.free[1]
    free = EDGES - count_bits(touched)
    places = min(free, int(SPACES[number]))
    lost_room = touched & k.vacant[0] & closed
    for colour in COLOURS:
        owner = k.owner[colour]
        if owner < 0:
            continue
        rival = int(owner != s.seat)
        _describe_closing(s, k, colour, rival, touched, closed)
        room = room_on(k.vacant, k.growth[colour] & lost_room)
        k.features[Feature.ROOM_CLOSED + rival] += room / MOST_SPACES
        if s.held[colour] & touched and places > 0 and s.supply[owner, colour] > 0:
            _describe_opening(s, k, colour, rival, touched, number, places)
    if s.left > 0:
        _describe_next_fire(s, k, cell, number)


@kernel
def describe_firebreak(s: np.record, k: np.record, cell: int) -> None:
    """R82 to R89: the drawn tile face down."""
    describe_tile(s, k, cell, 0)
    k.features[Feature.BROKEN] = 1.0
    k.features[Feature.BROKEN_NUMBER] = s.drawn / HIGHEST
    k.features[Feature.BROKEN_SCARCE] = k.scarce


@kernel
def _describe_closing(
    s: np.record, k: np.record, colour: int, rival: int, touched: int, closed: int
) -> None:
    """R47: regions whose divisor loses its free edges."""
    for i in range(k.count[colour]):
        tiles = k.tiles[colour, i] & touched
        if not tiles:
            continue
        total = k.facts[colour, i, SUM]
        if k.tiles[colour, i] & ~closed == 0:
            open_tiles = k.regions[colour, i] & ~closed
            worth = divide(s, total, divisor_of(s, open_tiles))
            lost = k.facts[colour, i, WORTH] - worth
            k.features[Feature.LOST + rival] += lost / MUCH_WORTH
        elif k.edges[colour, i] - count_bits(tiles) == 1:
            k.features[Feature.TIGHT + rival] += 1.0
            k.features[Feature.TIGHT_SUM + rival] += total / MUCH_SUM


@kernel
def _describe_opening(
    s: np.record, k: np.record, colour: int, rival: int, touched: int, number: int, places: int
) -> None:
    """R45: what a man on the new tile would add to his colour."""
    total = number
    divisor = number
    before = 0
    joined = 0
    for i in range(k.count[colour]):
        if k.regions[colour, i] & touched:
            total += k.facts[colour, i, SUM]
            # Where none has a free edge, it is larger than any number.
            divisor = min(divisor, k.facts[colour, i, DIVISOR])
            before += k.facts[colour, i, WORTH]
            joined += 1
    gain = max(0, divide(s, total, divisor) - before)
    at = Feature.GAIN + rival
    k.features[at] = max(k.features[at], np.float32(gain / MUCH_WORTH))
    k.features[Feature.BESIDE + rival] += 1.0
    k.features[Feature.ROOM + rival] += places / MOST_SPACES
    k.features[Feature.NUMBER_BESIDE + rival] += number / HIGHEST
    k.features[Feature.WATER + rival] += number == WATER and not k.is_wet[colour]
    k.features[Feature.JOINT + rival] += joined > 1


@kernel
def _describe_next_fire(s: np.record, k: np.record, cell: int, number: int) -> None:
    """R15, R16: what the fire touches where it may come then."""
    there, ties = find_next_fire(s, cell, number)
    touched = tiles_around(s, there)
    for colour in COLOURS:
        owner = k.owner[colour]
        if owner >= 0 and s.held[colour] & touched:
            rival = int(owner != s.seat)
            k.features[Feature.NEXT + rival] += 1.0
            for i in range(k.count[colour]):
                if k.tiles[colour, i] & touched and k.edges[colour, i] <= FEW_EDGES:
                    k.features[Feature.NEXT_TIGHT + rival] += 1.0
    k.features[Feature.NEXT_EDGES] = count_bits(touched) / np.float32(EDGES)
    k.features[Feature.NEXT_SURE] = ties == 1
