"""What a long past costs: copies, views, samples, moves at a table, replays (see README.md)."""

import argparse
import gc
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

import numpy as np

from ludoteca.core.game import AnyState
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import Positions, replay
from ludoteca.core.registry import find_game
from ludoteca.core.turn import OVER
from ludoteca.table import SeatPlan, Setup, Table

LENGTHS = (10, 100, 1_000, 10_000)
# Feurio! ends after some hundred actions; FutuRisiko! need not end.
GAMES: dict[str, dict[str, object]] = {
    "feurio": {"seats": 4, "firebreak": True},
    "futurisiko": {"seats": 4, "round_limit": None},
}
RECORD_BYTES = 1_000_000


def play_on(state: AnyState, actions: int, rng: np.random.Generator) -> AnyState:
    """Play a game at random until it has so many actions, or before its end.

    Armies stay at home: they would win some day, and cards are what is hidden.
    """
    while len(state.actions) < actions:
        legal = state.legal()
        quiet = [action for action in legal[-20:] if _is_quiet(state, action)] or legal
        before = state.copy()
        state.apply_unchecked(quiet[rng.integers(len(quiet))])
        if state.to_move == OVER:
            return before
    return state


def _is_quiet(state: AnyState, action: int) -> bool:
    return str(state.move_of(action)).split()[0] not in ("build", "move", "ferry")


def measure(act: Callable[[], object], seconds: float) -> float:
    """How long something takes, in microseconds of the processor: the least of some slices."""
    act()
    slices: list[float] = []
    for _ in range(5):
        start, times = process_time(), 0
        while process_time() - start < seconds / 5:
            act()
            times += 1
        slices.append((process_time() - start) / times * 1e6)
    return min(slices)


def measure_position(state: AnyState, seconds: float) -> dict[str, float]:
    """What everybody does all the time, in one position."""
    seat = next(seat for seat in range(state.options.seats) if seat != state.to_move)
    rng = np.random.default_rng(1)
    view = state.view(seat)
    action = state.legal()[-1]

    def move() -> None:
        after = state.copy()
        after.apply_unchecked(action)
        after.view(seat)

    return {
        "copy": measure(state.copy, seconds),
        "view": measure(lambda: state.view(seat), seconds),
        "sample": measure(lambda: view.sample_state(rng), seconds),
        "view, sample": measure(lambda: state.view(seat).sample_state(rng), seconds),
        "copy, move, view": measure(move, seconds),
        "table": measure_table(state, seconds),
        "earlier": measure(lambda: Positions(state)[len(state.actions) * 2 // 3], seconds),
    }


def measure_table(state: AnyState, seconds: float) -> float:
    """What a move takes at a table that has come so far: tried on a fork, as the server does."""
    record = Record.of(state)
    seats = tuple(SeatPlan(kind="here", name=f"P{n}") for n in range(state.options.seats))
    setup = Setup(
        game=record.game,
        options=dict(record.options),
        seats=(SeatPlan(kind="me"), *seats[1:]),
        host="host",
        actions=record.actions,
    )
    table = Table(setup, "1")
    table.open("Host", "", 0.0)
    assert table.to_move is not None, "everybody sits"
    text = str(table.state.move_of(table.state.legal()[-1]))

    def move() -> None:
        fork = table.fork()
        assert fork.to_move is not None
        fork.move(fork.to_move, fork.version, text, 0.0)

    return measure(move, seconds)


def print_curves(seconds: float) -> None:
    """A table for each game: a row for each length."""
    for game, options in GAMES.items():
        rules = find_game(game)
        state = rules.start(rules.options(options))
        rng = np.random.default_rng(1)
        for length in LENGTHS:
            state = play_on(state, length, rng)
            figures = measure_position(state, seconds)
            if length == LENGTHS[0]:
                _print_row([game, *figures])
                _print_row(["---", *["---:"] * len(figures)])
            _print_row([f"{len(state.actions):,}", *(f"{f:,.1f}" for f in figures.values())])
            if len(state.actions) < length:
                break
        print()


def _print_row(cells: Sequence[str]) -> None:
    print("|", " | ".join(cells), "|", flush=True)


def write_long_record() -> Record:
    """A legal record of about a megabyte."""
    rules = find_game("futurisiko")
    rng = np.random.default_rng(1)
    state, length = rules.start(rules.options(GAMES["futurisiko"])), 0
    while len(str(Record.of(state))) < RECORD_BYTES:
        length += 10_000
        state = play_on(state, length, rng)
    return Record.of(state)


def print_replay(path: Path) -> None:
    """What a long record takes as a replay: memory, and time for any position."""
    if not path.exists():
        path.write_text(str(write_long_record()))
    text = path.read_text()
    record = Record.from_text(text)
    first = replay(replace(record, actions=record.actions[:100]))
    first.game.presenter.scene(first.view(0))  # everything is compiled
    gc.collect()
    before, start = _resident(), perf_counter()
    positions = Positions(replay(Record.from_text(text)))
    opened = perf_counter() - start
    rng = np.random.default_rng(1)
    times = []
    for step in rng.integers(len(positions), size=100):
        start = perf_counter()
        position = positions[int(step)]
        position.game.presenter.scene(position.view(0))
        times.append(perf_counter() - start)
    gc.collect()
    print(f"{len(text) / 1e6:.2f} MB, {len(positions) - 1:,} actions: opened in {opened:.1f} s,")
    print(f"{(_resident() - before) / 1e6:.1f} MB more; a position and its scene take")
    print(f"{np.median(times) * 1e3:.1f} ms, at most {max(times) * 1e3:.1f} ms.")


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def main() -> None:
    """Print what there is to see."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--record", type=Path, help="open this long record; written if missing")
    arguments = parser.parse_args()
    print_curves(arguments.seconds)
    if arguments.record:
        print_replay(arguments.record)


if __name__ == "__main__":
    main()
