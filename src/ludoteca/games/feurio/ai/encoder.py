"""What a seat knows as small numbers of fixed shape, and its choices numbered densely.

All is told from the seat's own perspective: its colour comes first, then those of the seats after
it. Order and meaning of features and numbers are an interface: whoever changes one of them makes
another ENCODING, and trains anew.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.games.feurio.ai.regions import FACTS, MOST_REGIONS, SUM, WORTH, join, survey
from ludoteca.games.feurio.box import (
    AUXILIARY,
    AUXILIARY_SEATS,
    COLOURS,
    MEN_PER_TURN,
    NUMBERS,
    OWNER,
    TILES,
    WATER,
)
from ludoteca.games.feurio.rules.course import CELL, COLOUR, KIND, PASS, Kind, men_on
from ludoteca.games.feurio.rules.fire import hottest
from ludoteca.games.feurio.rules.hexagons import EDGES, STEPS
from ludoteca.games.feurio.rules.layout import MOST_OPEN, MOST_SEATS, Phase
from ludoteca.games.feurio.rules.men import bit, rooms

if TYPE_CHECKING:
    from ludoteca.games.feurio.view import FeurioView

ENCODING = 1

SLOTS = len(COLOURS)
# So many regions of a colour are told one by one, the most valuable first.
REGIONS = 3


def _perspectives() -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    """The colours in the order in which a seat sees them: `COLOUR_AT[seats, seat, slot]`."""
    colours = np.zeros((MOST_SEATS + 1, MOST_SEATS, SLOTS), np.int8)
    for seats in range(1, MOST_SEATS + 1):
        # The auxiliaries are nobody's: they come last in everybody's eyes.
        turning = SLOTS - 1 if seats == AUXILIARY_SEATS else SLOTS
        for seat in range(seats):
            for slot in range(SLOTS):
                turned = (seat + slot) % turning if slot < turning else int(AUXILIARY)
                colours[seats, seat, slot] = turned
    return colours


COLOUR_AT = _perspectives()

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

Observation = npt.NDArray[np.uint8]


def observe(view: FeurioView) -> Observation:
    """The features of a view, by the names of FEATURE_NAMES."""
    if view.seat is None:
        raise ValueError("a spectator has no perspective")
    features = np.zeros(FEATURES, np.uint8)
    write_features(view.raw, view.seat, features)
    return features


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
                cell = s.open_cell[position]
                for edge in range(EDGES):
                    what = s.grid[cell + STEPS[edge]]
                    if what > 0:
                        tiles |= bit(what - 1)
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


# The dense numbers of actions: draws, pairs of start tiles, a pass, men by tile, crew and count,
# then the hottest positions in the order of their cells, face up or paid by a crew.

PAIRS = np.zeros((NUMBERS[-1] + 1, NUMBERS[-1] + 1), np.int16)
PAIR_OF = np.array(list(combinations_with_replacement(NUMBERS, 2)), np.int8)
for _index, (_smaller, _larger) in enumerate(PAIR_OF):
    PAIRS[_smaller, _larger] = _index

ARRANGES = len(NUMBERS)
PASSING = ARRANGES + len(PAIR_OF)
PLACING = PASSING + 1
LAYING = PLACING + TILES * SLOTS * MEN_PER_TURN
BREAKING = LAYING + MOST_OPEN
ACTIONS = BREAKING + MOST_OPEN * SLOTS


def name_action(number: int) -> str:
    """What a dense number stands for."""
    if number < ARRANGES:
        return f"draw {NUMBERS[number]}"
    if number < PASSING:
        smaller, larger = PAIR_OF[number - ARRANGES]
        return f"arrange {smaller} {larger}"
    if number < PLACING:
        return "pass"
    if number < LAYING:
        rest, men = divmod(number - PLACING, MEN_PER_TURN)
        tile, crew = divmod(rest, SLOTS)
        return f"{1 + men} men of crew {crew} on tile {tile}"
    if number < BREAKING:
        return f"lay on hottest position {number - LAYING}"
    position, crew = divmod(number - BREAKING, SLOTS)
    return f"firebreak on hottest position {position} paid by crew {crew}"


@kernel
def _slot_of(s: np.record, colour: int) -> int:
    """Which crew a colour is in the eyes of the seat on turn."""
    slot = 0
    while COLOUR_AT[s.seats, s.seat, slot] != colour:
        slot += 1
    return slot


@kernel
def _rank_of(s: np.record, cell: int) -> int:
    """How many of the hottest positions have a smaller cell."""
    most = s.heat[hottest(s)]
    rank = 0
    for position in range(s.opened):
        rank += s.heat[position] == most and s.open_cell[position] < cell
    return rank


@kernel
def _cell_of(s: np.record, rank: int) -> int:
    """The cell of the hottest position with this rank."""
    most = s.heat[hottest(s)]
    for position in range(s.opened):
        cell = int(s.open_cell[position])
        if s.heat[position] == most and _rank_of(s, cell) == rank:
            return cell
    return -1


@kernel
def number_of(s: np.record, action: int) -> int:
    """The dense number of a legal action."""
    kind = action >> KIND
    cell = (action & 0xFFFF) >> CELL
    colour = (action >> COLOUR) & 3
    if kind == Kind.DRAW:
        return (action & 7) - NUMBERS[0]
    if kind == Kind.ARRANGE:
        return ARRANGES + PAIRS[cell, action & 7]
    if kind == Kind.PASS:
        return PASSING
    if kind == Kind.MEN:
        crew = (int(s.grid[cell]) - 1) * SLOTS + _slot_of(s, colour)
        return PLACING + crew * MEN_PER_TURN + (action & 3) - 1
    if kind == Kind.LAY:
        return LAYING + _rank_of(s, cell)
    return BREAKING + _rank_of(s, cell) * SLOTS + _slot_of(s, colour)


@kernel
def action_of(s: np.record, number: int) -> int:
    """The action with a dense number, if it is legal."""
    if number < ARRANGES:
        return (Kind.DRAW << KIND) | (number + NUMBERS[0])
    if number < PASSING:
        pair = PAIR_OF[number - ARRANGES]
        return (Kind.ARRANGE << KIND) | (int(pair[0]) << CELL) | int(pair[1])
    if number < PLACING:
        return PASS
    if number < LAYING:
        rest = (number - PLACING) // MEN_PER_TURN
        colour = int(COLOUR_AT[s.seats, s.seat, rest % SLOTS])
        return men_on(s, rest // SLOTS, colour, 1 + (number - PLACING) % MEN_PER_TURN)
    if number < BREAKING:
        return (Kind.LAY << KIND) | (_cell_of(s, number - LAYING) << CELL)
    colour = int(COLOUR_AT[s.seats, s.seat, (number - BREAKING) % SLOTS])
    where = _cell_of(s, (number - BREAKING) // SLOTS) << CELL
    return (Kind.BREAK << KIND) | where | (colour << COLOUR)
