"""Compiling a game's kernels before somebody waits for them."""

from collections.abc import Iterator

import numpy as np

from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.compile_cache import is_compiled, kernel_modules, mark_compiled
from ludoteca.core.turn import CHANCE, OVER


def rules_are_compiled(game: AnyGame, *, here: bool = False) -> bool:
    """Whether all kernels of a game were compiled before; those of the search do not count.

    `here` means for the very processor of this machine.
    """
    module = type(game).__module__
    return is_compiled(module, kernel_modules(module), here=here)


def precompile(game: AnyGame) -> Iterator[str]:
    """Ask a game everything once, so that all its kernels are compiled and cached.

    Yields the key of a message before each part. Nothing happens when it was done before.
    """
    if rules_are_compiled(game):
        return
    yield "compiling-rules"
    rng = np.random.default_rng(0)
    state = game.start(next(game.option_sets()))
    while state.to_move != OVER:
        action = int(rng.choice(state.legal()))
        state.game.presenter.describe(state, state.move_of(action))
        state.apply_unchecked(action)
    yield "compiling-reports"
    state.game.presenter.report(state)
    for options in game.option_sets():
        state = game.start(options)
        while state.to_move == CHANCE:
            state.apply_unchecked(int(rng.choice(state.legal())))
        view = state.view(state.to_move)
        view.game.presenter.report(view)
        view.game.presenter.scene(view)
        yield "compiling-heuristic"
        view.game.heuristic.evaluate(view)
    module = type(game).__module__
    mark_compiled(module, kernel_modules(module))
