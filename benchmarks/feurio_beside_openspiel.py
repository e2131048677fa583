"""Measure random games of Feurio! beside OpenSpiel's C++ random rollouts of 7 x 7 Hex.

Both run in turn on one core of one machine; the exit status is 1 when a bar is missed.
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
    OPENSPIEL,
    Bar,
    ask,
    hold,
    install_peer,
    pin_to_one_core,
    read_answer,
    start_worker,
    tell,
)
from ludoteca.games.feurio import FEURIO

WORKER = Path(__file__).parent / "peers" / "openspiel_hex.py"

SEATS = 4
DRAWS_PER_GAME = 36
GAMES_BAR = 4.0
MOVES_BAR = 5.0

SLICE_SECONDS = 1.0
SIZING_SECONDS = 0.25
FEWEST_SLICES = 3


@dataclass(frozen=True)
class Slice:
    """What one side played in one uninterrupted stretch of about a second."""

    games: int
    decisions: float
    actions: float
    seconds: float


@dataclass(frozen=True)
class Rates:
    """One side's speed per second: the medians over its slices."""

    games: float
    decisions: float
    actions: float


@dataclass(frozen=True)
class Report(Comparison):
    """Everything one run has found out."""

    open_spiel: str
    hex_mean_moves: float
    hex: Rates
    feurio: Rates
    games: Bar
    moves: Bar


Play = Callable[[int], Slice]


def make_peer_play(worker: subprocess.Popen[str], mean_moves: float) -> Play:
    """Return a function that has the worker play, timed inside the worker."""

    def play(games: int) -> Slice:
        seconds = ask(worker, games)["seconds"]
        # Hex has no chance, so its decisions are all of its actions.
        return Slice(games, games * mean_moves, games * mean_moves, seconds)

    return play


def make_feurio_play() -> Play:
    """Return a function that plays Feurio! in compiled kernels, already compiled."""
    options = FEURIO.options({"seats": SEATS})
    seeds = itertools.count(1)
    FEURIO.playouts.random_games(FEURIO.start(options), 1, next(seeds))

    def play(games: int) -> Slice:
        seed = next(seeds)
        start = time.perf_counter()
        actions = FEURIO.playouts.random_games(FEURIO.start(options), games, seed)
        seconds = time.perf_counter() - start
        return Slice(games, actions - DRAWS_PER_GAME * games, actions, seconds)

    return play


def size_slice(play: Play) -> int:
    """Find how many games fill a slice; playing them also warms the side up."""
    games = 64
    while (trial := play(games)).seconds < SIZING_SECONDS:
        games *= 2
    return max(1, round(games / trial.seconds * SLICE_SECONDS))


def alternate(peer: Play, feurio: Play, seconds: float) -> tuple[list[Slice], list[Slice]]:
    """Let the two sides play slices in turn, so that a slow minute of the machine hits both."""
    peer_games, feurio_games = size_slice(peer), size_slice(feurio)
    rounds = max(FEWEST_SLICES, round(seconds / (2 * SLICE_SECONDS)))
    peer_slices, feurio_slices = [], []
    for _ in range(rounds):
        peer_slices.append(peer(peer_games))
        feurio_slices.append(feurio(feurio_games))
    return peer_slices, feurio_slices


def rate(slices: list[Slice]) -> Rates:
    """Take the median of each rate, which one disturbed slice cannot move far."""
    return Rates(
        games=median(s.games / s.seconds for s in slices),
        decisions=median(s.decisions / s.seconds for s in slices),
        actions=median(s.actions / s.seconds for s in slices),
    )


def measure(seconds: float) -> Report:
    """Install the peer where needed, then measure both sides on the same core."""
    python = install_peer(*OPENSPIEL)
    # Not earlier, so that installing may use the whole machine.
    core = pin_to_one_core()
    tell(f"Measuring for about {seconds:g} seconds ...")
    with start_worker(python, WORKER) as worker:
        mean_moves = read_answer(worker)["mean_moves"]
        peer_slices, feurio_slices = alternate(
            make_peer_play(worker, mean_moves), make_feurio_play(), seconds
        )
    peer, feurio = rate(peer_slices), rate(feurio_slices)
    games = hold(feurio.games, peer.games, GAMES_BAR)
    # Draws are left out of the moves held against the bar: nobody chooses them, and Hex has none.
    moves = hold(feurio.decisions, peer.decisions, MOVES_BAR)
    return Report(
        open_spiel=OPENSPIEL[1],
        hex_mean_moves=mean_moves,
        hex=peer,
        feurio=feurio,
        games=games,
        moves=moves,
        slices=len(peer_slices),
        core=core,
        met=games.met and moves.met,
    )


def draw_row(name: str, theirs: float, ours: float, bar: Bar | None) -> str:
    """Lay out one rate; without a bar it is there to be known, not to be met."""
    verdict = f"{bar.bar:g} x {'met' if bar.met else 'MISSED'}" if bar else "none"
    return f"{name:<22}{theirs:>12,.0f}{ours:>14,.0f}{ours / theirs:>9.2f}{verdict:>14}"


def draw_table(report: Report) -> str:
    """Lay out the result for a reader."""
    hex_, feurio = report.hex, report.feurio
    return "\n".join(
        [
            f"{'per second':<22}{'Hex 7 x 7':>12}{'Feurio!':>14}{'ratio':>9}{'bar':>14}",
            draw_row("games", hex_.games, feurio.games, report.games),
            draw_row("moves", hex_.decisions, feurio.decisions, report.moves),
            draw_row("moves and draws", hex_.actions, feurio.actions, None),
            f"{report.describe()}; open_spiel "
            f"{report.open_spiel}, {report.hex_mean_moves:.2f} moves per game of Hex.",
        ]
    )


if __name__ == "__main__":
    sys.exit(run(__doc__, measure, draw_table))
