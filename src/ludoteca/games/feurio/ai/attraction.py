"""Attraction: what draws a crew that plays on quickly, with a plan but without a search."""

import math

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.feurio.ai.next_fire import tiles_at_next_fire
from ludoteca.games.feurio.ai.regions import DIVISOR, FACTS, MOST_REGIONS, join, survey
from ludoteca.games.feurio.box import COLOURS, TILES, WATER
from ludoteca.games.feurio.rules.course import PASS, men_on
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.men import bit, rooms

# What makes a tile attractive for a man, at the end of the game, and how much more at its start.
# Found by letting crews that follow such weights play some hundred thousand games.
POINTS, POINTS_EARLY = 0.8, 0.0  # each point that he adds now
NUMBER, NUMBER_EARLY = 1.35, 2.0  # each of the tile's number: it may count for more later
EDGES_FREE, EDGES_FREE_EARLY = -0.55, 1.7  # each free edge
ROOM, ROOM_EARLY = 0.4, 0.45  # room for each man
BESIDE, BESIDE_EARLY = 3.6, 8.0  # it touches the crew
JOINS, JOINS_EARLY = 12.0, 12.0  # it joins regions
FIRST_WATER, FIRST_WATER_EARLY = 3.5, 3.3  # it is the first open 1
MORE_WATER, MORE_WATER_EARLY = 1.3, -2.0  # it is another 1
NEXT, NEXT_EARLY = 1.0, 2.4  # the fire comes to it next, and closes an edge
BEYOND, BEYOND_EARLY = 1.4, -1.0  # each vacant tile behind it
# Luck among tiles that are about as good.
WHIM = 0.05


@kernel
def attraction(
    s: np.record,
    tile: int,
    colour: int,
    room: tuple[int, int, int],
    next_fire: int,
    count: int,
    regions: np.ndarray,
    facts: np.ndarray,
) -> float:
    """How much a man of a colour would like to stand on a tile with room."""
    early = s.left / TILES
    number = float(s.number[tile])
    points, joined = join(s, tile, count, regions, facts)
    free = 0
    for edges in range(EDGES):
        free += (s.free[edges] >> tile) & 1
    men = 1 + ((room[1] >> tile) & 1) + ((room[2] >> tile) & 1)
    value = points * (POINTS + POINTS_EARLY * early)
    value += number * (NUMBER + NUMBER_EARLY * early)
    value += free * (EDGES_FREE + EDGES_FREE_EARLY * early)
    value += men * (ROOM + ROOM_EARLY * early)
    vacant = count_bits(s.neighbours[tile] & room[0] & ~s.held[colour])
    value += vacant * (BEYOND + BEYOND_EARLY * early)
    if joined > 0:
        value += BESIDE + BESIDE_EARLY * early
    if joined > 1:
        value += JOINS + JOINS_EARLY * early
    if next_fire & bit(tile):
        value += NEXT + NEXT_EARLY * early
    if number == WATER:
        if _is_wet(count, facts):
            value += MORE_WATER + MORE_WATER_EARLY * early
        else:
            value += FIRST_WATER + FIRST_WATER_EARLY * early
    return float(value)


@kernel
def _is_wet(count: int, facts: np.ndarray) -> bool:
    """R47: whether some region has an open 1."""
    is_wet = False
    for i in range(count):
        is_wet |= facts[i, DIVISOR] == WATER
    return is_wet


@kernel
def gather(s: np.record, rng: np.record) -> int:
    """One man where it attracts him most."""
    regions = np.empty(MOST_REGIONS, np.int64)
    facts = np.empty((MOST_REGIONS, FACTS), np.int64)
    room = rooms(s)
    next_fire = tiles_at_next_fire(s)
    most = -math.inf
    action = PASS
    for colour in range(len(COLOURS)):
        if s.supply[s.seat, colour] > 0:
            count = survey(s, colour, regions, facts)
            tiles = room[0] & ~s.held[colour]
            while tiles:
                tile = lowest(tiles)
                tiles &= tiles - 1
                value = attraction(s, tile, colour, room, next_fire, count, regions, facts)
                value += WHIM * below(rng, 256) / 256
                if value > most:
                    most = value
                    action = men_on(s, tile, colour, 1)
    return action
