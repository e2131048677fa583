"""A table's session: the one way to act at a live table, for people, bots and clocks alike.

An act is tried on a fork of the table, appended to the journal, and only then happens: what was
acknowledged is never lost, and of two who answer the same position one wins.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from ludoteca.table.entries import write_entry
from ludoteca.table.refusals import Stale
from ludoteca.table.table import Act, Table, Transition

OnTransitions = Callable[[Sequence[Transition]], None]


class JournalKeeper(Protocol):
    """Who keeps the journals of all tables for good: the entries of each, in order."""

    async def read(self, table: str, after: int) -> list[str]:
        """The entries of a table after so many."""

    async def append(self, table: str, after: int, entries: Sequence[str], ahead: Table) -> bool:
        """Keep entries that follow so many, all or none; `ahead` is the table after them.

        They are durable when it returns True; False when others have written there first.
        """


class TableSession:
    """Applies one act after another, and tells subscribers what came of it."""

    def __init__(self, name: str, table: Table, keeper: JournalKeeper) -> None:
        self.name = name
        self.table = table
        self._keeper = keeper
        self._lock = asyncio.Lock()
        self._subscribers: list[OnTransitions] = []
        # Those who only care for what was done in this very session.
        self._own_subscribers: list[OnTransitions] = []
        self._acts: set[asyncio.Task[int]] = set()
        # Whether nobody knows what is in the journal, and which version it is known to have.
        self._is_unsure = False
        self._newest = 0

    @property
    def is_behind(self) -> bool:
        """Whether something may be in the journal that is not known here."""
        return self._is_unsure or self._newest > self.table.version

    def subscribe(self, hear: OnTransitions, *, own: bool = False) -> Callable[[], None]:
        """Hear what happens from now on, until the answer is called.

        With `own` only what is done in this session, not what other processes have written.
        """
        subscribers = self._own_subscribers if own else self._subscribers
        subscribers.append(hear)
        return lambda: subscribers.remove(hear)

    async def submit(self, act: Act) -> int:
        """Do something at the table; the version after it, when it is durable.

        It is done, and told, also when whoever asked for it has hung up meanwhile.
        """
        doing = asyncio.create_task(self.do(act))
        self._acts.add(doing)
        doing.add_done_callback(self._acts.discard)
        return await asyncio.shield(doing)

    async def do(self, act: Act) -> int:
        """The same for one who waits until it is done, whatever happens: without a task of its own.

        Where another process has written first, it is tried anew on what the table is by then:
        an act that answers one position only says so itself.
        """
        async with self._lock:
            if self.is_behind:
                await self._read_on()
            while True:
                ahead = self.table.fork()
                act(ahead)
                if not ahead.pending or await self._commit(ahead):
                    return self.table.version

    async def finish(self) -> None:
        """Wait for what is being done, whatever comes of it."""
        await asyncio.gather(*self._acts, return_exceptions=True)

    async def catch_up(self) -> None:
        """Another process may have written: read on, and tell."""
        async with self._lock:
            await self._read_on()

    def note(self, version: int) -> None:
        """Another process has written up to a version, which nobody asks for here at the moment."""
        self._newest = max(self._newest, version)

    async def refresh(self) -> None:
        """Take in what was noted: somebody asks for it."""
        if self.is_behind:
            await self.catch_up()

    async def _commit(self, ahead: Table) -> bool:
        """Append what has happened on a fork; then the fork is the table. False: read on first."""
        entries = [write_entry(transition.entry) for transition in ahead.pending]
        # Until the journal has answered, nobody knows whether they are in it.
        self._is_unsure = True
        if not await self._keeper.append(self.name, self.table.version, entries, ahead):
            if not await self._read_on():
                raise Stale("table-stale")
            return False
        self._is_unsure = False
        news, ahead.pending = ahead.pending, []
        self.table = ahead
        self._publish(news, self._subscribers + self._own_subscribers)
        return True

    async def _read_on(self) -> bool:
        """Take in what others have written; whether there was anything."""
        entries = await self._keeper.read(self.name, self.table.version)
        self._is_unsure = False
        if entries:
            ahead = self.table.fork()
            news = list(ahead.replay(entries))
            self.table = ahead
            self._publish(news, self._subscribers)
        return bool(entries)

    @staticmethod
    def _publish(news: Sequence[Transition], subscribers: Sequence[OnTransitions]) -> None:
        for hear in list(subscribers):
            hear(news)
