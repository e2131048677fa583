"""Errands: messages on their way out. They wait, come again later, and never hold up play."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

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
# How long those under way may take when the house is closed.
FAREWELL = 2.0

# One attempt to hand a message over.
Attempt = Callable[[], Awaitable[None]]


class Undelivered(Exception):
    """A message was not taken: why, without anything secret, and whether to try again."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Errands:
    """All messages of one kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._tasks: set[asyncio.Task[None]] = set()
        # Those that are being handed over just now.
        self._busy: set[asyncio.Task[None]] = set()
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._is_full = False

    def run(self, attempt: Attempt, after: float = 0.0) -> bool:
        """Send something, not before so many seconds; False if too much waits already."""
        if len(self._tasks) >= MOST:
            if not self._is_full:
                log.warning("too many messages wait (%s); new ones are dropped", self.kind)
            self._is_full = True
            self._count("dropped")
            return False
        self._is_full = False
        task = asyncio.create_task(self._run(attempt, after))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def close(self) -> None:
        """Give those that are being handed over a moment; what still waits is lost."""
        if self._busy:
            await asyncio.wait(self._busy, timeout=FAREWELL)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, attempt: Attempt, after: float) -> None:
        await asyncio.sleep(after)
        for pause in (*PAUSES, None):
            try:
                async with self._hands, asyncio.timeout(PATIENCE):
                    with self._hand_over():
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
                self._count("failed")
                return
            else:
                self._count("sent")
                return
            if pause is None:
                break
            self._count("retried")
            await asyncio.sleep(pause)
        log.warning("a message was not delivered (%s): %s", self.kind, why)
        self._count("failed")

    @contextmanager
    def _hand_over(self) -> Iterator[None]:
        task = asyncio.current_task()
        assert task is not None, "errands are tasks"
        self._busy.add(task)
        try:
            yield
        finally:
            self._busy.discard(task)

    def _count(self, outcome: str) -> None:
        MESSAGES.labels(self.kind, outcome).inc()
