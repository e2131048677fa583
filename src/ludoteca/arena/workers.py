"""Who plays the games of a match on this machine: one process for every core."""

import atexit
import multiprocessing
import os
import signal
from _thread import start_new_thread
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Protocol

from ludoteca.arena.match import ScheduledGame
from ludoteca.arena.play import play_game
from ludoteca.arena.result import Result
from ludoteca.core.errors import Malformed
from ludoteca.core.system.signals import END_SIGNALS, interruptible

# Games given out for every worker: one to play and one to go on with at once.
AHEAD = 2
# How many seconds workers have to end what their bots hold, before they are ended themselves.
GRACE = 5.0

Played = Generator[Result, None, None]


class Workers(Protocol):
    """Whoever plays games, in whatever order they end; closing it early drops the rest."""

    def play(self, games: Iterator[ScheduledGame]) -> Played:
        """Play all games."""


class InProcess:
    """One game after the other, in this process."""

    def play(self, games: Iterator[ScheduledGame]) -> Played:
        """Play all games."""
        with interruptible():
            yield from map(play_game, games)


class ProcessPool:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, games: Iterator[ScheduledGame]) -> Played:
        """Play all games; only as many are given out as are soon played."""
        pool = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), initializer=_serve
        )
        try:
            with interruptible():
                ahead = islice(games, AHEAD * self.workers)
                given = {pool.submit(play_game, game) for game in ahead}
                while given:
                    done, given = wait(given, return_when=FIRST_COMPLETED)
                    given |= {pool.submit(play_game, f) for f in islice(games, len(done))}
                    yield from map(_collect, done)
        finally:
            # Nobody waits for games that no longer count.
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            _dismiss(workers)


def _collect(future: Future[Result]) -> Result:
    try:
        return future.result()
    except BrokenProcessPool:
        raise Malformed("arena-worker-died") from None


def _dismiss(workers: Sequence[BaseProcess]) -> None:
    """Send workers away, and end those that do not hear."""
    for worker in workers:
        worker.terminate()
    deadline = monotonic() + GRACE
    for worker in workers:
        worker.join(max(deadline - monotonic(), 0))
        if worker.is_alive():
            worker.kill()


def _serve() -> None:
    """Leave Ctrl-C and the like to the parent, and never outlive it, however it ends."""
    for one in (signal.SIGINT, *END_SIGNALS):
        signal.signal(one, signal.SIG_IGN)
    # In a thread of its own: whatever was interrupted here may hold what a bot needs to be ended.
    signal.signal(signal.SIGTERM, lambda *_: start_new_thread(_leave, ()))
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by somebody"

    def follow() -> None:
        parent.join()
        _leave()

    Thread(target=follow, daemon=True).start()


def _leave() -> None:
    """End this process in the midst of a game, but first what bots have started."""
    atexit._run_exitfuncs()
    os._exit(1)


def cores() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def local_workers(workers: int | None) -> Workers:
    """Workers of this machine: all its cores, unless another number is asked for."""
    workers = workers or cores()
    return InProcess() if workers == 1 else ProcessPool(workers)
