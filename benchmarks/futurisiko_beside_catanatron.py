"""Measure FutuRisiko! beside Catanatron, a simulator of Catan in Python: random actions.

Both run in turn on one core of one machine; the exit status is 1 when a bar is missed. Games
between greedy bots are measured as well, and held against a number of games a second.
"""

import itertools
import sys

from benchmarks.peers.comparison import Bar, Comparison, Side, Slice, run, timed
from benchmarks.peers.peer import CATANATRON, Worker, ask
from ludoteca.games.futurisiko import FUTURISIKO

SEATS = 4
CATAN, RANDOM = "Catanatron, random actions", "FutuRisiko!, random actions"
GREEDY = "FutuRisiko!, greedy games"


def make_catan(worker: Worker) -> Side:
    """The worker plays, timed inside the worker."""

    def play(games: int) -> Slice:
        answer = ask(worker, games)
        return {CATAN: answer["actions"]}, answer["seconds"]

    return play


def make_ours() -> list[Side]:
    """Random games, broken off after 200 rounds; and greedy bots with cards, to their end."""
    options = FUTURISIKO.options({"seats": SEATS})
    playouts, seeds = FUTURISIKO.playouts, itertools.count(1)

    def play_greedily(games: int) -> dict[str, float]:
        playouts.greedy_games(FUTURISIKO.start(options), games, next(seeds))
        return {GREEDY: games}

    return [
        timed(lambda n: {RANDOM: playouts.random_games(FUTURISIKO.start(options), n, next(seeds))}),
        timed(play_greedily),
    ]


COMPARISON = Comparison(
    CATANATRON,
    "catanatron_games.py",
    lambda worker: [make_catan(worker), *make_ours()],
    (Bar(RANDOM, 100, beside=CATAN), Bar(RANDOM, 1_500_000), Bar(GREEDY, 300)),
)

if __name__ == "__main__":
    sys.exit(run(__doc__, COMPARISON))
