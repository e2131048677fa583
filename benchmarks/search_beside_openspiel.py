"""Measure the search of Feurio! beside OpenSpiel's MCTS on 7 x 7 Hex, in C++ and in Python.

All run in turn on one core of one machine; the exit status is 1 when a bar is missed.
"""

import itertools
import sys
import time

from benchmarks.peers.comparison import Bar, Comparison, Side, Slice, run
from benchmarks.peers.peer import OPENSPIEL, Worker, ask
from ludoteca.bots import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.core import CHANCE, find_game
from ludoteca.core.game import AnyView

SEATS = 4
CPP, PYTHON = "OpenSpiel's C++ MCTS, Hex 7 x 7", "OpenSpiel's Python MCTS, Hex 7 x 7"
BLIND, GUIDED = "Feurio!, games finished at random", "Feurio!, games finished as the bot does"


def make_peer(worker: Worker, name: str, language: str) -> Side:
    """OpenSpiel's search, timed inside the worker."""
    return lambda simulations: (
        {name: simulations},
        ask(worker, f"{language} {simulations}")["seconds"],
    )


def first_decision() -> AnyView:
    """A table of four before its first decision, as its seat sees it."""
    game = find_game("feurio")
    state = game.start(game.options({"seats": SEATS}))
    # Four different numbers: all arrangements of them are open.
    for number in range(SEATS):
        assert state.to_move == CHANCE
        state.play(f"draw {3 + number}")
    return state.view(state.to_move)


def make_feurio(name: str, *, blind: bool) -> Side:
    """Our search, already compiled, with a new tree each time."""
    view = first_decision()
    seeds = itertools.count(1)

    def think(simulations: int) -> Slice:
        search = Search(view.game, next(seeds), blind=blind)
        start = time.perf_counter()
        done = search.think(view, Limit(simulations=simulations))
        seconds = time.perf_counter() - start
        assert done == simulations == sum(choice.visits for choice in search.choices())
        return {name: simulations}, seconds

    think(1)
    return think


COMPARISON = Comparison(
    OPENSPIEL,
    "openspiel_mcts.py",
    lambda worker: [
        make_peer(worker, CPP, "cpp"),
        make_peer(worker, PYTHON, "python"),
        make_feurio(BLIND, blind=True),
        make_feurio(GUIDED, blind=False),
    ],
    (Bar(BLIND, 3.0, beside=CPP), Bar(BLIND, 50.0, beside=PYTHON)),
)

if __name__ == "__main__":
    sys.exit(run(__doc__, COMPARISON))
