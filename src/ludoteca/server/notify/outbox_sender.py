"""Sends what waits in the outbox, each message at least once, and holds up no play.

The pauses are ours, not a library's: what waits is in the database, where any process finds it,
and jitter is of no use to a sender of four messages at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ludoteca.server.monitoring.metrics import MESSAGES
from ludoteca.store import MessageRow
from ludoteca.store.outbox import Outbox

log = logging.getLogger(__name__)

# Messages of a kind that may wait; beyond these the newest are dropped.
MOST = 10_000
# So many are handed over at the same time.
AT_ONCE = 4
# Seconds for one attempt, whatever the receiver does.
PATIENCE = 10.0
# So long a message is left to whoever has claimed it: an attempt, with time to write that down.
LEASE = 30.0
# Pauses before each further attempt, in seconds: in all about an hour.
PAUSES = (1.0, 5.0, 30.0, 120.0, 600.0, 3000.0)
# How long attempts under way may take together when the server stops.
CLOSING = 5.0

# Hands a message over; False where it was not wanted any more.
Send = Callable[[MessageRow], Awaitable[bool]]
GiveUp = Callable[[MessageRow], Awaitable[None]]


async def do_nothing(_message: MessageRow) -> None:
    """What is usually done when a message is given up: nothing."""


class Undelivered(Exception):
    """A message was not taken: why, without anything secret, and whether to try again."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class OutboxSender:
    """Sends all messages of one kind that are due, by whatever process they were written."""

    def __init__(
        self,
        kind: str,
        outbox: Outbox,
        now: Callable[[], float],
        send: Send,
        give_up: GiveUp = do_nothing,
    ) -> None:
        self.kind = kind
        self._outbox = outbox
        self._now = now
        self._send = send
        self._give_up = give_up
        self._under_way: set[asyncio.Task[None]] = set()
        self._wakes = asyncio.Event()
        self._is_full = False
        self._task: asyncio.Task[None] | None = None

    def start(self, glance: float) -> None:
        """Look for messages as often as that, in seconds, and whenever one was written here."""
        self._task = asyncio.create_task(self._run(glance))

    def wake(self) -> None:
        """There is a message, or somebody free to send one."""
        self._wakes.set()

    def has_room(self) -> bool:
        """Whether one more message may wait; if not, it is counted as dropped."""
        if self._is_full:
            self._count("dropped")
        return not self._is_full

    async def put(self, message: MessageRow) -> None:
        """Have a message sent that belongs to nothing else that is written."""
        if self.has_room():
            await self._outbox.add(message)
            self.wake()

    async def close(self) -> None:
        """Finish what is under way, if that is soon done; all else is sent by whoever is next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=CLOSING)
            for attempt in late:
                attempt.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _run(self, glance: float) -> None:
        while True:
            self._wakes.clear()
            try:
                await self._take_up()
            except Exception:
                # Whatever it was, what waits is still there.
                log.exception("looking for messages failed (%s)", self.kind)
            with suppress(TimeoutError):
                async with asyncio.timeout(glance):
                    await self._wakes.wait()

    async def _take_up(self) -> None:
        """Begin to send what is due, as far as somebody is free."""
        waiting, due_at = await self._outbox.waiting(self.kind)
        if waiting >= MOST and not self._is_full:
            log.warning("too many messages wait (%s); new ones are dropped", self.kind)
        self._is_full = waiting >= MOST
        now, free = self._now(), AT_ONCE - len(self._under_way)
        if due_at is None or due_at > now or not free:
            return
        for message in await self._outbox.claim(self.kind, now, now + LEASE, free):
            attempt = asyncio.create_task(self._attempt(message))
            self._under_way.add(attempt)
            attempt.add_done_callback(self._end)

    def _end(self, attempt: asyncio.Task[None]) -> None:
        self._under_way.discard(attempt)
        if not attempt.cancelled() and (fault := attempt.exception()) is not None:
            # It is tried again when its lease has ended.
            log.error("what came of a message is not written (%s)", self.kind, exc_info=fault)
        self.wake()

    async def _attempt(self, message: MessageRow) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                outcome = "sent" if await self._send(message) else "unwanted"
        except Undelivered as fault:
            await self._fail(message, str(fault), for_good=fault.for_good)
            return
        except TimeoutError:
            await self._fail(message, "no answer in time")
            return
        except Exception:
            # A message of ours that cannot be written is no better later.
            log.exception("a message could not be sent (%s)", self.kind)
            await self._fail(message, "a fault of ours", for_good=True)
            return
        self._count(outcome)
        await self._outbox.drop(message.id)

    async def _fail(self, message: MessageRow, why: str, *, for_good: bool = False) -> None:
        """Try again later, or give up and say so."""
        if not for_good and message.tries <= len(PAUSES):
            self._count("retried")
            await self._outbox.put_off(message.id, self._now() + PAUSES[message.tries - 1])
            return
        log.warning("a message was not delivered (%s): %s", self.kind, why)
        self._count("failed")
        await self._give_up(message)
        await self._outbox.drop(message.id)

    def _count(self, outcome: str) -> None:
        MESSAGES.labels(self.kind, outcome).inc()
