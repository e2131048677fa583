"""What a search asks of Feurio!: moves in a good order, and how a game might go on to its end."""

import math

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.games.feurio.ai.attraction import attraction, gather
from ludoteca.games.feurio.ai.calibration import calibrate
from ludoteca.games.feurio.ai.evaluation import answer, judge
from ludoteca.games.feurio.ai.next_fire import tiles_at_next_fire
from ludoteca.games.feurio.ai.regions import FACTS, MOST_REGIONS, survey
from ludoteca.games.feurio.ai.standing import value_end
from ludoteca.games.feurio.box import COLOURS, MOST_SPACES, Goal
from ludoteca.games.feurio.rules.course import (
    CELL,
    COLOUR,
    KIND,
    MOST_LEGAL,
    PASS,
    Kind,
    apply,
    legal,
    men_on,
    random_action,
    to_move,
)
from ludoteca.games.feurio.rules.goals import has_water, ones
from ludoteca.games.feurio.rules.layout import GAME, MOST_SEATS, Phase
from ludoteca.games.feurio.rules.men import bit, most_men, rooms
from ludoteca.games.feurio.rules.scoring import beside

# How much sooner the search looks at some actions than at others.
CALM = 3.0  # a tile so much less attractive is looked at a third as often as the best
FLOOR = 0.02  # however bad it looks
AGAIN = 0.1  # more men where the colour is already: only in the way of others
EACH_MORE = 0.4  # a second or third man on the same tile
RESTING = 0.1  # no men
BREAKING = 0.3  # a firebreak
SOBER = 2.0  # for the task: what is judged so much worse is looked at a third as often


@kernel
def propose(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, with weights that add up to 1."""
    count = legal(s, actions)
    if s.goal != Goal.SCORE and to_move(s) >= 0:
        _weigh_for_task(s, actions[:count], priors)
    elif s.phase != Phase.MEN:
        for i in range(count):
            priors[i] = BREAKING if actions[i] >> KIND == Kind.BREAK else 1.0
    else:
        _weigh_for_points(s, actions[:count], priors)
    total = np.float32(0.0)
    for i in range(count):
        total += priors[i]
    for i in range(count):
        priors[i] /= total
    return count


@kernel
def _weigh_for_points(s: np.record, actions: np.ndarray, priors: np.ndarray) -> None:
    """R45, R46: one man holds a tile; more of them are only in the way of others."""
    regions = np.empty(MOST_REGIONS, np.int64)
    facts = np.empty((MOST_REGIONS, FACTS), np.int64)
    room = rooms(s)
    next_fire = tiles_at_next_fire(s)
    surveyed = -1
    count = 0
    most = np.float32(-np.inf)
    for i in range(len(actions)):
        if actions[i] != PASS:
            colour = (actions[i] >> COLOUR) & 3
            tile = _tile_of(s, actions[i])
            if colour != surveyed:
                count = survey(s, colour, regions, facts)
                surveyed = colour
            priors[i] = attraction(s, tile, colour, room, next_fire, count, regions, facts)
            most = max(most, priors[i])
    for i in range(len(actions)):
        if actions[i] == PASS:
            priors[i] = RESTING
        elif s.held[(actions[i] >> COLOUR) & 3] & bit(_tile_of(s, actions[i])):
            priors[i] = AGAIN * EACH_MORE ** ((actions[i] & 3) - 1)
        else:
            weight = FLOOR + math.exp((priors[i] - most) / CALM)
            priors[i] = weight * EACH_MORE ** ((actions[i] & 3) - 1)


@kernel
def _tile_of(s: np.record, action: int) -> int:
    return int(s.grid[(action & 0xFFFF) >> CELL]) - 1


@kernel
def _weigh_for_task(s: np.record, actions: np.ndarray, priors: np.ndarray) -> None:
    """R71 to R73: as the heuristic judges what each leads to."""
    after = np.empty(1, GAME)
    best = np.float32(-np.inf)
    for i in range(len(actions)):
        after[0] = s
        apply(after[0], actions[i])
        priors[i] = judge(after[0], int(s.seat))
        best = max(best, priors[i])
    for i in range(len(actions)):
        priors[i] = FLOOR + math.exp((priors[i] - best) / SOBER)


@kernel
def sample_chance(s: np.record, rng: np.record) -> int:
    """R6: each tile in the bag is equally likely."""
    return random_action(s, rng)


@kernel
def reply_policy(s: np.record, rng: np.record) -> int:
    """Others play for points as the heuristic says; at a common task they do as oneself."""
    if s.goal == Goal.SCORE:
        return answer(s, rng)
    return rollout_policy(s, rng)


@kernel
def rollout_policy(s: np.record, rng: np.record) -> int:
    """Men where they are drawn to; fire where the heuristic likes it, for the task anywhere."""
    if s.goal == Goal.SCORE:
        return gather(s, rng) if s.phase == Phase.MEN else answer(s, rng)
    return help_crews(s, rng) if s.phase == Phase.MEN else random_action(s, rng)


@kernel
def rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play to the end as if everybody had a plan."""
    while s.phase != Phase.OVER:
        apply(s, rollout_policy(s, rng))
    value_end(s, values, chances)


@kernel
def random_rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play to the end at random."""
    while s.phase != Phase.OVER:
        apply(s, random_action(s, rng))
    value_end(s, values, chances)


@kernel
def _any_of(tiles: int, rng: np.record) -> int:
    """One tile of a set, each equally likely."""
    for _ in range(below(rng, count_bits(tiles))):
        tiles &= tiles - 1
    return lowest(tiles)


@kernel
def help_crews(s: np.record, rng: np.record) -> int:
    """R71 to R73: men of some colour beside or among their own, on water first."""
    room = rooms(s)
    waters = ones(s)
    first = below(rng, len(COLOURS))
    for i in range(len(COLOURS)):
        colour = (first + i) % len(COLOURS)
        most = most_men(s, colour)
        if most > 0:
            held = s.held[colour]
            tiles = room[0]
            if held:
                tiles &= held | beside(s, held)
            if tiles & waters and not has_water(s, colour):
                tiles &= waters
            if tiles:
                tile = _any_of(tiles, rng)
                count = 1
                while count < min(most, MOST_SPACES) and room[count] & bit(tile):
                    count += 1
                return men_on(s, tile, colour, count)
    return PASS


@kernel
def plans_alone(s: np.record) -> bool:
    """With three or more crews nobody can count ahead, not even when the last tile lies."""
    return s.goal == Goal.SCORE and s.seats > 2


SEARCH = SearchSpec(
    to_move=to_move,
    propose=propose,
    apply=apply,
    sample_chance=sample_chance,
    reply_policy=reply_policy,
    rollout_policy=rollout_policy,
    plans_alone=plans_alone,
    rollout=rollout,
    random_rollout=random_rollout,
    most_actions=MOST_LEGAL,
    most_seats=MOST_SEATS,
    exploration=1.0,
    calibrate=calibrate,
    looks_needed=2,
)
