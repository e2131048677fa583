"""What is told of men on a tile, or of none."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel
from ludoteca.games.feurio.ai.policies.choices import clear, room_on
from ludoteca.games.feurio.ai.policies.task.feature import Feature
from ludoteca.games.feurio.box import COLOURS, MEN, SPACES, WATER
from ludoteca.games.feurio.rules.goals import turns_for
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.men import bit
from ludoteca.games.feurio.rules.scoring import beside, region_from

# Room beyond a tile for so many men is as good as any.
MUCH_ROOM = 6.0


@kernel
def describe_place(
    s: np.record,
    k: np.record,
    tile: int,
    colour: int,
) -> None:
    """A man of a colour on a tile with room."""
    clear(k)
    held = s.held[colour]
    free = EDGES - count_bits(s.neighbours[tile])
    places = room_on(k.vacant, bit(tile))
    in_reach = (k.reach[colour] >> tile) & 1
    k.features[Feature.HELD] = (held >> tile) & 1
    k.features[Feature.APART] = held != 0 and not in_reach
    touched = held & s.neighbours[tile]
    if touched and not (held >> tile) & 1:
        k.features[Feature.JOINS] = (touched & ~region_from(s, held, touched & -touched)) != 0
    k.features[Feature.ONE_PLACE] = places == 1
    k.features[Feature.TWO_PLACES] = places == 2
    k.features[Feature.FREE_EDGES] = free / EDGES
    k.features[Feature.TIGHT] = free <= SPACES[s.number[tile]]
    k.features[Feature.EDGES_SHORT] = free * k.short[colour] / EDGES
    elsewhere = k.room[colour] - places * in_reach
    k.features[Feature.ELSEWHERE] = min(1.0, elsewhere / max(1, k.need[colour]))
    k.features[Feature.NEED] = k.need[colour] / MEN
    k.features[Feature.UNWATERED] = k.is_dry[colour]
    k.features[Feature.SHARED] = k.need[colour] != s.supply[s.seat, colour]
    if (k.at_fire >> tile) & 1:
        k.features[Feature.AT_FIRE] = 1.0
        k.features[Feature.AT_FIRE_SHORT] = k.short[colour]
        k.features[Feature.AT_FIRE_DRY] = k.is_dry[colour]
    _describe_water(s, k, tile, colour)
    _describe_beyond(s, k, tile, colour)
    _describe_rivals(s, k, tile, colour)
    if held == 0:
        k.features[Feature.FIRST] = 1.0
        k.features[Feature.FIRST_EDGES] = k.features[Feature.FREE_EDGES]
        k.features[Feature.FIRST_ROOM] = k.features[Feature.ROOM_BEYOND]
        k.features[Feature.FIRST_CONTESTED] = k.features[Feature.CONTESTED]


@kernel
def _describe_water(
    s: np.record,
    k: np.record,
    tile: int,
    colour: int,
) -> None:
    """R73, R75: whether the tile is water, or leads to it."""
    if s.number[tile] != WATER:
        wanted = k.wanted & ~k.reach[colour]
        if k.is_dry[colour] and wanted:
            k.features[Feature.TOWARDS_WATER] = (s.neighbours[tile] & wanted) != 0
            k.features[Feature.NEAR_WATER] = (
                beside(s, s.neighbours[tile] & k.vacant[0]) & wanted
            ) != 0
    elif k.is_dry[colour]:
        k.features[Feature.FIRST_WATER] = 1.0
        k.features[Feature.FIRST_WATER_EDGES] = k.features[Feature.FREE_EDGES]
    else:
        k.features[Feature.MORE_WATER] = 1.0
        k.features[Feature.WATER_OF_OTHERS] = k.dry / len(COLOURS)
        k.features[Feature.WATER_WASTED] = k.waters <= k.dry


@kernel
def _describe_beyond(
    s: np.record,
    k: np.record,
    tile: int,
    colour: int,
) -> None:
    """R72: the room that comes within reach."""
    beyond = s.neighbours[tile] & k.vacant[0] & ~k.reach[colour]
    further = beside(s, beyond) & k.vacant[0] & ~k.reach[colour] & ~beyond & ~bit(tile)
    k.features[Feature.BEYOND] = count_bits(beyond) / EDGES
    k.features[Feature.ROOM_BEYOND] = min(1.0, room_on(k.vacant, beyond) / MUCH_ROOM)
    k.features[Feature.ROOM_FURTHER] = min(1.0, room_on(k.vacant, further) / MUCH_ROOM)
    k.features[Feature.ROOM_BEYOND_SHORT] = k.features[Feature.ROOM_BEYOND] * k.short[colour]


@kernel
def _describe_rivals(s: np.record, k: np.record, tile: int, colour: int) -> None:
    """R72: the other colours that might go there as well."""
    for other in COLOURS:
        if other != colour and k.need[other] > 0 and (k.reach[other] >> tile) & 1:
            k.features[Feature.CONTESTED] += np.float32(1 / len(COLOURS))
            k.features[Feature.CONTESTED_SHORT] += k.short[other]
            if s.number[tile] == WATER:
                k.features[Feature.WATER_IN_REACH_OF_OTHERS] += k.is_dry[other]


@kernel
def describe_men(
    s: np.record,
    k: np.record,
    tile: int,
    colour: int,
    count: int,
) -> None:
    """So many men instead of one, added to what is told of the place."""
    places = room_on(k.vacant, bit(tile))
    supply = s.supply[s.seat, colour]
    k.features[Feature.TWO_MEN] = count == 2
    k.features[Feature.THREE_MEN] = count == 3
    k.features[Feature.FILLED] = count == places
    k.features[Feature.LAST_MAN] = count == supply
    k.features[Feature.HURRY] = count * k.hurry
    k.features[Feature.MEN_SHORT] = count * k.short[colour]
    k.features[Feature.MEN_CONTESTED] = count * k.features[Feature.CONTESTED_SHORT]
    k.features[Feature.MEN_LEFT] = (supply - count) / MEN
    is_wet = not k.is_dry[colour] or s.number[tile] == WATER
    k.features[Feature.DRY_END] = count == k.need[colour] and not is_wet
    if not is_wet:
        k.features[Feature.DRY_RESERVE] = 1.0 / (1 + k.need[colour] - count)
    fewer = turns_for(supply) - turns_for(supply - count)
    _describe_time(k, k.needed - fewer)


@kernel
def _describe_time(k: np.record, needed: int) -> None:
    """R23, R70: the turns to come after this one, and those that are needed."""
    rest = k.turns - 1 - needed
    k.features[Feature.LATE] = rest < 0
    k.features[Feature.SLACK] = max(0.0, rest / max(1, k.turns))


@kernel
def describe_pass(k: np.record) -> None:
    """No men."""
    clear(k)
    k.features[Feature.PASSED] = 1.0
    k.features[Feature.PASSED_IN_HURRY] = k.hurry
    _describe_time(k, k.needed)
