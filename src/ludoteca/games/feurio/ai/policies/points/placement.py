"""What is told of men on a tile, or of none."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.feurio.ai.policies.choices import clear, room_on
from ludoteca.games.feurio.ai.policies.points.feature import Feature
from ludoteca.games.feurio.ai.policies.points.survey import MUCH_SUM, MUCH_WORTH
from ludoteca.games.feurio.ai.regions import DIVISOR, SUM, join
from ludoteca.games.feurio.box import COLOURS, NUMBERS, WATER
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.men import bit
from ludoteca.games.feurio.rules.scoring import NO_DIVISOR, sum_of

HIGHEST = NUMBERS[-1]


@kernel
def describe_place(s: np.record, k: np.record, tile: int, colour: int) -> None:
    """A man of a colour on a tile with room; `survey_rivals` has looked at it."""
    clear(k)
    at_fire = (k.at_fire >> tile) & 1
    k.features[Feature.SCARCE] = k.scarce
    if k.owner[colour] < 0:
        k.features[Feature.AUXILIARY] = 1.0
        k.features[Feature.AUXILIARY_AT_FIRE] = at_fire
        return
    places = room_on(k.vacant, bit(tile))
    k.features[Feature.ONE_PLACE] = places == 1
    k.features[Feature.TWO_PLACES] = places == 2
    k.features[Feature.RIVALS] = k.rivals / len(COLOURS)
    if places == 1:
        k.features[Feature.RIVALS_ONE_PLACE] = k.features[Feature.RIVALS]
    if (s.held[colour] >> tile) & 1:
        k.features[Feature.HELD] = 1.0
        return
    free = EDGES - count_bits(s.neighbours[tile])
    k.features[Feature.NUMBER] = s.number[tile] / HIGHEST
    k.features[Feature.FREE_EDGES] = free / EDGES
    k.features[Feature.LAST_EDGE] = free == 1
    k.features[Feature.AT_FIRE] = at_fire
    k.features[Feature.AT_FIRE_LAST] = at_fire and free == 1
    _describe_region(s, k, tile, colour)
    if places == 1 and k.rivals:
        k.features[Feature.POINTS_ONE_PLACE] = k.features[Feature.POINTS]
    _describe_water(s, k, tile, colour)
    _describe_beyond(s, k, tile, colour)


@kernel
def _describe_region(s: np.record, k: np.record, tile: int, colour: int) -> None:
    """R45 to R49: the region that he joins, and its divisor."""
    points, joined = join(s, tile, k.count[colour], k.regions[colour], k.facts[colour])
    k.features[Feature.POINTS] = points / MUCH_WORTH
    if joined == 0:
        if s.held[colour] == 0:
            k.features[Feature.FIRST] = 1.0
            k.features[Feature.FIRST_EDGES] = k.features[Feature.FREE_EDGES]
        else:
            k.features[Feature.APART] = 1.0
        return
    total = 0
    most = 0
    divisor = NO_DIVISOR
    edges = 0
    for i in range(k.count[colour]):
        if s.neighbours[tile] & k.regions[colour, i]:
            total += k.facts[colour, i, SUM]
            most = max(most, k.facts[colour, i, SUM])
            if k.facts[colour, i, DIVISOR] < divisor:
                divisor = k.facts[colour, i, DIVISOR]
                edges = k.edges[colour, i]
            k.features[Feature.LARGEST] += i == k.largest[colour]
    k.features[Feature.JOINS] = joined > 1
    k.features[Feature.JOINS_SUM] = (total - most) / MUCH_SUM
    k.features[Feature.SUM] = total / MUCH_SUM
    number = s.number[tile]
    if number < divisor:
        k.features[Feature.IMPROVES] = (divisor - number) / HIGHEST
        k.features[Feature.IMPROVES_SUM] = k.features[Feature.IMPROVES] * total / MUCH_SUM
    elif number == divisor:
        k.features[Feature.SAME_DIVISOR] = 1.0
        k.features[Feature.SAME_DIVISOR_TIGHT] = edges == 1


@kernel
def _describe_water(s: np.record, k: np.record, tile: int, colour: int) -> None:
    if s.number[tile] != WATER:
        return
    if k.is_wet[colour]:
        k.features[Feature.MORE_WATER] = 1.0
    else:
        k.features[Feature.FIRST_WATER] = 1.0
        k.features[Feature.FIRST_WATER_EDGES] = k.features[Feature.FREE_EDGES]
        k.features[Feature.FIRST_WATER_APART] = k.features[Feature.APART]


@kernel
def _describe_beyond(s: np.record, k: np.record, tile: int, colour: int) -> None:
    """The tiles that come within reach."""
    beyond = s.neighbours[tile] & k.vacant[0] & ~k.growth[colour] & ~s.held[colour]
    k.features[Feature.BEYOND] = count_bits(beyond) / EDGES
    k.features[Feature.SUM_BEYOND] = sum_of(s, beyond) / MUCH_SUM
    while beyond and not k.is_wet[colour]:
        k.features[Feature.WATER_BEYOND] += s.number[lowest(beyond)] == WATER
        beyond &= beyond - 1
    # Another region, of which the next man on a tile between would make one.
    between = s.neighbours[tile] & k.growth[colour]
    apart = s.held[colour] & ~s.neighbours[tile]
    for i in range(k.count[colour]):
        if s.neighbours[tile] & k.regions[colour, i]:
            apart &= ~k.regions[colour, i]
    while between and apart:
        if s.neighbours[lowest(between)] & apart:
            k.features[Feature.BRIDGE] = 1.0
        between &= between - 1


@kernel
def describe_men(s: np.record, k: np.record, tile: int, colour: int, count: int) -> None:
    """So many men instead of one, added to what is told of the place."""
    k.features[Feature.TWO_MEN] = count == 2
    k.features[Feature.THREE_MEN] = count == 3
    k.features[Feature.MORE_MEN_SCARCE] = (count - 1) * k.scarce
    k.features[Feature.LAST_MAN] = count == s.supply[s.seat, colour]
    is_full = count == room_on(k.vacant, bit(tile))
    k.features[Feature.BLOCKS] = is_full * max(0, k.worth) / MUCH_WORTH
    k.features[Feature.BLOCKS_LEADER] = is_full * max(0, k.worth_to_leader) / MUCH_WORTH
    k.features[Feature.BLOCKS_JOINT] = is_full and k.is_joint
    k.features[Feature.BLOCKS_WATER] = is_full and k.is_wanted_water
    k.features[Feature.BLOCKS_OWN] = 0.0
    for other in COLOURS:
        if (
            is_full
            and other != colour
            and k.owner[other] == s.seat
            and (k.growth[other] >> tile) & 1
            and s.supply[s.seat, other] > 0
        ):
            points = join(s, tile, k.count[other], k.regions[other], k.facts[other])[0]
            k.features[Feature.BLOCKS_OWN] = max(0, points) / MUCH_WORTH


@kernel
def describe_pass(k: np.record) -> None:
    """No men."""
    clear(k)
    k.features[Feature.PASSED] = 1.0
    k.features[Feature.PASSED_SCARCE] = k.scarce
