"""`python -m training.duel`: the network in the search, against the search as it is, at equal time.

One learned player among searchers, at every seat in turn; the share of games it wins, with an
interval (Wilson, 95 %). For a machine with many cores: a game on each.
"""

import argparse
import json
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields, replace
from itertools import cycle, islice
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from ludoteca.bots.bot import Bot, Limit
from ludoteca.bots.learned_bot import LearnedBot
from ludoteca.bots.registry import find_bot
from ludoteca.bots.search_bot import SearchBot
from ludoteca.core.figures.estimate import wilson
from ludoteca.core.game import AnyGame
from ludoteca.core.parts.network import Guidance, Network, TableOptions
from training.games import divide_victory, play_game
from training.subject import SUBJECTS, Table, find_subject

# The tables that are played at if none is named.
USUAL = {"feurio": "score-2,score-4", "futurisiko": "seats-4"}


# How the search uses a network, where it is tried in another way than its own: fields of
# `Guidance`, which are as different as JSON can be.
Settings = Mapping[str, Any]


class Candidate(LearnedBot):
    """A learned player whose weights are not in the package."""

    file: Path
    # Instead of the network's own.
    settings: Settings

    def network_of(self, game: AnyGame) -> Network:
        """The network of a game with the weights of a file."""
        network = find_subject(game.name).network
        with np.load(self.file) as arrays:
            weights = network.architecture.pack(arrays)

        def guide(options: TableOptions) -> Guidance:
            return replace(network.guide(options), **self.settings)

        return replace(network, weights=lambda: weights, guide=guide)


@dataclass(frozen=True)
class Duel:
    """Who meets whom, with how much time, by which weights."""

    game: str
    # The challenger, and those who sit down after it, again and again until all seats are taken.
    names: tuple[str, ...]
    limit: Limit
    seed: int
    file: Path
    settings: Settings

    def make_bot(self, name: str, seed: int) -> Bot:
        """A player by name: learned or search, with the limit, or a bot that needs none."""
        if name == "search":
            return SearchBot(seed, self.limit)
        if name != "learned":
            return find_bot(name, seed)
        bot = Candidate(seed, self.limit)
        bot.file, bot.settings = self.file, self.settings
        return bot

    def play(self, table: int, number: int) -> float:
        """In a worker: one game; what the challenger won of it, 0 to 1."""
        subject = find_subject(self.game)
        at, options = subject.tables[table], subject.tables[table].options[0]
        # Among rivals a deal is played from every chair; at a task all chairs are the same.
        deal, chair = divmod(number, 1 if at.is_task else options.seats)
        rng = np.random.default_rng([self.seed, table, deal])
        bots = [self.make_bot(name, number) for name in self._seat(chair, at)]
        state = subject.game.start(options)
        for _ in play_game(state, rng, lambda view: bots[view.to_move].choose(view, Limit())):
            """Nothing is asked on the way."""
        return divide_victory(state)[chair]

    def _seat(self, chair: int, at: Table) -> list[str]:
        """Who sits where: the challenger on a chair, or at a task on all."""
        challenger, *rivals = self.names
        if at.is_task:
            return [challenger] * at.seats
        around = [challenger, *islice(cycle(rivals), at.seats - 1)]
        return [around[(seat - chair) % at.seats] for seat in range(at.seats)]


def main() -> None:
    """Read the command line, play, and tell."""
    parser = argparse.ArgumentParser(prog="python -m training.duel", description=__doc__)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--game", default="feurio", choices=SUBJECTS)
    parser.add_argument("--tables", help="by name; else the usual ones")
    parser.add_argument("--guidance", default="", help="as exploration=0.7,rollout_share=0.5")
    parser.add_argument("--challenger", default="learned", help="or the spec of a bot without time")
    parser.add_argument("--rivals", default="search", help="the same, several by commas")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision")
    parser.add_argument("--simulations", type=int, help="for a decision, instead of seconds")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0, help="for each table, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    limit = Limit(given.seconds) if given.simulations is None else Limit(None, given.simulations)
    names = (given.challenger, *given.rivals.split(","))
    pairs = (pair.split("=") for pair in given.guidance.split(",") if pair)
    settings = {name: json.loads(value) for name, value in pairs}
    if unknown := settings.keys() - {field.name for field in fields(Guidance)}:
        parser.error(f"--guidance: no such field: {', '.join(sorted(unknown))}")
    duel = Duel(given.game, names, limit, given.seed, given.weights, settings)
    subject = find_subject(given.game)
    tables = given.tables or USUAL[given.game]
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for name in tables.split(","):
            table = subject.table_names.index(name)
            # One worker compiles; the others then find the kernels in the cache.
            pool.submit(replace(duel, limit=Limit(simulations=1)).play, table, 0).result()
            end = perf_counter() + 60 * given.minutes
            asked = [pool.submit(duel.play, table, number) for number in range(given.games)]
            results = []
            for done in as_completed(asked):
                if done.cancelled():
                    continue
                results.append(done.result())
                if perf_counter() > end:
                    for each in asked:
                        each.cancel()
            won, games = sum(results), len(results)
            low, high = wilson(won / games, games)
            at = subject.tables[table]
            line = {
                "game": given.game,
                "table": name,
                **settings,
                "challenger": names[0],
                "rivals": None if at.is_task else names[1:],
                "seconds": limit.seconds,
                "simulations": limit.simulations,
                "games": games,
                "share": round(won / games, 4),
                "interval": [round(low, 4), round(high, 4)],
                "fair": None if at.is_task else 1 / at.seats,
            }
            print(json.dumps(line), flush=True)
            if given.out is not None:
                with given.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
