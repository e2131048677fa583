"""Action ids: the actions numbered densely, from the perspective of the seat that is to move.

Draws (which chance makes), pairs of start tiles, a pass, men by tile, crew and count, then the
hottest positions in the order of their cells, face up or paid by a crew. The order is an interface:
whoever changes it makes another version of the encoder.
"""

from itertools import combinations_with_replacement

import numpy as np

from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.games.feurio.ai.perspective import COLOUR_AT, SLOTS
from ludoteca.games.feurio.box import MEN_PER_TURN, NUMBERS, TILES
from ludoteca.games.feurio.rules.course import (
    CELL,
    COLOUR,
    KIND,
    PASS,
    Kind,
    can_pay,
    legal,
    men_on,
)
from ludoteca.games.feurio.rules.fire import hottest
from ludoteca.games.feurio.rules.hexagons import CELLS
from ludoteca.games.feurio.rules.layout import MOST_OPEN, Phase
from ludoteca.games.feurio.rules.men import most_men, rooms

PAIRS = np.zeros((NUMBERS[-1] + 1, NUMBERS[-1] + 1), np.int16)
PAIR_OF = np.array(list(combinations_with_replacement(NUMBERS, 2)), np.int8)
for _index, (_smaller, _larger) in enumerate(PAIR_OF):
    PAIRS[_smaller, _larger] = _index

ARRANGES = len(NUMBERS)
PASSING = ARRANGES + len(PAIR_OF)
PLACING = PASSING + 1
LAYING = PLACING + TILES * SLOTS * MEN_PER_TURN
BREAKING = LAYING + MOST_OPEN
ACTION_IDS = BREAKING + MOST_OPEN * SLOTS


def name_action(number: int) -> str:
    """What an id stands for."""
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
def count_hottest(s: np.record, most: int) -> int:
    """R17: how many open positions are so hot."""
    # A small number and a loop of fixed length: vector instructions.
    ties = np.uint8(0)
    for position in range(MOST_OPEN):
        ties = np.uint8(ties + np.uint8(s.heat[position] == most))
    return int(ties)


@kernel
def _cell_of(s: np.record, rank: int) -> int:
    """The cell of the hottest position with this rank; −1 if there are not so many."""
    found = hottest(s)
    most = s.heat[found]
    ties = count_hottest(s, most)
    if rank >= ties:
        return -1
    cell = int(s.open_cell[found])
    if ties > 1:
        # From the first on, the next one of the equally hot.
        cell = -1
        for _ in range(rank + 1):
            after = CELLS
            for position in range(s.opened):
                here = int(s.open_cell[position])
                if s.heat[position] == most and cell < here < after:
                    after = here
            cell = after
    return cell


@kernel
def id_of(s: np.record, action: int) -> int:
    """The id of a legal action."""
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
    """The action with an id, if it is legal."""
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


@kernel
def list_ids(s: np.record, prefix: int, ids: np.ndarray) -> int:  # noqa: ARG001 one is all
    """The ids of all legal actions, without listing these first; how many there are."""
    if s.phase == Phase.LAY:
        return _list_spreads(s, ids)
    if s.phase == Phase.MEN:
        return _list_placements(s, ids)
    actions = np.empty(len(PAIR_OF), np.int64)
    count = legal(s, actions)
    for i in range(count):
        ids[i] = id_of(s, actions[i])
    return count


@kernel
def _list_spreads(s: np.record, ids: np.ndarray) -> int:
    """R16, R17, R83: each of the hottest positions, face up or as a firebreak."""
    ties = count_hottest(s, s.heat[hottest(s)])
    for rank in range(ties):
        ids[rank] = LAYING + rank
    n = ties
    if s.firebreak:
        for slot in range(SLOTS):
            if can_pay(s, COLOUR_AT[s.seats, s.seat, slot]):
                for rank in range(ties):
                    ids[n] = BREAKING + rank * SLOTS + slot
                    n += 1
    return n


@kernel
def _list_placements(s: np.record, ids: np.ndarray) -> int:
    """R23 to R33, R38: a pass, or men of one colour on one tile with room."""
    ids[0] = PASSING
    n = 1
    room = rooms(s)
    for slot in range(SLOTS):
        most = most_men(s, COLOUR_AT[s.seats, s.seat, slot])
        for more in range(most):
            tiles = room[more]
            while tiles:
                ids[n] = PLACING + (lowest(tiles) * SLOTS + slot) * MEN_PER_TURN + more
                n += 1
                tiles &= tiles - 1
    return n


@kernel
def resolve(s: np.record, prefix: int, number: int) -> int:  # noqa: ARG001 every id is an action
    """The action with this id."""
    return action_of(s, number)


@kernel
def spell(s: np.record, action: int, ids: np.ndarray) -> int:
    """The id of a legal action."""
    ids[0] = id_of(s, action)
    return 1
