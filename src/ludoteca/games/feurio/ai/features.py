"""Features: what a seat knows, summed up in small numbers of fixed shape, for the network.

All is told from the seat's own perspective: its colour comes first, then those of the seats after
it. Order and meaning of features are an interface: whoever changes one of them makes another
ENCODING, and trains anew. All that a seat knows, not summed up, is in `observation`.
"""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.feurio.ai.perspective import COLOUR_AT, SLOTS
from ludoteca.games.feurio.ai.regions import FACTS, MOST_REGIONS, SUM, WORTH, join, survey
from ludoteca.games.feurio.box import (
    NUMBERS,
    OWNER,
    WATER,
)
from ludoteca.games.feurio.rules.fire import hottest, tiles_around
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.rules.men import rooms

ENCODING = 1

# So many regions of a colour are told one by one, the most valuable first.
REGIONS = 3


# The features, in their order.

_REGION = (
    "tiles",
    "sum",
    "worth",
    # The most free edges of its tiles of each number: what its divisor is, and for how long.
    *(f"edges of {number}" for number in NUMBERS),
    "fire",  # whether the fire may come beside it next
    "vacant",  # tiles beside it with room for a man
    "vacant sum",
    "vacant waters",
)
_CREW = (
    "points",
    "regions",
    "tiles",
    "waters",  # 1s with a free edge
    "men",  # in all supplies together
    "further sum",  # of the regions that are not told one by one
    "gain",  # the most points that one man could add
    "joints",  # vacant tiles that would join regions
)
_TABLE = (
    *(f"unseen {number}" for number in NUMBERS),
    *(f"drawn {number}" for number in NUMBERS),
    *(f"vacant {number}" for number in NUMBERS),
    *(f"phase {phase.name.lower()}" for phase in list(Phase)[:-1]),
    *(f"turn of seat +{seat}" for seat in range(MOST_SEATS)),
    "left",
    "has laid",
    "passes",
    "hotter",
    "firebreak",
    "places",  # for men, on all tiles
    "heat",  # of the hottest position
    "hottest",  # how many positions share it
    "opened",
)
FEATURE_NAMES = (
    *(f"crew {c} region {r}: {n}" for c in range(SLOTS) for r in range(REGIONS) for n in _REGION),
    *(f"crew {crew}: {name}" for crew in range(SLOTS) for name in _CREW),
    *(f"seat +{s}: men of crew {crew}" for s in range(MOST_SEATS) for crew in range(SLOTS)),
    *(f"seat +{seat}: points" for seat in range(MOST_SEATS)),
    *_TABLE,
)
FEATURES = len(FEATURE_NAMES)

_REGION_SIZE = len(_REGION)
_CREW_SIZE = len(_CREW)
_CREWS = SLOTS * REGIONS * _REGION_SIZE
_SUPPLIES = _CREWS + SLOTS * _CREW_SIZE
_POINTS = _SUPPLIES + MOST_SEATS * SLOTS
_GENERAL = _POINTS + MOST_SEATS
_EDGES_AT = _REGION.index(f"edges of {NUMBERS[0]}")
_FIRE_AT = _REGION.index("fire")
_PHASES = len(Phase) - 1


@kernel
def write_features(s: np.record, seat: int, features: np.ndarray) -> None:
    """Write what a seat knows; the same of a state, whatever others hide in it, as of a view."""
    features[:] = 0
    regions = np.empty(MOST_REGIONS, np.int64)
    facts = np.empty((MOST_REGIONS, FACTS), np.int64)
    room = rooms(s)
    fire = _tiles_at_fire(s)
    for slot in range(SLOTS):
        colour = COLOUR_AT[s.seats, seat, slot]
        count = survey(s, colour, regions, facts)
        _write_crew(s, seat, slot, colour, count, regions, facts, room[0], features)
        for rank in range(min(count, REGIONS)):
            _bring_forward(rank, count, regions, facts)
            at = (slot * REGIONS + rank) * _REGION_SIZE
            features[at + 1] = facts[rank, SUM]
            features[at + 2] = facts[rank, WORTH]
            vacant = room[0] & ~s.held[colour]
            _write_region(s, regions[rank], fire, vacant, features[at : at + _REGION_SIZE])
            features[_CREWS + slot * _CREW_SIZE + 5] -= facts[rank, SUM]
    for other in range(s.seats):
        at = _SUPPLIES + int((other - seat) % s.seats) * SLOTS
        for slot in range(SLOTS):
            features[at + slot] = s.supply[other, COLOUR_AT[s.seats, seat, slot]]
    _write_table(s, seat, room, features[_GENERAL:])


@kernel
def _tiles_at_fire(s: np.record) -> int:
    """R16, R17: the tiles around all positions where the fire may come next."""
    tiles = 0
    if s.left > 0 or s.phase == Phase.LAY:
        most = s.heat[hottest(s)]
        for position in range(s.opened):
            if s.heat[position] == most:
                tiles |= tiles_around(s, s.open_cell[position])
    return tiles


@kernel
def _bring_forward(rank: int, count: int, regions: np.ndarray, facts: np.ndarray) -> None:
    """Of the regions from a rank on, put the most valuable first; of equal ones the larger."""
    best = rank
    for i in range(rank + 1, count):
        more = facts[i, WORTH] - facts[best, WORTH]
        if more > 0 or (more == 0 and facts[i, SUM] > facts[best, SUM]):
            best = i
    if best != rank:
        regions[rank], regions[best] = regions[best], regions[rank]
        for fact in range(FACTS):
            facts[rank, fact], facts[best, fact] = facts[best, fact], facts[rank, fact]


@kernel
def _write_region(s: np.record, region: int, fire: int, vacant: int, features: np.ndarray) -> None:
    features[0] = count_bits(region)
    features[_FIRE_AT] = (region & fire) != 0
    beside = 0
    while region:
        tile = lowest(region)
        region &= region - 1
        beside |= s.neighbours[tile]
        at = _EDGES_AT + s.number[tile] - 1
        features[at] = max(features[at], EDGES - count_bits(s.neighbours[tile]))
    beside &= vacant
    while beside:
        number = s.number[lowest(beside)]
        beside &= beside - 1
        features[_FIRE_AT + 1] += 1
        features[_FIRE_AT + 2] += number
        features[_FIRE_AT + 3] += number == WATER


@kernel
def _write_crew(
    s: np.record,
    seat: int,
    slot: int,
    colour: int,
    count: int,
    regions: np.ndarray,
    facts: np.ndarray,
    room: int,
    features: np.ndarray,
) -> None:
    at = _CREWS + slot * _CREW_SIZE
    points = 0
    total = 0
    for i in range(count):
        points += facts[i, WORTH]
        total += facts[i, SUM]
    waters = 0
    held = s.held[colour]
    on_edge = held & s.free[0]
    while on_edge:
        waters += s.number[lowest(on_edge)] == WATER
        on_edge &= on_edge - 1
    men = 0
    for other in range(s.seats):
        men += s.supply[other, colour]
    features[at] = points
    features[at + 1] = count
    features[at + 2] = count_bits(held)
    features[at + 3] = waters
    features[at + 4] = men
    features[at + 5] = total
    owner = OWNER[s.seats, colour]
    if owner >= 0:
        features[_POINTS + int((owner - seat) % s.seats)] += points
    if men > 0:
        gain = 0
        joints = 0
        tiles = room & ~held
        while tiles:
            more, joined = join(s, lowest(tiles), count, regions, facts)
            tiles &= tiles - 1
            gain = max(gain, more)
            joints += joined > 1
        features[at + 6] = gain
        features[at + 7] = joints


@kernel
def _write_table(s: np.record, seat: int, room: tuple[int, int, int], features: np.ndarray) -> None:
    """What belongs to no crew. R82, R90: what others hide might as well be in the bag."""
    kinds = len(NUMBERS)
    knows_drawn = not s.firebreak or s.seat == seat
    for number in NUMBERS:
        features[number - 1] = s.bag[number] + (s.drawn == number and not knows_drawn)
        features[kinds + number - 1] = s.drawn == number and knows_drawn
    if s.firebreak:
        for tile in range(s.laid):
            if s.under[tile] > 0 and s.layer[tile] != seat:
                features[s.under[tile] - 1] += 1
    tiles = room[0]
    while tiles:
        features[2 * kinds + s.number[lowest(tiles)] - 1] += 1
        tiles &= tiles - 1
    at = 3 * kinds
    if s.phase < _PHASES:
        features[at + s.phase] = 1
    at += _PHASES
    features[at + int((s.seat - seat) % s.seats)] = 1
    at += MOST_SEATS
    features[at] = s.left
    features[at + 1] = s.has_laid
    features[at + 2] = s.passes
    features[at + 3] = s.hotter
    features[at + 4] = s.firebreak
    features[at + 5] = count_bits(room[0]) + count_bits(room[1]) + count_bits(room[2])
    if s.opened > 0:
        most = s.heat[hottest(s)]
        features[at + 6] = most
        for position in range(s.opened):
            features[at + 7] += s.heat[position] == most
    features[at + 8] = s.opened
