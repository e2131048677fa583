"""Compilers: what is not compiled yet is, in processes of their own, while people already play."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from time import monotonic

from ludoteca.bots.precompile import search_is_compiled
from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.deferral import VARIABLE, defer_compiling, end_deferring, is_deferring
from ludoteca.core.kernels.precompile import rules_are_compiled

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "ludoteca", "precompile")
# How often it is looked whether one is done, in seconds.
GLANCE = 0.5
# Seconds that the rules of a game take on a machine of two cores, and how many times as long its
# search takes: in between both games (21 and 44; 1.7 and 1.0 times), until this machine has shown
# its own pace.
RULES = 30
SEARCH = 1.5
CORES = os.cpu_count() or 1
# The priority of a process that nobody waits for.
LOWEST = 19
# Estimates are told in steps of so many seconds.
STEP = 5


def is_compiled(game: AnyGame, *, here: bool = False) -> bool:
    """Whether nothing is left to compile, neither rules nor search; for this processor, `here`."""
    return rules_are_compiled(game, here=here) and search_is_compiled(game, here=here)


class Compilers:
    """One process for each game that is not compiled: its rules first, then its search.

    Where all games are, but some for any processor, one more compiles those for this one. It gives
    way to everybody; whoever starts the server next time has what it made.
    """

    def __init__(self) -> None:
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self._refining: subprocess.Popen[bytes] | None = None
        self._started = monotonic()
        # By game, when its rules were found to be compiled.
        self._rules_done: dict[str, float] = {}
        self._preferred: str | None = None

    def start(self, games: Iterable[AnyGame]) -> None:
        """Compile what is missing; until that is done, it is played in plain Python."""
        games = list(games)
        missing = [game.name for game in games if not is_compiled(game)]
        general = [game.name for game in games if not is_compiled(game, here=True)]
        if missing:
            environment = {**os.environ}
            environment.pop(VARIABLE, None)
            defer_compiling()
            for name in missing:
                self._running[name] = _start_compiler([name], environment)
        elif general:
            self._refining = _start_compiler(general, os.environ)
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, self._refining.pid, LOWEST)

    async def watch(self) -> None:
        """Look after the processes until all are done."""
        while self._running:
            await asyncio.sleep(GLANCE)
            for name, process in list(self._running.items()):
                status = process.poll()
                if status is None:
                    continue
                del self._running[name]
                if status:
                    log.error("compiling failed: “ludoteca precompile %s” tells why", name)
                    end_deferring()
            if self._preferred not in self._running:
                self._signal("SIGCONT", self._running)

    def is_ready(self, game: AnyGame) -> bool:
        """Whether the search of a game can be played against."""
        return not is_deferring() or search_is_compiled(game)

    def prefer(self, game: AnyGame) -> None:
        """Somebody waits for this game: others for which there is no core rest until it is done."""
        if self._preferred != game.name and game.name in self._running:
            self._preferred = game.name
            resting = sorted(self._running.keys() - {game.name})[CORES - 1 :]
            self._signal("SIGSTOP", resting)
            self._signal("SIGCONT", self._running.keys() - {*resting})

    def estimate(self, game: AnyGame) -> int:
        """In about how many seconds the search of a game will be compiled."""
        now = monotonic()
        if rules_are_compiled(game):
            done = self._rules_done.setdefault(game.name, now)
            left = SEARCH * (done - self._started) - (now - done)
        else:
            # They take at least as long as they have taken: nobody is told of the last seconds,
            # and then of minutes.
            elapsed = now - self._started
            left = max(RULES, elapsed) * (1 + SEARCH) - elapsed
        return max(STEP, STEP * round(left / STEP))

    def close(self) -> None:
        """End what is not done."""
        for process in filter(None, (*self._running.values(), self._refining)):
            process.kill()
            process.wait()
        self._running.clear()
        self._refining = None

    def _signal(self, name: str, games: Iterable[str]) -> None:
        """Let processes rest, or go on; where a system cannot, all go on at once."""
        number = getattr(signal, name, None)
        if number is not None:
            for game in games:
                self._running[game].send_signal(number)


def _start_compiler(
    games: Sequence[str], environment: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    # Our own command, with the names of installed games.
    return subprocess.Popen(  # noqa: S603
        [*COMMAND, *games],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
