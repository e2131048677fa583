"""`python -m training.duel`: the network in the search, against the search as it is, at equal time.

One learned player among searchers, at every seat in turn; the share of games it wins, with an
interval (Wilson, 95 %). For a machine with many cores: a game on each.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import cast

import numpy as np

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.learned_bot import LearnedBot
from ludoteca.bots.quick_bot import QuickBot
from ludoteca.bots.search_bot import SearchBot
from ludoteca.core.game import AnyGame
from ludoteca.core.parts.network import Network
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, Goal
from ludoteca.games.feurio.ai.network import NETWORK, TABLE_NAMES, TABLES, pack_nets
from training.selfplay import options_at


class Candidate(LearnedBot):
    """A learned player whose weights are not in the package."""

    file: Path

    def network_of(self, game: AnyGame) -> Network:  # noqa: ARG002 it knows one game
        """The network with the weights of a file."""
        return replace(NETWORK, weights=self._weights)

    def _weights(self) -> np.ndarray:
        with np.load(self.file) as arrays:
            return pack_nets(arrays)


def make_bot(name: str, limit: Limit, seed: int, file: Path) -> Bot:
    """A player by name: learned, search or quick."""
    if name == "quick":
        return QuickBot(seed)
    if name == "search":
        return SearchBot(seed, limit)
    bot = Candidate(seed, limit)
    bot.file = file
    return bot


def play_game(
    table: int, number: int, names: tuple[str, str], limit: Limit, seed: int, file: Path
) -> float:
    """In a worker: one game; what the challenger won of it, 0 to 1."""
    options = options_at(table)[0]
    rng = np.random.default_rng([seed, table, number // options.seats])
    chair = number % options.seats
    alone = options.goal != Goal.SCORE
    bots = [
        make_bot(names[0] if alone or seat == chair else names[1], limit, number, file)
        for seat in range(options.seats)
    ]
    game = cast("AnyGame", FEURIO)
    state = game.start(options)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(int(rng.choice(state.legal(), p=state.chances())))
        else:
            decision = bots[state.to_move].choose(state.view(state.to_move), Limit())
            state.apply(state.action_of(decision.move))
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    if alone:
        return float(bool(outcome.won))
    winners = outcome.ranking[0]
    return 1.0 / len(winners) if chair in winners else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - reach) / whole, (middle + reach) / whole


def main() -> None:
    """Read the command line, play, and tell."""
    parser = argparse.ArgumentParser(prog="python -m training.duel", description=__doc__)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--tables", default="score-2,score-4")
    parser.add_argument("--challenger", default="learned", help="learned, search or quick")
    parser.add_argument("--rival", default="search", help="learned, search or quick")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision")
    parser.add_argument("--simulations", type=int, help="for a decision, instead of seconds")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0, help="for each table, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    limit = Limit(given.seconds) if given.simulations is None else Limit(None, given.simulations)
    names = (given.challenger, given.rival)
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for name in given.tables.split(","):
            table = TABLE_NAMES.index(name)
            end = perf_counter() + 60 * given.minutes
            asked = [
                pool.submit(play_game, table, number, names, limit, given.seed, given.weights)
                for number in range(given.games)
            ]
            results = []
            for done in as_completed(asked):
                if done.cancelled():
                    continue
                results.append(done.result())
                if perf_counter() > end:
                    for each in asked:
                        each.cancel()
            won, games = sum(results), len(results)
            low, high = wilson(won, games)
            goal, seats = TABLES[table]
            fair = 1 / seats if goal == Goal.SCORE else None
            line = {
                "table": name,
                "challenger": names[0],
                "rival": names[1] if goal == Goal.SCORE else None,
                "seconds": limit.seconds,
                "simulations": limit.simulations,
                "games": games,
                "share": round(won / max(1, games), 4),
                "interval": [round(low, 4), round(high, 4)],
                "fair": fair,
            }
            print(json.dumps(line), flush=True)
            if given.out is not None:
                with given.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
