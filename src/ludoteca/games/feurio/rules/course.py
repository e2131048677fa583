"""The course of a game: which actions are legal, what each does, and random play.

An action is a number: its kind, then a cell, a colour and a count of men, each in bits of its own.
"""

from enum import IntEnum

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio.box import AUXILIARY, AUXILIARY_SEATS, COLOURS, NUMBERS
from ludoteca.games.feurio.rules.end import break_passes, count_pass, end_turn
from ludoteca.games.feurio.rules.fire import hottest, lay, lay_face_down
from ludoteca.games.feurio.rules.layout import MOST_OPEN, Phase
from ludoteca.games.feurio.rules.men import most_men, place, rooms
from ludoteca.games.feurio.rules.scoring import score
from ludoteca.games.feurio.rules.setup import arrange, turn_start_tile


class Kind(IntEnum):
    """The kinds of action."""

    DRAW = 0
    ARRANGE = 1
    LAY = 2
    BREAK = 3
    MEN = 4
    PASS = 5


KIND = 16
CELL = 4
COLOUR = 2
PASS = int(Kind.PASS) << KIND
# Room for the legal actions of any position: three counts of four colours on 36 tiles, and a pass.
MOST_LEGAL = 512


@kernel
def to_move(s: np.record) -> int:
    """Whose decision is next: a seat's, that of chance, or nobody's."""
    if s.phase == Phase.OVER:
        return OVER
    if s.phase == Phase.DRAW:
        return CHANCE
    return s.seat


@kernel
def legal(s: np.record, actions: np.ndarray) -> int:
    """List the legal actions, in no order; how many there are."""
    if s.phase == Phase.DRAW:
        return _draws(s, actions)
    if s.phase == Phase.ARRANGE:
        return _arrangements(s, actions)
    if s.phase == Phase.LAY:
        return _spreads(s, actions)
    if s.phase == Phase.MEN:
        return _placements(s, actions)
    return 0


@kernel
def _draws(s: np.record, actions: np.ndarray) -> int:
    """R6: any number of which there are tiles in the bag."""
    n = 0
    for number in NUMBERS:
        if s.bag[number] > 0:
            actions[n] = (Kind.DRAW << KIND) | number
            n += 1
    return n


@kernel
def _arrangements(s: np.record, actions: np.ndarray) -> int:
    """R9: any two of the start tiles in the middle; equal pairs are one choice."""
    n = 0
    for i in range(s.seats):
        for j in range(i):
            smaller = min(s.start[i], s.start[j])
            larger = max(s.start[i], s.start[j])
            action = (Kind.ARRANGE << KIND) | (int(smaller) << CELL) | int(larger)
            for k in range(n):
                if actions[k] == action:
                    break
            else:
                actions[n] = action
                n += 1
    return n


@kernel
def can_pay(s: np.record, colour: int) -> bool:
    """R84, R86, R91: an own man from the supply pays a firebreak; R60: never an auxiliary."""
    if s.seats == AUXILIARY_SEATS and colour == AUXILIARY:
        return False
    return s.firebreak and s.supply[s.seat, colour] > 0


@kernel
def _spreads(s: np.record, actions: np.ndarray) -> int:
    """R16, R17, R83: to any of the hottest positions, face up or as a firebreak."""
    n = 0
    most = s.heat[hottest(s)]
    for position in range(s.opened):
        if s.heat[position] == most:
            where = int(s.open_cell[position]) << CELL
            actions[n] = (Kind.LAY << KIND) | where
            n += 1
            for colour in COLOURS:
                if can_pay(s, colour):
                    actions[n] = (Kind.BREAK << KIND) | where | (colour << COLOUR)
                    n += 1
    return n


@kernel
def men_on(s: np.record, tile: int, colour: int, count: int) -> int:
    """The action that places men on a tile."""
    return (Kind.MEN << KIND) | (int(s.cell[tile]) << CELL) | (colour << COLOUR) | count


@kernel
def _placements(s: np.record, actions: np.ndarray) -> int:
    """R23 to R33, R57, R64: up to three men of one colour on one tile with room; or none (R38)."""
    actions[0] = PASS
    n = 1
    room = rooms(s)
    for colour in COLOURS:
        for count in range(1, most_men(s, colour) + 1):
            tiles = room[count - 1]
            while tiles:
                actions[n] = men_on(s, lowest(tiles), colour, count)
                n += 1
                tiles &= tiles - 1
    return n


@kernel
def apply(s: np.record, action: int) -> None:
    """Do what an action says. It must be legal."""
    kind = action >> KIND
    cell = (action & 0xFFFF) >> CELL
    colour = (action >> COLOUR) & 3
    if kind == Kind.DRAW:
        _draw(s, action & 7)
    elif kind == Kind.LAY:
        lay(s, cell, s.drawn, s.seat)
        s.drawn = 0
        s.has_laid = True
        s.phase = Phase.MEN
    elif kind == Kind.MEN:
        place(s, int(s.grid[cell]) - 1, action & 3, colour)
        break_passes(s)
        end_turn(s)
    elif kind == Kind.PASS:
        count_pass(s)
        end_turn(s)
    elif kind == Kind.BREAK:
        lay_face_down(s, cell, s.drawn, s.seat, colour)
        s.drawn = 0
        end_turn(s)  # R85
    else:
        arrange(s, cell, action & 7)


@kernel
def _draw(s: np.record, number: int) -> None:
    """R6, R13: a tile leaves the bag; the first ones are start tiles (R7)."""
    s.bag[number] -= 1
    s.left -= 1
    if s.laid == 0:
        turn_start_tile(s, number)
    else:
        s.drawn = number
        s.phase = Phase.LAY


@kernel
def random_action(s: np.record, rng: np.record) -> int:
    """One of the legal actions, each equally likely; a draw with its real chance (R6)."""
    if s.phase == Phase.DRAW:
        return (Kind.DRAW << KIND) | _random_draw(s, rng)
    if s.phase == Phase.LAY:
        return _random_spread(s, rng)
    if s.phase == Phase.MEN:
        return _random_placement(s, rng)
    return (Kind.ARRANGE << KIND) | _random_arrangement(s, rng)


@kernel
def _random_draw(s: np.record, rng: np.record) -> int:
    """R6: each tile in the bag is equally likely."""
    rest = below(rng, s.left)
    number = NUMBERS[0]
    for other in NUMBERS[:-1]:
        rest -= s.bag[other]
        number += rest >= 0
    return number


@kernel
def _random_arrangement(s: np.record, rng: np.record) -> int:
    """R9: any two start tiles in the middle; a pair that lies there twice is twice as likely."""
    i = below(rng, 4)
    j = (i + 1 + below(rng, 3)) % 4
    return int(min(s.start[i], s.start[j])) << CELL | int(max(s.start[i], s.start[j]))


@kernel
def _random_spread(s: np.record, rng: np.record) -> int:
    """R17, R82: a random one of the hottest positions, face up or paid with a random colour."""
    where = int(s.open_cell[_random_hottest(s, rng)]) << CELL
    if s.firebreak:
        rest = below(rng, 1 + can_pay(s, 0) + can_pay(s, 1) + can_pay(s, 2) + can_pay(s, 3))
        for colour in range(len(COLOURS)):
            if can_pay(s, colour):
                if rest == 0:
                    return (Kind.BREAK << KIND) | where | (colour << COLOUR)
                rest -= 1
    return (Kind.LAY << KIND) | where


@kernel
def _random_hottest(s: np.record, rng: np.record) -> int:
    found = hottest(s)
    most = s.heat[found]
    ties = np.uint8(0)
    for position in range(MOST_OPEN):
        ties = np.uint8(ties + np.uint8(s.heat[position] == most))
    if ties > 1:
        skip = below(rng, int(ties))
        while skip > 0:
            found -= 1
            skip -= s.heat[found] == most
    return found


@kernel
def _random_placement(s: np.record, rng: np.record) -> int:
    """A random placement or pass, found by counting bits instead of listing all of them."""
    room = rooms(s)
    one = count_bits(room[0])
    two = count_bits(room[1])
    three = count_bits(room[2])
    total = 1
    for colour in range(len(COLOURS)):
        men = s.supply[s.seat, colour]
        if men > 0:
            total += one + two * (men > 1) + three * (men > 2)
    rest = below(rng, total)
    for colour in range(len(COLOURS)):
        men = s.supply[s.seat, colour]
        if men == 0:
            continue
        size = one + two * (men > 1) + three * (men > 2)
        if rest < size:
            tiles = room[0]
            count = 1
            if rest >= one:
                rest -= one
                tiles = room[1]
                count = 2
                if rest >= two:
                    rest -= two
                    tiles = room[2]
                    count = 3
            for _ in range(rest):
                tiles &= tiles - 1
            return men_on(s, lowest(tiles), colour, count)
        rest -= size
    return PASS


@kernel
def play_out(s: np.record, rng: np.record) -> int:
    """Play at random to the end; how many actions it took."""
    actions = 0
    while s.phase != Phase.OVER:
        apply(s, random_action(s, rng))
        actions += 1
    return actions


@kernel
def play_games(start: np.ndarray, games: int, rng: np.record, points: np.ndarray) -> int:
    """Play complete random games from a start and score them; how many actions they took."""
    played = start.copy()
    best = np.zeros_like(points)
    actions = 0
    for _ in range(games):
        played[0] = start[0]
        actions += play_out(played[0], rng)
        score(played[0], points, best)
    return actions
