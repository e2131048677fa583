"""A small network that judges positions: chances to win, and points ahead, for all seats at once.

Two hidden layers; a net of its own for each table, for a duel has little in common with a task.
A task is played against the fire: two sides, the crews and the fire.
"""

from functools import cache

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.perceptron import run_net, share_out
from ludoteca.core.parts.network import Architecture, Guidance, Network, TableOptions, Weights
from ludoteca.games.feurio.ai.calibration import calibrate_learned
from ludoteca.games.feurio.ai.features import ENCODING, FEATURES, write_features
from ludoteca.games.feurio.ai.policies.points.policy import MOST_SEATS_TAUGHT, propose_for_points
from ludoteca.games.feurio.ai.policies.task.policy import propose_for_task, rollout_of_task
from ludoteca.games.feurio.ai.search import propose, rollout
from ludoteca.games.feurio.ai.standing import VICTORY
from ludoteca.games.feurio.box import GOALS, Goal
from ludoteca.games.feurio.rules.layout import MOST_SEATS

# By their index, the tables that have a net of their own.
TABLES = tuple(
    sorted(
        ((goal, seats) for seats, goals in GOALS.items() for goal in goals),
        key=lambda table: (table[0], table[1]),
    )
)
ARCHITECTURE = Architecture(
    ENCODING, FEATURES, MOST_SEATS, tuple(f"{goal}-{seats}" for goal, seats in TABLES)
)
# By side, a measure of its chance to win; then by side, how far ahead it ends, from 0 to 1.
OUTPUTS = ARCHITECTURE.outputs
_INDEX = np.zeros((len(Goal), MOST_SEATS + 1), np.int64)
for _index, (_goal, _seats) in enumerate(TABLES):
    _INDEX[_goal, _seats] = _index


@kernel
def table_of(s: np.record) -> int:
    """Which of the tables a game is played at."""
    return _INDEX[s.goal, s.seats]


@kernel
def sides_at(s: np.record) -> int:
    """How many sides may win: all seats, or crews and fire."""
    return s.seats if s.goal == Goal.SCORE else 2


@kernel
def judge_sides(s: np.record, nets: np.ndarray, chances: np.ndarray, leads: np.ndarray) -> None:
    """The chance to win and the lead of each side, beginning with that of the seat on turn."""
    features = np.empty(FEATURES, np.uint8)
    outputs = np.empty(OUTPUTS, np.float32)
    write_features(s, s.seat, features)
    run_net(nets[table_of(s)], features, outputs)
    sides = sides_at(s)
    share_out(outputs[:sides], chances)
    for side in range(sides):
        leads[side] = min(np.float32(1.0), max(np.float32(0.0), outputs[MOST_SEATS + side]))


@kernel
def evaluate(s: np.record, nets: np.ndarray, values: np.ndarray, chances: np.ndarray) -> None:
    """What a position is worth to each seat, the coin in which ends are paid, and its chance."""
    sides = np.empty(MOST_SEATS, np.float32)
    leads = np.empty(MOST_SEATS, np.float32)
    judge_sides(s, nets, sides, leads)
    for seat in range(s.seats):
        side = (seat - s.seat) % s.seats if s.goal == Goal.SCORE else 0
        chances[seat] = sides[side]
        values[seat] = VICTORY * sides[side] + (1.0 - VICTORY) * leads[side]


@kernel
def learned_propose(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, each the sooner, the likelier it is by what was learned."""
    if s.goal != Goal.SCORE:
        return propose_for_task(s, actions, priors)
    if s.seats > MOST_SEATS_TAUGHT:
        return propose(s, actions, priors)
    return propose_for_points(s, actions, priors)


@kernel
def learned_rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play to the end; for the task, as was learned for it."""
    if s.goal == Goal.SCORE:
        rollout(s, rng, values, chances)
    else:
        rollout_of_task(s, rng, values, chances)


@cache
def read_weights() -> Weights:
    """The weights in the package."""
    return ARCHITECTURE.read(__package__)


# With two crews half of a value is a game finished in thought; with three or four the network is
# better off without, unless some of them can be predicted. For a task, what was learned is how to
# go on: games finished so tell more than a net that was taught by them. Figures in
# docs/bots/learning.md.
DUEL = Guidance(rollout_share=0.5)
CROWD = Guidance(exploration=0.7, among_predictable=Guidance(rollout_share=0.5))
TASK = Guidance(exploration=0.5, rollout_share=1.0)


def guide(options: TableOptions) -> Guidance:
    """How a tree grows at a table."""
    if options.is_cooperative:
        return TASK
    return DUEL if options.seats == 2 else CROWD


NETWORK = Network(
    ARCHITECTURE,
    write_features,
    evaluate,
    read_weights,
    guide,
    propose=learned_propose,
    rollout=learned_rollout,
    calibrate=calibrate_learned,
)
