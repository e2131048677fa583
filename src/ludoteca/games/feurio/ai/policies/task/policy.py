"""What a crew does that plays for the task: the better a choice, the likelier it is."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel, lowest
from ludoteca.games.feurio.ai.policies.choices import (
    has_choice,
    note,
    pick,
    propose_evenly,
    soften,
    soften_for_search,
    weigh,
)
from ludoteca.games.feurio.ai.policies.task.feature import FEATURES, Feature
from ludoteca.games.feurio.ai.policies.task.placement import (
    describe_men,
    describe_pass,
    describe_place,
)
from ludoteca.games.feurio.ai.policies.task.spread import describe_tile
from ludoteca.games.feurio.ai.policies.task.survey import SURVEY, is_considered, survey_task
from ludoteca.games.feurio.ai.policies.task.weights import WEIGHTS
from ludoteca.games.feurio.ai.standing import value_end
from ludoteca.games.feurio.box import COLOURS
from ludoteca.games.feurio.rules.course import (
    CELL,
    KIND,
    MOST_LEGAL,
    PASS,
    Kind,
    apply,
    men_on,
    random_action,
)
from ludoteca.games.feurio.rules.fire import hottest
from ludoteca.games.feurio.rules.layout import Phase
from ludoteca.games.feurio.rules.men import bit, most_men

# A search looks around far more than somebody who follows the weights alone, and who hardly ever
# does what is second best: so much of them counts. Figures in docs/bots/learning.md.
CALM = 0.15


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
    survey_task(s, weights, k)
    if s.phase == Phase.LAY:
        return _weigh_tiles(s, k, actions, values, rows)
    describe_pass(k)
    n = note(k, 0, PASS, weigh(k, Feature.PASSED, Feature.SLACK + 1), actions, values, rows)
    for colour in range(len(COLOURS)):
        most = most_men(s, colour)
        tiles = k.vacant[0] if most > 0 else 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            if not everything and not is_considered(s, k, tile, colour):
                continue
            describe_place(s, k, tile, colour)
            value = weigh(k, 0, Feature.TWO_MEN)
            for count in range(1, most + 1):
                if not k.vacant[count - 1] & bit(tile):
                    break
                describe_men(s, k, tile, colour, count)
                more = weigh(k, Feature.TWO_MEN, Feature.SLACK + 1)
                action = men_on(s, tile, colour, count)
                n = note(k, n, action, value + more, actions, values, rows)
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
            describe_tile(s, k, cell)
            action = (Kind.LAY << KIND) | (cell << CELL)
            value = weigh(k, Feature.ROOM_CLOSED, FEATURES)
            n = note(k, n, action, value, actions, values, rows)
    return n


@kernel
def propose_for_task(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, each by its share, so that nothing is never looked at."""
    if not has_choice(s):
        return propose_evenly(s, actions, priors)
    survey = np.empty(1, SURVEY)
    rows = np.empty((0, FEATURES), np.float32)
    weights = WEIGHTS[s.seats - 1]
    count = weigh_choices(s, survey[0], weights, actions, priors, rows, everything=True)
    for i in range(count):
        priors[i] *= CALM
    soften_for_search(priors, count)
    return count


@kernel
def choose_for_task(
    s: np.record,
    rng: np.record,
    k: np.record,
    actions: np.ndarray,
    values: np.ndarray,
    rows: np.ndarray,
) -> int:
    """One of the choices that are considered, by its share."""
    if not has_choice(s):
        return random_action(s, rng)
    weights = WEIGHTS[s.seats - 1]
    count = weigh_choices(s, k, weights, actions, values, rows, everything=False)
    soften(values, count)
    return actions[pick(values, count, rng)]


@kernel
def task_policy(s: np.record, rng: np.record) -> int:
    """What crews do that play for the task without a search."""
    survey = np.empty(1, SURVEY)
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.empty(MOST_LEGAL, np.float32)
    rows = np.empty((0, FEATURES), np.float32)
    return choose_for_task(s, rng, survey[0], actions, values, rows)


@kernel
def finish_task(s: np.record, rng: np.record) -> None:
    """Play on to the end."""
    survey = np.empty(1, SURVEY)
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.empty(MOST_LEGAL, np.float32)
    rows = np.empty((0, FEATURES), np.float32)
    while s.phase != Phase.OVER:
        apply(s, choose_for_task(s, rng, survey[0], actions, values, rows))


@kernel
def rollout_of_task(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play on to the end, and tell by seat how far the task was done, and whether it was."""
    finish_task(s, rng)
    value_end(s, values, chances)
