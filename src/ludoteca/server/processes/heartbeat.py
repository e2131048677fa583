"""The heartbeat of a process: it tells that it lives, and sees that no break costs anybody time."""

import logging

from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.store import Store
from ludoteca.table import write_entry
from ludoteca.table.entries import Paused

log = logging.getLogger(__name__)

# Seconds between two beats: a file is on a disk that need not be kept busy.
OWN, SHARED = 5.0, 2.0
# What is shorter is no break. Where others beat, one that has just begun may hear of them late.
OWN_BREAK, SHARED_BREAK = 0.5, SHARED + 1.0
# A clock that is set by less is followed without a word.
LEAST_JUMP = 1.0


class Heartbeat:
    """Beats as long as the process lives."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock
        self._interval = SHARED if store.is_shared else OWN
        self._break = SHARED_BREAK if store.is_shared else OWN_BREAK
        # When it last beat, in ticks of the clock.
        self._last = float("-inf")
        # Whether the database did not answer to a beat: nobody could do anything.
        self._was_lost = False

    async def start(self) -> None:
        """Begin, and let the clocks of all tables go on where they stopped."""
        await self._resume(None)

    async def stop(self) -> None:
        """Beat for the last time: what comes after does not run on anybody's clock."""
        try:
            await self._store.heartbeats.beat(self._clock.now())
        except Exception:
            log.exception("the last beat is not written; clocks stopped at the one before")

    async def beat(self) -> bool:
        """Beat if it is time for it; whether there was a break, so that clocks have moved."""
        if jump := self._find_jump():
            return await self._jump(jump)
        if abs(self._clock.ticks() - self._last) < self._interval:
            return False
        try:
            if self._was_lost:
                return await self._resume(None)
            await self._store.heartbeats.beat(self._clock.now())
        except Exception:
            self._was_lost = True
            raise
        self._last = self._clock.ticks()
        return False

    def _find_jump(self) -> float:
        """By how much the system's clock was set, if that is worth a word."""
        jump = self._clock.jump
        if abs(jump) >= LEAST_JUMP:
            return jump
        self._clock.move(jump)
        return 0.0

    async def _jump(self, jump: float) -> bool:
        """Follow the system's clock, and move all clocks with it.

        The time is never ahead of the clocks that were moved, or somebody would run out of it.
        """
        expected = self._clock.now()
        self._clock.move(min(jump, 0.0))
        try:
            is_moved = await self._resume(expected, expected + jump)
        except Exception:
            self._clock.move(-min(jump, 0.0))
            raise
        self._clock.move(max(jump, 0.0))
        return is_moved

    async def _resume(self, expected: float | None, now: float | None = None) -> bool:
        now = self._clock.now() if now is None else now
        least = self._break if expected is None else LEAST_JUMP

        def write_pause(seconds: float) -> str:
            return write_entry(Paused(at=now, seconds=seconds))

        pause = await self._store.heartbeats.resume(now, expected, least, write_pause)
        if pause:
            log.info("after a break of %.0f seconds all clocks go on where they stopped", pause)
        self._last, self._was_lost = self._clock.ticks(), False
        return bool(pause)
