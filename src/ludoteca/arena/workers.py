"""Who plays the games of a match on this machine: one process for every core."""

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from threading import Thread
from typing import Protocol

from ludoteca.arena.match import Fixture
from ludoteca.arena.play import Failure, Result, play_fixture
from ludoteca.core.errors import Malformed

# Games given out for every worker: one to play and one to go on with at once.
AHEAD = 2

Played = Generator[Result | Failure, None, None]


class Crew(Protocol):
    """Whoever plays games, in whatever order they end; closing it early drops the rest."""

    def play(self, fixtures: Iterator[Fixture]) -> Played:
        """Play all games."""


class Alone:
    """One game after the other, in this process."""

    def play(self, fixtures: Iterator[Fixture]) -> Played:
        """Play all games."""
        yield from map(play_fixture, fixtures)


class Processes:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, fixtures: Iterator[Fixture]) -> Played:
        """Play all games; only as many are given out as are soon played."""
        pool = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), initializer=_serve
        )
        try:
            given = {pool.submit(play_fixture, f) for f in islice(fixtures, AHEAD * self.workers)}
            while given:
                done, given = wait(given, return_when=FIRST_COMPLETED)
                given |= {pool.submit(play_fixture, f) for f in islice(fixtures, len(done))}
                yield from map(_collect, done)
        finally:
            # Nobody waits for games that no longer count.
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def _collect(future: Future[Result | Failure]) -> Result | Failure:
    try:
        return future.result()
    except BrokenProcessPool:
        raise Malformed("arena-worker-died") from None


def _serve() -> None:
    """Leave Ctrl-C to the parent, and never outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by somebody"

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def hire(workers: int | None) -> Crew:
    """A crew of this machine: all its cores, unless another number is asked for."""
    workers = workers or cores()
    return Alone() if workers == 1 else Processes(workers)
