"""What a search asks of Feurio!: moves in a good order, and how a game might go on to its end."""

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernel import count_bits, kernel, lowest
from ludoteca.core.thought import Thought
from ludoteca.games.feurio.layout import MOST_SEATS, Phase
from ludoteca.games.feurio.pieces import COLOURS, MEN, MOST_SPACES, WATER, Goal
from ludoteca.games.feurio.rules.course import (
    CELL,
    COLOUR,
    KIND,
    MOST_LEGAL,
    PASS,
    Kind,
    apply,
    legal,
    random_action,
    to_move,
)
from ludoteca.games.feurio.rules.goals import has_water, is_one_region, is_task_done, men_left
from ludoteca.games.feurio.rules.men import bit, most_men, rooms
from ludoteca.games.feurio.rules.scoring import points_of, region_in, score

# How much of an end's value is victory; the rest is points, or how far the task was done.
VICTORY = 0.7
# R50: a lead of so many points is as good as any.
LEAD = 30.0
# R71 to R73: what a crew without water, or in several regions, counts for the task.
DRY = 0.6
APART = 0.5
# In a finished game, so many placements are compared, and the best one is made.
COMPARED = 4

# How much sooner the search looks at some actions than at others.
BESIDE = 3.0  # men beside others of their colour
AGAIN = 0.2  # more men where the colour is already: only in the way of others
EACH_MORE = 0.4  # a second or third man on the same tile
RESTING = 0.3  # no men, or a firebreak
ASTRAY = 0.05  # for the task, men apart from the others of their colour


@kernel
def propose(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, with weights that add up to 1."""
    count = legal(s, actions)
    total = np.float32(0.0)
    for i in range(count):
        priors[i] = _weigh(s, actions[i])
        total += priors[i]
    for i in range(count):
        priors[i] /= total
    return count


@kernel
def _weigh(s: np.record, action: int) -> float:
    kind = action >> KIND
    if kind == Kind.MEN:
        colour = (action >> COLOUR) & 3
        tile = int(s.grid[(action & 0xFFFF) >> CELL]) - 1
        if s.goal == Goal.SCORE:
            return _weigh_for_points(s, tile, colour, action & 3)
        return _weigh_for_task(s, tile, colour, action & 3)
    return RESTING if kind in (Kind.PASS, Kind.BREAK) else 1.0


@kernel
def _weigh_for_points(s: np.record, tile: int, colour: int, count: int) -> float:
    """R45, R46: one man holds a tile, and tiles side by side count together."""
    held = s.held[colour]
    weight = 1.0
    if held & bit(tile):
        weight = AGAIN
    elif held == 0 or s.neighbours[tile] & held:
        weight = BESIDE
    for _ in range(1, count):
        weight *= EACH_MORE
    return weight


@kernel
def _weigh_for_task(s: np.record, tile: int, colour: int, count: int) -> float:
    """R71, R72: as many men as possible, and together."""
    held = s.held[colour]
    if held and not (held & bit(tile) or s.neighbours[tile] & held):
        return ASTRAY
    return float(count)


@kernel
def draw(s: np.record, rng: np.record) -> int:
    """R6: each tile in the bag is equally likely."""
    return random_action(s, rng)


@kernel
def finish(s: np.record, rng: np.record, values: np.ndarray) -> None:
    """Play to the end: the fire spreads anywhere, and crews keep together."""
    if s.goal == Goal.SCORE:
        while s.phase != Phase.OVER:
            apply(s, _gather(s, rng) if s.phase == Phase.MEN else random_action(s, rng))
        _value_points(s, values)
    else:
        while s.phase != Phase.OVER:
            apply(s, _help(s, rng) if s.phase == Phase.MEN else random_action(s, rng))
        _value_task(s, values)


@kernel
def finish_blindly(s: np.record, rng: np.record, values: np.ndarray) -> None:
    """Play to the end at random."""
    while s.phase != Phase.OVER:
        apply(s, random_action(s, rng))
    if s.goal == Goal.SCORE:
        _value_points(s, values)
    else:
        _value_task(s, values)


@kernel
def _beside(s: np.record, held: int) -> int:
    """The tiles beside those of a set."""
    beside = 0
    while held:
        beside |= s.neighbours[lowest(held)]
        held &= held - 1
    return beside


@kernel
def _any_of(tiles: int, rng: np.record) -> int:
    """One tile of a set, each equally likely."""
    for _ in range(below(rng, count_bits(tiles))):
        tiles &= tiles - 1
    return lowest(tiles)


@kernel
def _gather(s: np.record, rng: np.record) -> int:
    """One man where he brings most: of a few tiles beside his crew, if there are any."""
    room = rooms(s)[0]
    first = below(rng, len(COLOURS))
    for i in range(len(COLOURS)):
        colour = (first + i) % len(COLOURS)
        if s.supply[s.seat, colour] > 0:
            held = s.held[colour]
            tiles = room & ~held
            beside = tiles & _beside(s, held)
            if beside:
                tiles = beside
            if tiles:
                tile = _best_of_a_few(s, held, tiles, rng)
                return _men(s, tile, colour, 1)
    return PASS


@kernel
def _men(s: np.record, tile: int, colour: int, count: int) -> int:
    return (Kind.MEN << KIND) | (int(s.cell[tile]) << CELL) | (colour << COLOUR) | count


@kernel
def _best_of_a_few(s: np.record, held: int, tiles: int, rng: np.record) -> int:
    """Of some tiles of a set, the one that adds most points to a crew."""
    if not tiles & (tiles - 1):
        return lowest(tiles)
    best = _any_of(tiles, rng)
    most = _gain(s, held, best)
    for _ in range(COMPARED - 1):
        tile = _any_of(tiles, rng)
        gain = _gain(s, held, tile)
        if gain > most:
            most = gain
            best = tile
    return best


@kernel
def _gain(s: np.record, held: int, tile: int) -> int:
    """R45 to R49: the points that a tile adds to those of the regions it joins."""
    # The flood of `region_in`, begun at this tile.
    region = 0
    border = bit(tile)
    while border:
        here = lowest(border)
        region |= border & -border
        border = (border | (s.neighbours[here] & held)) & ~region
    gain = points_of(s, region)
    joined = region & held
    while joined:
        part = region_in(s, joined)
        gain -= points_of(s, part)
        joined &= ~part
    return gain


@kernel
def _help(s: np.record, rng: np.record) -> int:
    """R71 to R73: men of some colour beside or among their own, on water first."""
    room = rooms(s)
    ones = 0
    for tile in range(s.laid):
        ones |= int(s.number[tile] == WATER) << tile
    first = below(rng, len(COLOURS))
    for i in range(len(COLOURS)):
        colour = (first + i) % len(COLOURS)
        most = most_men(s, colour)
        if most > 0:
            held = s.held[colour]
            tiles = room[0]
            if held:
                tiles &= held | _beside(s, held)
            if tiles & ones and not has_water(s, colour):
                tiles &= ones
            if tiles:
                tile = _any_of(tiles, rng)
                count = 1
                while count < min(most, MOST_SPACES) and room[count] & bit(tile):
                    count += 1
                return _men(s, tile, colour, count)
    return PASS


@kernel
def _value_points(s: np.record, values: np.ndarray) -> None:
    """R51 to R53: victory, alone or shared, and how far ahead of the best rival."""
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    score(s, points, best)
    winners = 0
    for seat in range(s.seats):
        winners += _is_first(s, points, best, seat)
    for seat in range(s.seats):
        rival = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, points[other])
        lead = max(-1.0, min(1.0, (points[seat] - rival) / LEAD))
        won = 1.0 / winners if _is_first(s, points, best, seat) else 0.0
        values[seat] = VICTORY * won + (1.0 - VICTORY) * (0.5 + 0.5 * lead)


@kernel
def _is_first(s: np.record, points: np.ndarray, best: np.ndarray, seat: int) -> bool:
    """R51, R52: whether nobody has more points, or as many with a more valuable region."""
    for other in range(s.seats):
        if points[other] > points[seat]:
            return False
        if points[other] == points[seat] and best[other] > best[seat]:
            return False
    return True


@kernel
def _value_task(s: np.record, values: np.ndarray) -> None:
    """R71 to R73, R76: for all seats alike, whether the task is done, or how much of it."""
    done = 0.0
    if is_task_done(s):
        done = 1.0
    else:
        for colour in COLOURS:
            crew = 1.0 - men_left(s, colour) / MEN
            if not has_water(s, colour):
                crew *= DRY
            if not is_one_region(s, colour):
                crew *= APART
            done += (1.0 - VICTORY) * crew / len(COLOURS)
    for seat in range(s.seats):
        values[seat] = done


THOUGHT = Thought(
    to_move=to_move,
    propose=propose,
    apply=apply,
    draw=draw,
    finish=finish,
    finish_blindly=finish_blindly,
    most_actions=MOST_LEGAL,
    most_seats=MOST_SEATS,
)
