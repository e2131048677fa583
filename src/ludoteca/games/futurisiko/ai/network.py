"""A small network that judges positions: the chance to win of all seats at once.

Two hidden layers; a net of its own for each number of seats. How far ahead a seat ends is learned
as well, for that says more about a position than who won; but it is worth nothing (F56, F59).
"""

from functools import cache

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.perceptron import run_net, share_out
from ludoteca.core.parts.network import Architecture, Guidance, Network, TableOptions, Weights
from ludoteca.games.futurisiko.ai.features import ENCODING, FEATURES, write_features
from ludoteca.games.futurisiko.ai.search import play_on
from ludoteca.games.futurisiko.box import COLOURS, SEATS

ARCHITECTURE = Architecture(ENCODING, FEATURES, COLOURS, tuple(f"seats-{seats}" for seats in SEATS))
OUTPUTS = ARCHITECTURE.outputs
FEWEST_SEATS = SEATS[0]
# So many rounds are played on after the present one before a position is judged; the search, which
# judges by less, plays one.
HORIZON = 0


@kernel
def evaluate(s: np.record, nets: np.ndarray, values: np.ndarray, chances: np.ndarray) -> None:
    """The chance to win of each seat, as the seat on turn sees it; and that is all it is worth."""
    features = np.empty(FEATURES, np.uint8)
    outputs = np.empty(OUTPUTS, np.float32)
    sides = np.empty(COLOURS, np.float32)
    write_features(s, s.seat, features)
    run_net(nets[s.seats - FEWEST_SEATS], features, outputs)
    share_out(outputs[: s.seats], sides)
    for seat in range(s.seats):
        values[seat] = sides[(seat - s.seat) % s.seats]
        chances[seat] = values[seat]


@kernel
def settle(s: np.record, rng: np.record) -> None:
    """Play on to the end of a round: there, no invasion is left undecided."""
    play_on(s, rng, int(s.rounds) + HORIZON)


@cache
def read_weights() -> Weights:
    """The weights in the package."""
    return ARCHITECTURE.read(__package__)


# Chances to win differ by little from one step to the next; figures in docs/bots/learning.md.
GUIDANCE = Guidance(exploration=0.4)


def guide(options: TableOptions) -> Guidance:  # noqa: ARG001 the same at all tables
    """How the search uses the nets."""
    return GUIDANCE


NETWORK = Network(ARCHITECTURE, write_features, evaluate, read_weights, guide, settle=settle)
