"""Compiling a game's kernels before somebody waits for them."""

from collections.abc import Iterator

import numpy as np

from ludoteca.core.game import AnyGame
from ludoteca.core.kernel import is_warm, mark_warm
from ludoteca.core.turn import CHANCE, OVER


def warm_up(game: AnyGame) -> Iterator[str]:
    """Ask a game everything once, so that all its kernels are compiled and cached.

    Yields the key of a message before each part. Nothing happens when it was done before.
    """
    module = type(game).__module__
    if is_warm(module):
        return
    yield "warm-rules"
    rng = np.random.default_rng(0)
    state = game.start(next(game.option_sets()))
    while state.to_move != OVER:
        action = int(rng.choice(state.legal()))
        state.game.presenter.describe(state, state.move_of(action))
        state.apply(action)
    yield "warm-reports"
    state.game.presenter.report(state)
    for options in game.option_sets():
        state = game.start(options)
        while state.to_move == CHANCE:
            state.apply(int(rng.choice(state.legal())))
        view = state.view(state.to_move)
        view.game.presenter.report(view)
        view.sample_state(rng)
        yield "warm-instinct"
        view.game.heuristic.evaluate(view)
    yield "warm-play"
    game.playouts.random_games(next(game.option_sets()), 1, 0)
    mark_warm(module)
