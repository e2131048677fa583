"""Measure how long the scene of a position takes, which the server works out for those who look.

    python -m benchmarks.scenes [game ...] [--games 1] [--json]

Games with each usual set of options are played by instinct; at every position the scene is worked
out for the seat to move, or a spectator. Beside it, in the same run: to write that scene as JSON.
Processor time is counted, so that other programs on the machine hardly matter.
"""

import argparse
import gc
import json
import statistics
import sys
import time
from dataclasses import asdict, dataclass

import numpy as np

from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.turn import CHANCE, OVER

# What a scene may take on the two-core machine, in ms.
MEAN_BAR, WORST_BAR = 2.0, 5.0


@dataclass(frozen=True)
class Report:
    """The times of one game's scenes, in ms."""

    game: str
    scenes: int
    mean: float
    p99: float
    worst: float
    written: float  # to write one as JSON, in the mean
    ratio: float

    @property
    def met(self) -> bool:
        """Whether the bars are met."""
        return self.mean <= MEAN_BAR and self.worst <= WORST_BAR


def step(state: AnyState, rng: np.random.Generator) -> None:
    """One action: by chance, or what instinct likes best."""
    legal = state.legal()
    if state.to_move == CHANCE:
        chosen = rng.choice(len(legal), p=state.chances())
    else:
        values = np.array(
            state.view(state.to_move).game.heuristic.evaluate(state.view(state.to_move))
        )
        chosen = rng.choice(np.flatnonzero(values == values.max()))
    state.apply(legal[chosen])


def watch(state: AnyState) -> tuple[float, float]:
    """The seconds that the scene takes, and to write it."""
    view = state.view(state.to_move if state.to_move >= 0 else None)
    before = time.process_time()
    scene = view.game.presenter.scene(view)
    between = time.process_time()
    json.dumps(scene)
    return between - before, time.process_time() - between


def sit_through(state: AnyState, rng: np.random.Generator) -> list[tuple[float, float]]:
    """Watch a game from here to its end."""
    times = [watch(state)]
    while state.to_move != OVER:
        step(state, rng)
        times.append(watch(state))
    return times


def measure(game: AnyGame, games: int) -> Report:
    """Watch games with each set of options."""
    rng = np.random.default_rng(1)
    tables = list(game.option_sets())
    # In a process, messages are read once and kernels loaded once; a server has that behind it.
    for table in tables:
        sit_through(game.start(table), rng)
    # What all that left in memory is not looked through again in the middle of a scene.
    gc.collect()
    gc.freeze()
    rounds = [sit_through(game.start(table), rng) for table in tables for _ in range(games)]
    times = [one for each in rounds for one in each]
    scenes, written = ([1000 * one for one in column] for column in zip(*times, strict=True))
    mean, mean_written = statistics.mean(scenes), statistics.mean(written)
    return Report(
        game.name,
        len(scenes),
        mean,
        statistics.quantiles(scenes, n=100)[98],
        max(scenes),
        mean_written,
        mean / mean_written,
    )


def main() -> int:
    """Measure, print and tell by the exit status whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=game_names())
    parser.add_argument("--games", type=int, default=1, help="with each set of options")
    parser.add_argument("--json", action="store_true", help="print one JSON object a game")
    wish = parser.parse_args()
    reports = [measure(find_game(name), wish.games) for name in wish.game]
    for report in reports:
        if wish.json:
            print(json.dumps({**asdict(report), **find_provenance().as_json()}))
            continue
        print(
            f"{report.game}: {report.scenes:,} scenes, mean {report.mean:.2f} ms, "
            f"p99 {report.p99:.2f} ms, worst {report.worst:.2f} ms, "
            f"{report.ratio:.1f} times as long as to write them as JSON; "
            f"bars {MEAN_BAR:g} and {WORST_BAR:g} ms {'met' if report.met else 'MISSED'}"
        )
    if not wish.json:
        print(find_provenance())
    return 0 if all(report.met for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
