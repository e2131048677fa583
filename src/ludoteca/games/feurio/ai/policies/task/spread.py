"""What is told of a tile in a place where the fire may spread to."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.feurio.ai.next_fire import find_next_fire
from ludoteca.games.feurio.ai.policies.choices import clear, room_on
from ludoteca.games.feurio.ai.policies.task.feature import Feature
from ludoteca.games.feurio.box import COLOURS, MEN, MOST_SPACES, SPACES, WATER
from ludoteca.games.feurio.rules.fire import tiles_around
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.men import bit
from ludoteca.games.feurio.rules.scoring import region_from


@kernel
def describe_tile(s: np.record, k: np.record, cell: int) -> None:
    """The drawn tile on an open cell: the edges it closes, and the room it brings (R32, R88)."""
    clear(k)
    touched = tiles_around(s, cell)
    _describe_closing(s, k, touched)
    if s.left > 0:
        _describe_next_fire(s, k, cell)
    free = EDGES - count_bits(touched)
    places = min(free, int(SPACES[s.drawn]))
    k.features[Feature.NEW_ROOM] = places / MOST_SPACES
    k.features[Feature.NEW_EDGES] = free / EDGES
    for colour in COLOURS:
        held = s.held[colour]
        if held & touched:
            need = k.need[colour] / MEN
            k.features[Feature.CREWS_BESIDE] += need / len(COLOURS)
            k.features[Feature.ROOM_FOR_CREWS] += need * places / MOST_SPACES
            k.features[Feature.ROOM_FOR_SHORT] += k.short[colour] * places / MOST_SPACES
            if s.supply[s.seat, colour] > 0:
                k.features[Feature.OWN_BESIDE] += 1.0
                k.features[Feature.ROOM_FOR_OWN] += places / np.float32(MOST_SPACES)
            if s.drawn == WATER:
                k.features[Feature.WATER_FOR_CREWS] += free > 0 and k.is_dry[colour]
            ours = held & touched
            k.features[Feature.JOINT] += (ours & ~region_from(s, held, ours & -ours)) != 0
        elif k.reach[colour] & touched:
            k.features[Feature.ROOM_NEAR_CREWS] += (
                k.need[colour] * places / np.float32(MEN * MOST_SPACES)
            )
            if s.drawn == WATER:
                k.features[Feature.WATER_NEAR_CREWS] += free > 0 and k.is_dry[colour]


@kernel
def _describe_closing(s: np.record, k: np.record, touched: int) -> None:
    tiles = touched
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        free = EDGES - count_bits(s.neighbours[tile])
        here = room_on(k.vacant, bit(tile))
        men = s.men[tile, 0] + s.men[tile, 1] + s.men[tile, 2] + s.men[tile, 3]
        lost = here - max(0, min(here, free - 1 - men))
        k.features[Feature.ROOM_CLOSED] += lost / MOST_SPACES
        if lost > 0:
            for colour in COLOURS:
                if (k.reach[colour] >> tile) & 1:
                    need = k.need[colour] / np.float32(MEN)
                    k.features[Feature.ROOM_IN_REACH_CLOSED] += lost * need / MOST_SPACES
                    k.features[Feature.ROOM_OF_SHORT_CLOSED] += lost * k.short[colour] / MOST_SPACES
        if s.number[tile] == WATER and free <= 2:
            if here and free == 1:
                k.features[Feature.WATERS_CLOSED] += k.dry > 0
            for colour in COLOURS:
                if (s.held[colour] >> tile) & 1:
                    is_last = waters_of(s, colour) == 1
                    if free == 1:
                        k.features[Feature.LAST_WATERS_CLOSED] += is_last
                        k.features[Feature.SPARE_WATERS_CLOSED] += not is_last
                    else:
                        k.features[Feature.LAST_WATERS_TIGHT] += is_last


@kernel
def _describe_next_fire(s: np.record, k: np.record, cell: int) -> None:
    """R15, R16: what the fire touches where it may come then."""
    there, ties = find_next_fire(s, cell, s.drawn)
    touched = tiles_around(s, there)
    after = (s.seat + 1) % s.seats
    for colour in COLOURS:
        if s.held[colour] & touched:
            k.features[Feature.NEXT_FOR_CREWS] += k.need[colour] / np.float32(MEN)
            k.features[Feature.NEXT_FOR_SHORT] += k.short[colour]
            k.features[Feature.NEXT_FOR_DRY] += k.is_dry[colour]
            k.features[Feature.NEXT_FOR_NEXT] += s.supply[after, colour] > 0
    k.features[Feature.NEXT_EDGES] = count_bits(touched) / np.float32(EDGES)
    k.features[Feature.NEXT_SURE] = ties == 1


@kernel
def waters_of(s: np.record, colour: int) -> int:
    """R73: how many 1s with a free edge a colour holds."""
    waters = 0
    on_edge = s.held[colour] & s.free[0]
    while on_edge:
        waters += s.number[lowest(on_edge)] == WATER
        on_edge &= on_edge - 1
    return waters
