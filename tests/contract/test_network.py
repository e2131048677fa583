"""Networks: what is in the package is what its provenance tells of, for every table."""

import json
from hashlib import sha256
from importlib.resources import files

import numpy as np
import pytest

from ludoteca.core.game import AnyGame
from ludoteca.core.parts.network import PROVENANCE, WEIGHTS, Network
from tests.contract.table import TABLES

of_every_game = pytest.mark.parametrize(
    "game", dict.fromkeys(table[0] for table in TABLES if table[0].network), ids=lambda g: g.name
)


def network_of(game: AnyGame) -> Network:
    assert game.network is not None
    return game.network


@of_every_game
def test_the_weights_are_small_and_those_that_their_provenance_tells_of(game: AnyGame) -> None:
    network, folder = network_of(game), files(f"ludoteca.games.{game.name}.ai")
    provenance = json.loads(folder.joinpath(PROVENANCE).read_text("utf-8"))
    assert tuple(provenance["shape"]) == network.architecture.shape
    assert tuple(provenance["tables"]) == network.architecture.tables
    assert {"games", "positions", "minutes"} <= set(provenance)
    assert all(line["command"] for line in provenance["generations"])
    assert len(folder.joinpath(WEIGHTS).read_bytes()) <= 2_000_000
    digest = sha256()
    nets = network.weights()
    for layer in network.architecture.net.names or ():
        digest.update(np.ascontiguousarray(nets[layer]).tobytes())
    assert digest.hexdigest() == provenance["sha256"]


@of_every_game
def test_every_table_has_been_taught(game: AnyGame) -> None:
    nets = network_of(game).weights()
    assert all(net["outputs"].any() for net in nets)
