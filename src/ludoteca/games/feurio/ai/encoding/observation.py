"""Observation: all that a seat knows of a position, as a row of bytes, its own crew first.

The tiles come by fact, each for all tiles in the order of laying, so that they can be reshaped;
where a tile lies is told by its axial coordinates, moved so that none is negative. Nothing is
summed up: regions, points and heat follow from it.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.ai.encoding.action_ids import count_hottest
from ludoteca.games.feurio.ai.perspective import COLOUR_AT, SLOTS
from ludoteca.games.feurio.box import NUMBERS, TILES, Goal
from ludoteca.games.feurio.rules.fire import hottest
from ludoteca.games.feurio.rules.hexagons import REACH, WIDTH
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.rules.setup import NOBODY

# So many of the hottest positions are told where they are: more are seldom equally hot.
TOLD = 12
# A cell is r times the width of the grid, a power of two, plus q.
SHIFT = WIDTH.bit_length() - 1
# Who laid a tile: 0 where there is none, then 1 for a start tile, then by seat.
STARTED = 1
LAID = 2

_FACTS = (
    "number",
    "number under the firebreak",
    "layer",
    f"q + {REACH}",
    f"r + {REACH}",
    *(f"men of crew {crew}" for crew in range(SLOTS)),
)
OBSERVATION_NAMES = (
    *(f"tile {tile}: {fact}" for fact in _FACTS for tile in range(TILES)),
    *(f"seat +{seat}: men of crew {c}" for seat in range(MOST_SEATS) for c in range(SLOTS)),
    *(f"unseen {number}" for number in NUMBERS),
    *(f"drawn {number}" for number in NUMBERS),
    *(f"phase {phase.name.lower()}" for phase in Phase),
    *(f"turn of seat +{seat}" for seat in range(MOST_SEATS)),
    *(f"start tile {tile}" for tile in range(MOST_SEATS)),
    "tiles left",
    "has laid",
    "passes",
    *(f"{seats} seats" for seats in range(1, MOST_SEATS + 1)),
    *(f"goal {goal}" for goal in Goal),
    "firebreak",
    "hotter",
    *(f"hottest position {k}: {axis} + {REACH}" for k in range(TOLD) for axis in "qr"),
)

_SUPPLIES = len(_FACTS) * TILES
_UNSEEN = _SUPPLIES + MOST_SEATS * SLOTS
_DRAWN = _UNSEEN + len(NUMBERS)
_PHASES = _DRAWN + len(NUMBERS)
_TURN = _PHASES + len(Phase)
_START = _TURN + MOST_SEATS
_LEFT = _START + MOST_SEATS
_SEATS = _LEFT + 3
_GOAL = _SEATS + MOST_SEATS
_VARIANTS = _GOAL + len(Goal)
_HOTTEST = _VARIANTS + 2


@kernel
def observe(s: np.record, seat: int, prefix: int, row: np.ndarray) -> None:  # noqa: ARG001 no prefix
    """Write what a seat knows; the same of a state, whatever others hide in it, as of a view."""
    row[:] = 0
    _write_tiles(s, seat, row)
    _write_supplies(s, seat, row)
    _write_draw(s, seat, row)
    row[_PHASES + int(s.phase)] = 1
    row[_TURN + _turned(s, seat, int(s.seat))] = 1
    for tile in range(s.turned):
        row[_START + tile] = s.start[tile]
    row[_LEFT] = s.left
    row[_LEFT + 1] = s.has_laid
    row[_LEFT + 2] = s.passes
    row[_SEATS + int(s.seats) - 1] = 1
    row[_GOAL + int(s.goal)] = 1
    row[_VARIANTS] = s.firebreak
    row[_VARIANTS + 1] = s.hotter
    if s.phase == Phase.LAY:
        _write_hottest(s, row[_HOTTEST:])


@kernel
def _turned(s: np.record, seat: int, other: int) -> int:
    """How many seats after a seat another one sits."""
    after = other - seat
    return after if after >= 0 else after + int(s.seats)


@kernel
def _write_tiles(s: np.record, seat: int, row: np.ndarray) -> None:
    # Read once, for who writes to a row might write to the record.
    laid, seats = int(s.laid), int(s.seats)
    colours = COLOUR_AT[seats, seat]
    first, second, third, fourth = colours[0], colours[1], colours[2], colours[3]
    for tile in range(laid):
        cell = s.cell[tile]
        after = int(s.layer[tile]) - seat
        after = after if after >= 0 else after + seats
        row[tile] = s.number[tile]
        row[2 * TILES + tile] = STARTED if s.layer[tile] == NOBODY else LAID + after
        row[3 * TILES + tile] = cell & (WIDTH - 1)
        row[4 * TILES + tile] = cell >> SHIFT
        row[5 * TILES + tile] = s.men[tile, first]
        row[6 * TILES + tile] = s.men[tile, second]
        row[7 * TILES + tile] = s.men[tile, third]
        row[8 * TILES + tile] = s.men[tile, fourth]


@kernel
def _write_supplies(s: np.record, seat: int, row: np.ndarray) -> None:
    seats = int(s.seats)
    for slot in range(SLOTS):
        colour = int(COLOUR_AT[seats, seat, slot])
        at = _SUPPLIES + slot
        other = seat
        for _ in range(seats):
            row[at] = s.supply[other, colour]
            at += SLOTS
            other = other + 1 if other + 1 < seats else 0


@kernel
def _write_draw(s: np.record, seat: int, row: np.ndarray) -> None:
    """R6, R82, R90: what is in the bag or in the hand; what others hide might be in the bag."""
    for number in NUMBERS:
        row[_UNSEEN + number - 1] = s.bag[number]
    if s.drawn > 0:
        knows = not s.firebreak or s.seat == seat
        row[(_DRAWN if knows else _UNSEEN) + int(s.drawn) - 1] += 1
    if s.firebreak:
        for tile in range(s.laid):
            under = int(s.under[tile])
            if under > 0:
                if s.layer[tile] == seat or s.phase == Phase.OVER:
                    row[TILES + tile] = under
                else:
                    row[_UNSEEN + under - 1] += 1


@kernel
def _write_hottest(s: np.record, row: np.ndarray) -> None:
    """R16, R17: where the fire may spread, in the order of the cells, as ids number them."""
    found = hottest(s)
    most = s.heat[found]
    if count_hottest(s, most) == 1:
        row[0] = s.open_cell[found] & (WIDTH - 1)
        row[1] = s.open_cell[found] >> SHIFT
        return
    count = 0
    for position in range(s.opened):
        if s.heat[position] == most:
            cell = int(s.open_cell[position])
            # Sorted as they come: there are few.
            at = min(count, TOLD)
            while at > 0 and (int(row[2 * at - 1]) << SHIFT) + int(row[2 * at - 2]) > cell:
                if at < TOLD:
                    row[2 * at] = row[2 * at - 2]
                    row[2 * at + 1] = row[2 * at - 1]
                at -= 1
            if at < TOLD:
                row[2 * at] = cell & (WIDTH - 1)
                row[2 * at + 1] = cell >> SHIFT
            count += 1
