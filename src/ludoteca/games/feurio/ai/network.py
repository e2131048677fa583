"""A small network that judges positions: chances to win, and points ahead, for all seats at once.

Two hidden layers; a net of its own for each table, for a duel has little in common with a task.
A task is played against the fire: two sides, the crews and the fire.
"""

import json
import math
from functools import cache
from importlib.resources import files

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.network import Network, Weights
from ludoteca.games.feurio.ai.features import ENCODING, FEATURES, write_features
from ludoteca.games.feurio.ai.search import VICTORY
from ludoteca.games.feurio.box import GOALS, Goal
from ludoteca.games.feurio.rules.layout import MOST_SEATS

FIRST = 64
SECOND = 32
# By side, a measure of its chance to win; then by side, how far ahead it ends, from 0 to 1.
OUTPUTS = 2 * MOST_SEATS

# The last row of each layer is what it adds to all.
NET = np.dtype(
    (
        np.record,
        [
            ("first", "f4", (FEATURES + 1, FIRST)),
            ("second", "f4", (FIRST + 1, SECOND)),
            ("outputs", "f4", (SECOND + 1, OUTPUTS)),
        ],
    )
)

# By their index, the tables that have a net of their own.
TABLES = tuple(
    sorted(
        ((goal, seats) for seats, goals in GOALS.items() for goal in goals),
        key=lambda table: (table[0], table[1]),
    )
)
TABLE_NAMES = tuple(f"{goal}-{seats}" for goal, seats in TABLES)
_INDEX = np.zeros((len(Goal), MOST_SEATS + 1), np.int64)
for _index, (_goal, _seats) in enumerate(TABLES):
    _INDEX[_goal, _seats] = _index

WEIGHTS = "network.npz"
PROVENANCE = "network.json"


@kernel
def table_of(s: np.record) -> int:
    """Which of the tables a game is played at."""
    return _INDEX[s.goal, s.seats]


@kernel
def sides_at(s: np.record) -> int:
    """How many sides may win: all seats, or crews and fire."""
    return s.seats if s.goal == Goal.SCORE else 2


@kernel
def run_net(net: np.record, features: np.ndarray, outputs: np.ndarray) -> None:
    """What a net says of features. Most of them are 0, and so is half of what follows."""
    first = np.empty(FIRST, np.float32)
    second = np.empty(SECOND, np.float32)
    for j in range(FIRST):
        first[j] = net.first[FEATURES, j]
    for i in range(FEATURES):
        if features[i] != 0:
            x = np.float32(features[i])
            for j in range(FIRST):
                first[j] += x * net.first[i, j]
    for j in range(SECOND):
        second[j] = net.second[FIRST, j]
    for i in range(FIRST):
        x = first[i]
        if x > 0:
            for j in range(SECOND):
                second[j] += x * net.second[i, j]
    for j in range(OUTPUTS):
        outputs[j] = net.outputs[SECOND, j]
    for i in range(SECOND):
        x = second[i]
        if x > 0:
            for j in range(OUTPUTS):
                outputs[j] += x * net.outputs[i, j]


@kernel
def judge_sides(s: np.record, nets: np.ndarray, chances: np.ndarray, leads: np.ndarray) -> None:
    """The chance to win and the lead of each side, beginning with that of the seat on turn."""
    features = np.empty(FEATURES, np.uint8)
    outputs = np.empty(OUTPUTS, np.float32)
    write_features(s, s.seat, features)
    run_net(nets[table_of(s)], features, outputs)
    sides = sides_at(s)
    most = outputs[0]
    for side in range(1, sides):
        most = max(most, outputs[side])
    total = np.float32(0.0)
    for side in range(sides):
        chances[side] = math.exp(outputs[side] - most)
        total += chances[side]
    for side in range(sides):
        chances[side] /= total
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


@cache
def read_weights() -> Weights:
    """The weights in the package; an error if they belong to other features."""
    folder = files(__package__)
    provenance = json.loads(folder.joinpath(PROVENANCE).read_text("utf-8"))
    if provenance["encoding"] != ENCODING:
        raise ValueError(f"these weights know encoding {provenance['encoding']}, not {ENCODING}")
    with folder.joinpath(WEIGHTS).open("rb") as file, np.load(file) as arrays:
        return pack_nets(arrays)


def pack_nets(arrays: "np.lib.npyio.NpzFile | dict[str, np.ndarray]") -> Weights:
    """The nets of all tables from arrays by layer: `first`, `second` and `outputs`."""
    nets = np.zeros(len(TABLES), NET)
    assert NET.names is not None
    for layer in NET.names:
        nets[layer] = arrays[layer]
    return nets


NETWORK = Network(evaluate, read_weights)
