"""Measure FutuRisiko! beside Catanatron, a simulator of Catan in Python: random actions.

Both run in turn on one core of one machine; the exit status is 1 when a bar is missed. Games
between greedy bots are measured as well, and held against a number of games a second.
"""

import itertools
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.peers.comparison import Comparison, run
from benchmarks.peers.peer import (
    CATANATRON,
    Bar,
    ask,
    hold,
    install_peer,
    pin_to_one_core,
    start_worker,
    tell,
)
from ludoteca.games.futurisiko import FUTURISIKO

WORKER = Path(__file__).parent / "peers" / "catanatron_games.py"
SEATS = 4
CATAN_BAR = 100.0
ACTIONS_BAR = 1_500_000.0
GREEDY_BAR = 300.0

CATAN_GAMES = 10
RANDOM_GAMES = 25
GREEDY_GAMES = 400
FEWEST_SLICES = 3
# The three sides of a slice take about so many seconds.
SLICE_SECONDS = 2.5

# Actions, or games, a second.
Side = Callable[[], float]


@dataclass(frozen=True)
class Report(Comparison):
    """Everything one run has found out."""

    catanatron: str
    catan_actions: float
    random_actions: float
    greedy_games: float
    beside_catan: Bar
    actions: Bar
    greedy: Bar


def make_catan(worker: subprocess.Popen[str]) -> Side:
    """Return a function that has the worker play, timed inside the worker."""

    def play() -> float:
        answer = ask(worker, CATAN_GAMES)
        return answer["actions"] / answer["seconds"]

    return play


def make_random() -> Side:
    """Return a function that plays random games, broken off after 200 rounds."""
    options = FUTURISIKO.options({"seats": SEATS})
    seeds = itertools.count(1)

    def play() -> float:
        start = time.perf_counter()
        actions = FUTURISIKO.playouts.random_games(
            FUTURISIKO.start(options), RANDOM_GAMES, next(seeds)
        )
        return actions / (time.perf_counter() - start)

    return play


def make_greedy() -> Side:
    """Return a function that plays games between greedy bots, with cards, to their end."""
    options = FUTURISIKO.options({"seats": SEATS})
    seeds = itertools.count(1)

    def play() -> float:
        start = time.perf_counter()
        FUTURISIKO.playouts.greedy_games(FUTURISIKO.start(options), GREEDY_GAMES, next(seeds))
        return GREEDY_GAMES / (time.perf_counter() - start)

    return play


def measure(seconds: float) -> Report:
    """Install the peer where needed, then measure all sides on the same core."""
    python = install_peer(*CATANATRON)
    # Not earlier, so that installing may use the whole machine.
    core = pin_to_one_core()
    tell(f"Measuring for about {seconds:g} seconds ...")
    slices = max(FEWEST_SLICES, round(seconds / SLICE_SECONDS))
    with start_worker(python, WORKER) as worker:
        sides = (make_catan(worker), make_random(), make_greedy())
        for side in sides:
            side()  # warm
        # In turn, so that a slow minute of the machine hits all.
        rates = [[side() for side in sides] for _ in range(slices)]
    catan, actions, greedy = (median(column) for column in zip(*rates, strict=True))
    beside = hold(actions, catan, CATAN_BAR)
    bars = hold(actions, ACTIONS_BAR, 1.0), hold(greedy, GREEDY_BAR, 1.0)
    return Report(
        catanatron=CATANATRON[1],
        catan_actions=catan,
        random_actions=actions,
        greedy_games=greedy,
        beside_catan=beside,
        actions=bars[0],
        greedy=bars[1],
        slices=slices,
        core=core,
        met=beside.met and all(bar.met for bar in bars),
    )


def draw_table(report: Report) -> str:
    """Lay out the result for a reader."""
    rows = [
        ("Catanatron, random actions", report.catan_actions, "", None),
        (
            "FutuRisiko!, random actions",
            report.random_actions,
            f"{CATAN_BAR:g} x",
            report.beside_catan,
        ),
        ("", report.random_actions, f"{ACTIONS_BAR:,.0f}", report.actions),
        ("FutuRisiko!, greedy games", report.greedy_games, f"{GREEDY_BAR:,.0f}", report.greedy),
    ]
    lines = [f"{'per second':<30}{'rate':>14}{'ratio':>9}{'bar':>12}"]
    for name, rate, bar, held in rows:
        ratio = f"{held.ratio:.2f}" if held else ""
        verdict = ("met" if held.met else "MISSED") if held else ""
        lines.append(f"{name:<30}{rate:>14,.0f}{ratio:>9}{bar:>12} {verdict}")
    lines.append(f"{report.describe()}; catanatron {report.catanatron}.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(run(__doc__, measure, draw_table))
