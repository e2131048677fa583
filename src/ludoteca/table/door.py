"""The door: the one way into a live table, for people, bots and dice alike.

What somebody wants to do is tried on a fork of the table, written to the journal, and only then
happens: what was acknowledged is never lost, and of two who answer the same position one wins.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from ludoteca.table.entries import read_entry, write_entry
from ludoteca.table.refusals import Stale
from ludoteca.table.table import Act, Happening, Table

Hear = Callable[[Sequence[Happening]], None]


class VersionTaken(Exception):
    """Somebody else has written the next entry of a journal."""


class Journal(Protocol):
    """Where the entries of all tables are kept, in order, for good."""

    async def read(self, table: str, after: int) -> list[str]:
        """The entries of a table after so many."""

    async def append(self, table: str, after: int, entries: Sequence[str], ahead: Table) -> None:
        """Keep entries that follow so many, all or none; the table as it will be after them.

        They are safe when this returns. VersionTaken when others have come first.
        """


class Door:
    """Lets one after another in, and tells those who listen what has happened."""

    def __init__(self, name: str, table: Table, journal: Journal) -> None:
        self.name = name
        self.table = table
        self._journal = journal
        self._lock = asyncio.Lock()
        self._ears: list[Hear] = []
        # Those who only care for what was done through this very door.
        self._own_ears: list[Hear] = []
        self._acts: set[asyncio.Task[int]] = set()
        # Whether something may be in the journal that is not known here.
        self._is_behind = False

    def subscribe(self, hear: Hear, *, own: bool = False) -> Callable[[], None]:
        """Hear what happens from now on, until the answer is called.

        With `own` only what is done through this door, not what others have written.
        """
        ears = self._own_ears if own else self._ears
        ears.append(hear)
        return lambda: ears.remove(hear)

    async def submit(self, act: Act) -> int:
        """Do something at the table; the version after it, when it is safe.

        It is done, and told, also when whoever asked for it has hung up meanwhile.
        """
        doing = asyncio.create_task(self._submit(act))
        self._acts.add(doing)
        doing.add_done_callback(self._acts.discard)
        return await asyncio.shield(doing)

    async def _submit(self, act: Act) -> int:
        async with self._lock:
            if self._is_behind:
                await self._read_on()
            ahead = self.table.fork()
            act(ahead)
            if ahead.news:
                await self._keep(ahead)
            return self.table.version

    async def catch_up(self) -> None:
        """Somebody else has written: read on, and tell."""
        async with self._lock:
            await self._read_on()

    async def _keep(self, ahead: Table) -> None:
        entries = [write_entry(happening.entry) for happening in ahead.news]
        # Until the journal has answered, nobody knows whether they are in it.
        self._is_behind = True
        try:
            await self._journal.append(self.name, self.table.version, entries, ahead)
        except VersionTaken:
            await self._read_on()
            raise Stale("table-stale") from None
        self._is_behind = False
        news, ahead.news = ahead.news, []
        self.table = ahead
        self._tell(news, self._ears + self._own_ears)

    async def _read_on(self) -> None:
        entries = await self._journal.read(self.name, self.table.version)
        self._is_behind = False
        if entries:
            ahead = self.table.fork()
            news = [ahead.apply(read_entry(entry)) for entry in entries]
            self.table = ahead
            self._tell(news, self._ears)

    @staticmethod
    def _tell(news: Sequence[Happening], ears: Sequence[Hear]) -> None:
        for hear in list(ears):
            hear(news)
