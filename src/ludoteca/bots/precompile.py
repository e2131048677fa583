"""Compiling the search of a game before somebody waits for it."""

from collections.abc import Iterator

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts import kernels
from ludoteca.bots.mcts.search import Search
from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.compile_cache import is_compiled, kernel_modules, mark_compiled
from ludoteca.core.turn import CHANCE, OVER

# After every so many actions of the game that is played to compile it, a state is sampled.
SAMPLED = 50


def search_is_compiled(game: AnyGame, *, here: bool = False) -> bool:
    """Whether nothing is left to compile for the search; so it is where a game has none.

    `here` means for the very processor of this machine.
    """
    if game.search is None:
        return True
    return is_compiled(game.search.module, search_modules(game), here=here)


def precompile_search(game: AnyGame) -> Iterator[str]:
    """Think about the first decision of a game, and sample what is hidden later in it.

    Yields the key of a message before it does. Nothing happens when it was done before, or where
    a game cannot be searched.
    """
    if game.search is None or search_is_compiled(game):
        return
    yield "compiling-search"
    rng = np.random.default_rng(0)
    state = game.start(next(game.option_sets()))
    while state.to_move == CHANCE:
        state.apply_unchecked(state.legal()[0])
    search = Search(game, 0)
    for _ in range(2):  # the second time, what was thought is kept
        search.think(state.view(state.to_move), Limit(simulations=1))
    # Nothing much is hidden at first: to sample it later takes other kernels.
    while state.to_move != OVER:
        if len(state.actions) % SAMPLED == SAMPLED - 1:
            state.view(0).sample_state(rng)
        state.apply_unchecked(int(rng.choice(state.legal())))
    mark_compiled(game.search.module, search_modules(game))


def search_modules(game: AnyGame) -> frozenset[str]:
    """What a search is made of: to sample what is hidden, a game may use any kernel it has."""
    assert game.search is not None
    own = kernel_modules(type(game).__module__)
    return own | {game.search.module, kernels.__name__}
