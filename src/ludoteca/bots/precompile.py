"""Compiling the search of a game before somebody waits for it."""

from collections.abc import Iterator

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts import kernels
from ludoteca.bots.mcts.search import Search
from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.compile_cache import is_compiled, mark_compiled
from ludoteca.core.turn import CHANCE


def search_is_compiled(game: AnyGame) -> bool:
    """Whether nothing is left to compile for the search; so it is where a game has none."""
    spec = game.search
    return spec is None or is_compiled(spec.module, (spec.module, kernels.__name__))


def precompile_search(game: AnyGame) -> Iterator[str]:
    """Think about the first decision of a game, so that the kernels of the search are compiled.

    Yields the key of a message before it does. Nothing happens when it was done before, or where
    a game cannot be searched.
    """
    if game.search is None or search_is_compiled(game):
        return
    yield "compiling-search"
    state = game.start(next(game.option_sets()))
    while state.to_move == CHANCE:
        state.apply_unchecked(state.legal()[0])
    search = Search(game, 0)
    for _ in range(2):  # the second time, what was thought is kept
        search.think(state.view(state.to_move), Limit(simulations=1))
    mark_compiled(game.search.module, (game.search.module, kernels.__name__))
