"""What somebody does who plays for points without a search: the better a choice, the likelier."""

import math

import numpy as np

from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.games.feurio.ai.policies.choices import (
    has_choice,
    note,
    propose_evenly,
    soften_for_search,
    weigh,
)
from ludoteca.games.feurio.ai.policies.points.feature import FEATURES, Feature
from ludoteca.games.feurio.ai.policies.points.placement import (
    describe_men,
    describe_pass,
    describe_place,
)
from ludoteca.games.feurio.ai.policies.points.spread import describe_firebreak, describe_tile
from ludoteca.games.feurio.ai.policies.points.survey import SURVEY, survey_points, survey_rivals
from ludoteca.games.feurio.ai.policies.points.weights import WEIGHTS
from ludoteca.games.feurio.box import COLOURS
from ludoteca.games.feurio.rules.course import (
    CELL,
    COLOUR,
    KIND,
    PASS,
    Kind,
    can_pay,
    men_on,
)
from ludoteca.games.feurio.rules.fire import hottest
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.rules.men import bit, most_men

# A search looks around more than somebody who follows the weights alone: so much of them counts.
CALM = 0.4
# One man more is by so much worse at most, for a search: who leans to many shall find them.
RELUCTANCE = 2.5
# With fewer seats nobody plays for points.
FEWEST_SEATS = 2
# With more, what was learned does no better than what attracts men; see docs/bots/learning.md.
MOST_SEATS_TAUGHT = FEWEST_SEATS + len(WEIGHTS) - 1


@kernel
def weigh_choices(
    s: np.record,
    k: np.record,
    weights: np.ndarray,
    actions: np.ndarray,
    values: np.ndarray,
    rows: np.ndarray,
    everything: bool,
) -> int:
    """What may be done, or what of it is considered, and its values; how much that is.

    As far as there are rows, the features of each are kept there.
    """
    survey_points(s, weights, k)
    if s.phase == Phase.LAY:
        return _weigh_tiles(s, k, actions, values, rows)
    describe_pass(k)
    n = note(k, 0, PASS, weigh(k, Feature.PASSED, Feature.LOST), actions, values, rows)
    tiles = k.vacant[0]
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        survey_rivals(s, k, tile)
        for colour in range(len(COLOURS)):
            most = most_men(s, colour)
            # R46: where a colour is already, more of it are only in the way of others.
            is_held = bool(s.held[colour] & bit(tile)) or k.owner[colour] < 0
            if most == 0 or (is_held and k.rivals == 0 and not everything):
                continue
            describe_place(s, k, tile, colour)
            value = weigh(k, 0, Feature.BLOCKS)
            least = -math.inf
            for count in range(1, most + 1):
                if not k.vacant[count - 1] & bit(tile):
                    break
                if count > 1 and k.rivals == 0 and not everything:
                    break
                describe_men(s, k, tile, colour, count)
                more = weigh(k, Feature.BLOCKS, Feature.PASSED)
                if everything:
                    more = max(more, least)
                    least = more - RELUCTANCE
                n = note(k, n, men_on(s, tile, colour, count), value + more, actions, values, rows)
    return n


@kernel
def _weigh_tiles(
    s: np.record, k: np.record, actions: np.ndarray, values: np.ndarray, rows: np.ndarray
) -> int:
    n = 0
    most = s.heat[hottest(s)]
    for position in range(s.opened):
        if s.heat[position] == most:
            cell = int(s.open_cell[position])
            describe_tile(s, k, cell, s.drawn)
            action = (Kind.LAY << KIND) | (cell << CELL)
            n = note(k, n, action, weigh(k, Feature.LOST, FEATURES), actions, values, rows)
            if s.firebreak:
                describe_firebreak(s, k, cell)
                value = weigh(k, Feature.LOST, FEATURES)
                for colour in COLOURS:
                    if can_pay(s, colour):
                        action = (Kind.BREAK << KIND) | (cell << CELL) | (colour << COLOUR)
                        n = note(k, n, action, value, actions, values, rows)
    return n


@kernel
def propose_for_points(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, each by its share, so that nothing is never looked at."""
    if not has_choice(s):
        return propose_evenly(s, actions, priors)
    survey = np.empty(1, SURVEY)
    rows = np.empty((0, FEATURES), np.float32)
    weights = WEIGHTS[s.seats - FEWEST_SEATS]
    count = weigh_choices(s, survey[0], weights, actions, priors, rows, everything=True)
    for i in range(count):
        priors[i] *= CALM
    soften_for_search(priors, count)
    return count
