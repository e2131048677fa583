"""A queue of messages on their way out: each waits, is tried again later, and holds up no play.

The pauses are ours, not a library's: they end early when the server stops, which `tenacity` and
`stamina` do not know, and jitter is of no use to one sender of four messages at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ludoteca.server.metrics import MESSAGES

log = logging.getLogger(__name__)

# Messages under way; beyond these the newest are dropped.
MOST = 1000
# So many are handed over at the same time.
AT_ONCE = 4
# Seconds for one attempt, whatever the receiver does.
PATIENCE = 10.0
# Pauses before each further attempt, in seconds: in all about an hour.
PAUSES = (1.0, 5.0, 30.0, 120.0, 600.0, 3000.0)
# How long all may take together when the server stops.
CLOSING = 5.0

# One attempt to hand a message over.
Attempt = Callable[[], Awaitable[None]]


async def do_nothing() -> None:
    """What is usually done when a message is given up: nothing."""


class Undelivered(Exception):
    """A message was not taken: why, without anything secret, and whether to try again."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class RetryQueue:
    """All messages of one kind, each a task of its own."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._tasks: set[asyncio.Task[None]] = set()
        self._senders = asyncio.Semaphore(AT_ONCE)
        self._is_full = False
        self._closes = asyncio.Event()

    def put(self, attempt: Attempt, after: float = 0.0, give_up: Attempt = do_nothing) -> bool:
        """Send something, not before so many seconds; False if too much waits already."""
        if len(self._tasks) >= MOST:
            if not self._is_full:
                log.warning("too many messages wait (%s); new ones are dropped", self.kind)
            self._is_full = True
            self._count("dropped")
            return False
        self._is_full = False
        task = asyncio.create_task(self._run(attempt, after, give_up))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def close(self) -> None:
        """Try all that waits once more, now and not for long; what is left is lost, and told."""
        self._closes.set()
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=CLOSING)
        if late:
            log.warning("messages lost as the server stops (%s): %d", self.kind, len(late))
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _run(self, attempt: Attempt, after: float, give_up: Attempt) -> None:
        is_sent = False
        try:
            is_sent = await self._send(attempt, after)
        finally:
            self._count("sent" if is_sent else "failed")
            if not is_sent:
                await give_up()

    async def _send(self, attempt: Attempt, after: float) -> bool:
        await self._rest(after)
        for pause in (*PAUSES, None):
            try:
                async with self._senders, asyncio.timeout(PATIENCE):
                    await attempt()
            except Undelivered as fault:
                why = str(fault)
                if fault.for_good:
                    break
            except TimeoutError:
                why = "no answer in time"
            except Exception:
                # A message of ours that cannot be written is no better later.
                log.exception("a message could not be sent (%s)", self.kind)
                return False
            else:
                return True
            if pause is None or self._closes.is_set():
                break
            self._count("retried")
            await self._rest(pause)
        log.warning("a message was not delivered (%s): %s", self.kind, why)
        return False

    async def _rest(self, seconds: float) -> None:
        """Wait, but no longer than the server runs."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closes.wait()

    def _count(self, outcome: str) -> None:
        MESSAGES.labels(self.kind, outcome).inc()
