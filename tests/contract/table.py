"""What the contract suite plays: every registered game with every set of options."""

import os
from collections.abc import Iterator

import numpy as np

from ludoteca.core.game import OVER, AnyGame, AnyState, Options
from ludoteca.core.registry import find_game, game_names

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
# Plain Python plays about a hundred times slower.
MANY_ACTIONS = 6000 if COMPILED else 1
STRIDE = 2 if COMPILED else 9

# Every set of options; of those only some where everything takes a hundred times as long.
TABLES = [
    (game, options)
    for game in map(find_game, game_names())
    for options in list(game.option_sets())[:: 1 if COMPILED else 5]
]


def name_of(table: tuple[AnyGame, Options]) -> str:
    """A short name for a table in test reports."""
    game, options = table
    return f"{game.name}-{'-'.join(str(value) for value in options.as_json().values())}"


def play_randomly(game: AnyGame, options: Options, seed: int) -> Iterator[AnyState]:
    """One state, yielded before every action of a random game and at its end."""
    rng = np.random.default_rng(seed)
    state = game.start(options)
    yield state
    while state.to_move != OVER:
        legal = state.legal()
        state.apply(legal[rng.integers(len(legal))])
        yield state
