"""Measure random games of Feurio! beside OpenSpiel's C++ random rollouts of 7 x 7 Hex.

Both run in turn on one core of one machine; the exit status is 1 when a bar is missed.
"""

import itertools
import sys

from benchmarks.peers.comparison import Bar, Comparison, Side, Slice, run, timed
from benchmarks.peers.peer import OPENSPIEL, Worker, ask, read_answer
from ludoteca.games.feurio import FEURIO

SEATS = 4
DRAWS_PER_GAME = 36


def make_hex(worker: Worker) -> Side:
    """The worker plays, timed inside the worker; how long games are, it tells once."""
    mean_moves = read_answer(worker)["mean_moves"]

    def play(games: int) -> Slice:
        seconds = ask(worker, games)["seconds"]
        return {"Hex 7 x 7, games": games, "Hex 7 x 7, moves": games * mean_moves}, seconds

    return play


def make_feurio() -> Side:
    """Feurio! in compiled kernels."""
    options = FEURIO.options({"seats": SEATS})
    seeds = itertools.count(1)

    def play(games: int) -> dict[str, float]:
        actions = FEURIO.playouts.random_games(FEURIO.start(options), games, next(seeds))
        return {
            "Feurio!, games": games,
            # Held against the bar without draws: nobody chooses them, and Hex has none.
            "Feurio!, moves": actions - DRAWS_PER_GAME * games,
            "Feurio!, moves and draws": actions,
        }

    return timed(play)


COMPARISON = Comparison(
    OPENSPIEL,
    "openspiel_hex.py",
    lambda worker: [make_hex(worker), make_feurio()],
    (
        Bar("Feurio!, games", 4.0, beside="Hex 7 x 7, games"),
        Bar("Feurio!, moves", 5.0, beside="Hex 7 x 7, moves"),
        Bar("Feurio!, moves and draws", beside="Hex 7 x 7, moves"),
    ),
)

if __name__ == "__main__":
    sys.exit(run(__doc__, COMPARISON))
