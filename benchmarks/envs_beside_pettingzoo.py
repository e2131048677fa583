"""Measure our environments beside PettingZoo's own Connect Four and chess.

All run in turn on one core of one machine; the exit status is 1 when a bar is missed.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.peers.comparison import Comparison, run
from benchmarks.peers.peer import (
    PETTINGZOO,
    ask,
    install_peer,
    pin_to_one_core,
    start_worker,
    tell,
)
from ludoteca.envs import BatchEnv
from ludoteca.envs.pettingzoo_env import PettingZooEnv

WORKER = Path(__file__).parent / "peers" / "pettingzoo_games.py"
TABLES: dict[str, dict[str, object]] = {
    "feurio": {"seats": 4},
    "futurisiko": {"seats": 4, "round_limit": 6},
}
GAMES_AT_ONCE = 128
# Decisions a second, by environment and game.
BARS = {
    "PettingZoo feurio": 20_000,
    "PettingZoo futurisiko": 10_000,
    "BatchEnv feurio": 2_000_000,
    "BatchEnv futurisiko": 300_000,
}

SLICE_SECONDS = 0.7
FEWEST_SLICES = 3

# Takes about so many steps; how many it took in how many seconds.
Side = Callable[[int], tuple[int, float]]


@dataclass(frozen=True)
class Row:
    """How many steps a second somebody takes, beside Connect Four, and what it should be."""

    name: str
    steps: float
    beside_connect_four: float
    bar: int | None


@dataclass(frozen=True)
class Report(Comparison):
    """Everything one run has found out."""

    pettingzoo: str
    rows: list[Row]


def make_peer_side(worker: subprocess.Popen[str], name: str) -> Side:
    """A game of PettingZoo's own, timed inside the worker."""
    return lambda steps: (steps, ask(worker, f"{name} {steps}")["seconds"])


def make_pettingzoo_side(game: str) -> Side:
    """Our environment for PettingZoo, asked as its own games are."""
    env = PettingZooEnv(game, TABLES[game])
    rng = random.Random(1)

    def run(steps: int) -> tuple[int, float]:
        start = time.perf_counter()
        done = 0
        while done < steps:
            env.reset(rng.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, ended, _, _ = env.last()
                legal = observation["action_mask"].nonzero()[0]
                env.step(None if ended else int(rng.choice(legal)))
                done += 1
                if done == steps:
                    break
        return steps, time.perf_counter() - start

    return run


def make_batch_side(game: str) -> Side:
    """Many games at once, sampled at random among what is legal."""
    env = BatchEnv(game, TABLES[game], GAMES_AT_ONCE)

    def run(steps: int) -> tuple[int, float]:
        rounds = -(-steps // GAMES_AT_ONCE)
        start = time.perf_counter()
        for _ in range(rounds):
            env.step(env.sample())
        return rounds * GAMES_AT_ONCE, time.perf_counter() - start

    return run


def size_slice(run: Side) -> int:
    """Find how many steps fill a slice; taking them also warms the side up."""
    steps = 64
    while (seconds := run(steps)[1]) < SLICE_SECONDS / 4:
        steps *= 2
    return max(1, round(steps / seconds * SLICE_SECONDS))


def measure(seconds: float) -> Report:
    """Let all sides take slices in turn, so that a slow minute of the machine hits all."""
    python = install_peer(*PETTINGZOO)
    core = pin_to_one_core()
    tell(f"Measuring for about {seconds:g} seconds ...")
    with start_worker(python, WORKER) as worker:
        sides = {
            "PettingZoo's Connect Four": make_peer_side(worker, "connect_four"),
            "PettingZoo's chess": make_peer_side(worker, "chess"),
            **{f"PettingZoo {game}": make_pettingzoo_side(game) for game in TABLES},
            **{f"BatchEnv {game}": make_batch_side(game) for game in TABLES},
        }
        sizes = {name: size_slice(run) for name, run in sides.items()}
        slices = max(FEWEST_SLICES, round(seconds / (len(sides) * SLICE_SECONDS)))
        rates: dict[str, list[float]] = {name: [] for name in sides}
        for _ in range(slices):
            for name, run in sides.items():
                steps, taken = run(sizes[name])
                rates[name].append(steps / taken)
    rate = {name: median(found) for name, found in rates.items()}
    peer = rate["PettingZoo's Connect Four"]
    rows = [Row(name, steps, steps / peer, BARS.get(name)) for name, steps in rate.items()]
    met = all(row.bar is None or row.steps >= row.bar for row in rows)
    return Report(slices, core, met, PETTINGZOO[1], rows)


def draw_table(report: Report) -> str:
    """Lay out the result for a reader."""
    lines = [f"{'steps per second':<28}{'':>12}{'beside Connect Four':>22}{'bar':>20}"]
    for row in report.rows:
        verdict = "" if row.bar is None else "met" if row.steps >= row.bar else "MISSED"
        bar = "" if row.bar is None else f"{row.bar:,} {verdict}"
        lines.append(f"{row.name:<28}{row.steps:>12,.0f}{row.beside_connect_four:>22,.2f}{bar:>20}")
    lines.append(f"{report.describe()}.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(run(__doc__, measure, draw_table))
