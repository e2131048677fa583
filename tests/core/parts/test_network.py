"""The shape of nets: one for each table, from features to two numbers for each side."""

import numpy as np

from ludoteca.core.kernels.perceptron import FIRST, SECOND
from ludoteca.core.parts.network import Architecture

SMALL = Architecture(encoding=1, features=5, most_sides=3, tables=("duel", "crowd"))


def test_a_net_has_two_layers_between_features_and_what_it_tells_of_each_side() -> None:
    assert SMALL.shape == (5, FIRST, SECOND, 6)
    nets = SMALL.blank()
    assert len(nets) == len(SMALL.tables)
    # A row more than inputs: what a layer adds to all.
    assert nets["first"].shape[1:] == (6, FIRST)
    assert nets["outputs"].shape[1:] == (SECOND + 1, 6)


def test_layers_that_are_packed_are_those_of_the_nets() -> None:
    rng = np.random.default_rng(1)
    shapes = {layer: SMALL.blank()[layer].shape for layer in ("first", "second", "outputs")}
    layers = {layer: rng.random(shape).astype(np.float32) for layer, shape in shapes.items()}
    nets = SMALL.pack(layers)
    assert all(np.array_equal(nets[layer], layers[layer]) for layer in layers)
