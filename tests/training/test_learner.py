"""The learner: what it is taught it knows, and its layers say the same as the kernel."""

import numpy as np
import pytest

from ludoteca.core.kernels.perceptron import run_net
from ludoteca.core.parts.network import Architecture
from training.learner import Learner, find_backend

FEATURES, SIDES = 40, 4
ARCHITECTURE = Architecture(1, FEATURES, SIDES, ("one table",))
SHAPE = ARCHITECTURE.shape


def lesson(rows: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions won by whoever has more of feature 0 than of feature 1."""
    rng = np.random.default_rng(seed)
    features = np.zeros((rows, FEATURES), np.uint8)
    features[:, :20] = rng.integers(0, 12, (rows, 20))
    targets = np.zeros((rows, ARCHITECTURE.outputs), np.float32)
    targets[:, 0] = features[:, 0] > features[:, 1]
    targets[:, 1] = 1 - targets[:, 0]
    targets[:, SIDES] = targets[:, 0]
    targets[:, SIDES + 1] = targets[:, 1]
    return features, targets


@pytest.fixture(scope="module")
def taught() -> Learner:
    learner = Learner(find_backend("numpy"), SHAPE, 2, seed=1)
    learner.learn(*lesson(10_000, 1), epochs=4, batch=256, rate=3e-3, seed=2)
    return learner


def test_it_learns_what_decides(taught: Learner) -> None:
    loss = taught.judge(*lesson(2_000, 3))
    assert loss.brier < 0.1 < loss.brier_of_constant


def test_the_kernel_says_what_the_learner_says(taught: Learner) -> None:
    features, _ = lesson(20, 4)
    net = ARCHITECTURE.blank()
    for name, layer in taught.layers().items():
        net[name] = layer
    outputs = np.zeros(ARCHITECTURE.outputs, np.float32)
    for row, expected in zip(features, taught.outputs(features), strict=True):
        run_net(net[0], row, outputs)
        assert outputs == pytest.approx(expected, abs=1e-3)


def test_who_goes_on_from_layers_knows_what_they_knew(taught: Learner) -> None:
    again = Learner(find_backend("numpy"), SHAPE, 2, seed=5)
    assert taught.scale is not None
    again.restore(taught.layers(), taught.scale)
    features, _ = lesson(20, 6)
    assert again.outputs(features) == pytest.approx(taught.outputs(features), abs=1e-3)


def test_the_same_seed_learns_the_same() -> None:
    layers = []
    for _ in range(2):
        learner = Learner(find_backend("numpy"), SHAPE, 2, seed=1)
        learner.learn(*lesson(1_000, 1), epochs=1, batch=100, rate=1e-3, seed=2)
        layers.append(learner.layers())
    assert all(np.array_equal(layers[0][name], layers[1][name]) for name in layers[0])
