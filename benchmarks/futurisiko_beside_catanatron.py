"""Measure FutuRisiko! beside Catanatron, a simulator of Catan in Python: random actions.

Both run in turn on one core of one machine; the exit status is 1 when a bar is missed. Games
between greedy bots are measured as well, and held against a number of games a second.
"""

import argparse
import itertools
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from benchmarks.peers.peer import (
    CATANATRON,
    Bar,
    PeerError,
    hold,
    install_peer,
    pin_to_one_core,
    publish,
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
class Report:
    """Everything one run has found out."""

    catanatron: str
    catan_actions: float
    random_actions: float
    greedy_games: float
    beside_catan: Bar
    actions: Bar
    greedy: Bar
    slices: int
    core: int | None
    met: bool


def make_catan(worker: subprocess.Popen[str]) -> Side:
    """Return a function that has the worker play, timed inside the worker."""

    def play() -> float:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(f"{CATAN_GAMES}\n")
        worker.stdin.flush()
        line = worker.stdout.readline()
        if not line:
            raise PeerError("the peer's process stopped before it had answered")
        answer = json.loads(line)
        return float(answer["actions"] / answer["seconds"])

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
    core = "one core" if report.core is None else f"core {report.core}"
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
    lines.append(
        f"Medians of {report.slices} slices each, in turn, on {core}; "
        f"catanatron {report.catanatron}."
    )
    return "\n".join(lines)


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="time for all sides together")
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")
    return parser.parse_args()


def main() -> int:
    """Measure, print and tell by the exit status whether all bars are met."""
    arguments = read_arguments()
    try:
        report = measure(arguments.seconds)
    except PeerError as error:
        tell(str(error))
        return 2
    publish(asdict(report), draw_table(report), as_json=arguments.json)
    return 0 if report.met else 1


if __name__ == "__main__":
    sys.exit(main())
