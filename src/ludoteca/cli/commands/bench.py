"""ludoteca bench: how fast a game is on one core of this machine."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from time import perf_counter

import numpy as np
from rich.table import Table

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.cli.console import aside, console, open_game, write
from ludoteca.core.chance import Dealer
from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.storage import copy_often
from ludoteca.core.options import Options
from ludoteca.core.stored import StoredPosition
from ludoteca.core.text.messages import say
from ludoteca.core.turn import CHANCE

COPIES = 1_000_000
STARTS = 3
Figures = dict[str, float | int]


def measure(name: str, seconds: float, *, as_json: bool) -> int:
    """Measure and print; the exit status."""
    game = open_game(name)
    options = game.options({})
    figures: Figures = {}
    with aside.status("") as status:
        status.update(say("bench-random"))
        figures |= _measure_random_games(game, options, seconds)
        status.update(say("bench-greedy"))
        figures |= _measure_greedy_games(game, options, seconds)
        status.update(say("bench-search"))
        figures |= _measure_search(game, options, seconds)
        status.update(say("bench-copy"))
        figures |= _measure_copies(game, options)
        status.update(say("bench-start"))
        figures |= _measure_start(name)
        status.update(say("bench-compile"))
        figures |= _measure_compilation(name)
    origin = find_provenance()
    if as_json:
        print(json.dumps({**figures, **origin.as_json()}))  # noqa: T201 for other programs
    else:
        _print_table(figures)
        write(str(origin), "dim")
    return 0


def _measure_random_games(game: AnyGame, options: Options, seconds: float) -> Figures:
    """Complete random games inside the kernels, scoring included."""
    games, actions, elapsed = _play_for(
        seconds, partial(game.playouts.random_games, game.start(options))
    )
    return {
        "random_games_per_s": round(games / elapsed),
        "random_actions_per_s": round(actions / elapsed),
        "actions_per_game": round(actions / games, 1),
    }


def _measure_greedy_games(game: AnyGame, options: Options, seconds: float) -> Figures:
    """Complete games by the heuristic, all seats alike."""
    games, actions, elapsed = _play_for(
        seconds, partial(game.playouts.greedy_games, game.start(options))
    )
    return {
        "greedy_games_per_s": round(games / elapsed),
        "greedy_actions_per_s": round(actions / elapsed),
    }


def _play_for(seconds: float, play: Callable[[int, int], int]) -> tuple[int, int, float]:
    """Play for about so long: the games, their actions, and the time they took."""
    play(1, 0)
    games, actions, batch = 0, 0, 1
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        actions += play(batch, games)
        games += batch
        # Batches of about a tenth of the time, so that the clock is read rarely.
        batch = max(batch, int(games / max(perf_counter() - start, 0.001) * seconds / 10))
    return games, actions, elapsed


def _measure_search(game: AnyGame, options: Options, seconds: float) -> Figures:
    """Simulations at the first decision: finished at random, as others do; as the bot plays."""
    state = game.start(options)
    dealer = Dealer("bench")
    while state.to_move == CHANCE:
        state.apply_unchecked(dealer.choose(state.legal(), state.chances()))
    view = state.view(state.to_move)
    figures: Figures = {}
    for name, blind in ("search_simulations_per_s", True), ("guided_simulations_per_s", False):
        search = Search(game, seed=0, blind=blind)
        search.think(view, Limit(simulations=1))
        start = perf_counter()
        simulations = search.think(view, Limit(seconds=seconds))
        figures[name] = round(simulations / (perf_counter() - start))
    return figures


def _measure_copies(game: AnyGame, options: Options) -> Figures:
    """A copy of a game inside a kernel, as a search makes it; where it has kernels."""
    state = game.start(options)
    if not isinstance(state, StoredPosition):
        return {}
    storage = state.storage
    copies = np.zeros(64, storage.dtype)
    copy_often(storage, copies, 1)
    start = perf_counter()
    copy_often(storage, copies, COPIES)
    return {
        "state_bytes": storage.nbytes,
        "copy_ns": round((perf_counter() - start) / COPIES * 1e9, 1),
    }


def _measure_start(name: str) -> Figures:
    """From the shell to a terminal game that waits for its first decision, and out again."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LUDOTECA_DATA": folder}
        return {
            "start_s_warm": _time_command(["play", name], environment),
            "help_s_warm": _time_command(["--help"], environment),
        }


def _measure_compilation(name: str) -> Figures:
    """All kernels of a game, with nothing in the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LUDOTECA_CACHE": folder}
        return {"compile_s_cold": _time_command(["precompile", name], environment, times=1)}


def _time_command(words: list[str], environment: dict[str, str], times: int = STARTS) -> float:
    """The best of several runs of a command in a process of its own."""
    command = [sys.executable, "-c", "from ludoteca.cli.app import main; main()", *words]
    taken = []
    for _ in range(times):
        start = perf_counter()
        subprocess.run(  # noqa: S603 our own command
            command, env=environment, input=b"quit\n", capture_output=True, check=True
        )
        taken.append(perf_counter() - start)
    return round(min(taken), 3)


def _print_table(figures: Figures) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for name, figure in figures.items():
        table.add_row(f"{figure:,}", say(f"bench-{name.replace('_', '-')}"))
    console.print(table)
