"""Measure the search of Feurio! beside OpenSpiel's MCTS on 7 x 7 Hex, in C++ and in Python.

All run in turn on one core of one machine; the exit status is 1 when a bar is missed.
"""

import itertools
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.peers.comparison import Comparison, run
from benchmarks.peers.peer import (
    OPENSPIEL,
    Bar,
    ask,
    hold,
    install_peer,
    pin_to_one_core,
    start_worker,
    tell,
)
from ludoteca.bots import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.core import CHANCE, find_game
from ludoteca.core.game import AnyView

WORKER = Path(__file__).parent / "peers" / "openspiel_mcts.py"
SEATS = 4
CPP_BAR = 3.0
PYTHON_BAR = 50.0

SLICE_SECONDS = 1.0
SIZING_SECONDS = 0.25
FEWEST_SLICES = 3

# Runs so many simulations and returns the seconds they took.
Side = Callable[[int], float]


@dataclass(frozen=True)
class Report(Comparison):
    """Simulations per second, one complete game each, and how they compare."""

    open_spiel: str
    cpp_hex: float
    python_hex: float
    feurio: float
    feurio_guided: float
    beside_cpp: Bar
    beside_python: Bar


def first_decision() -> AnyView:
    """A table of four before its first decision, as its seat sees it."""
    game = find_game("feurio")
    state = game.start(game.options({"seats": SEATS}))
    # Four different numbers: all arrangements of them are open.
    for number in range(SEATS):
        assert state.to_move == CHANCE
        state.play(f"draw {3 + number}")
    return state.view(state.to_move)


def make_feurio_side(*, blind: bool) -> Side:
    """Our search, already compiled, with a new tree each time."""
    view = first_decision()
    seeds = itertools.count(1)

    def run(simulations: int) -> float:
        search = Search(view.game, next(seeds), blind=blind)
        start = time.perf_counter()
        done = search.think(view, Limit(simulations=simulations))
        seconds = time.perf_counter() - start
        assert done == simulations == sum(choice.visits for choice in search.choices())
        return seconds

    run(1)
    return run


def size_slice(run: Side) -> int:
    """Find how many simulations fill a slice; running them also warms the side up."""
    simulations = 64
    while (seconds := run(simulations)) < SIZING_SECONDS:
        simulations *= 2
    return max(1, round(simulations / seconds * SLICE_SECONDS))


def measure(seconds: float) -> Report:
    """Let all sides search slices in turn, so that a slow minute of the machine hits all."""
    python = install_peer(*OPENSPIEL)
    core = pin_to_one_core()
    tell(f"Measuring for about {seconds:g} seconds ...")
    with start_worker(python, WORKER) as worker:
        sides: dict[str, Side] = {
            "cpp": lambda n: ask(worker, f"cpp {n}")["seconds"],
            "python": lambda n: ask(worker, f"python {n}")["seconds"],
            "feurio": make_feurio_side(blind=True),
            "guided": make_feurio_side(blind=False),
        }
        sizes = {name: size_slice(run) for name, run in sides.items()}
        rounds = max(FEWEST_SLICES, round(seconds / (len(sides) * SLICE_SECONDS)))
        rates: dict[str, list[float]] = {name: [] for name in sides}
        for _ in range(rounds):
            for name, run in sides.items():
                rates[name].append(sizes[name] / run(sizes[name]))
    rate = {name: median(found) for name, found in rates.items()}
    beside_cpp = hold(rate["feurio"], rate["cpp"], CPP_BAR)
    beside_python = hold(rate["feurio"], rate["python"], PYTHON_BAR)
    return Report(
        open_spiel=OPENSPIEL[1],
        cpp_hex=rate["cpp"],
        python_hex=rate["python"],
        feurio=rate["feurio"],
        feurio_guided=rate["guided"],
        beside_cpp=beside_cpp,
        beside_python=beside_python,
        slices=rounds,
        core=core,
        met=beside_cpp.met and beside_python.met,
    )


def draw_row(name: str, rate: float, bar: Bar | None = None) -> str:
    """Lay out one rate, and how many times it ours is."""
    held = f"{bar.ratio:>9.1f}{bar.bar:>8g} x {'met' if bar.met else 'MISSED'}" if bar else ""
    return f"{name:<40}{rate:>12,.0f}{held}"


def draw_table(report: Report) -> str:
    """Lay out the result for a reader."""
    return "\n".join(
        [
            f"{'simulations per second':<40}{'':>12}{'ours is':>9}{'bar':>10}",
            draw_row("OpenSpiel's C++ MCTS, Hex 7 x 7", report.cpp_hex, report.beside_cpp),
            draw_row("OpenSpiel's Python MCTS, Hex 7 x 7", report.python_hex, report.beside_python),
            draw_row("Feurio!, games finished at random", report.feurio),
            draw_row("Feurio!, games finished as the bot does", report.feurio_guided),
            f"{report.describe()}; open_spiel {report.open_spiel}.",
        ]
    )


if __name__ == "__main__":
    sys.exit(run(__doc__, measure, draw_table))
