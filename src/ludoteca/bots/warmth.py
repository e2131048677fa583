"""Compiling the search of a game before somebody waits for it."""

from collections.abc import Iterator

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.core.game import AnyGame
from ludoteca.core.kernel import is_warm, mark_warm
from ludoteca.core.turn import CHANCE


def warm_search(game: AnyGame) -> Iterator[str]:
    """Think about the first decision of a game, so that the kernels of the search are compiled.

    Yields the key of a message before it does. Nothing happens when it was done before, or where
    a game cannot be searched.
    """
    if game.search is None or is_warm(game.search.module):
        return
    yield "warm-search"
    state = game.start(next(game.option_sets()))
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    search = Search(game, 0)
    for _ in range(2):  # the second time, what was thought is kept
        search.think(state.view(state.to_move), Limit(simulations=1))
    mark_warm(game.search.module)
