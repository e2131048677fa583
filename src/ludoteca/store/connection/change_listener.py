"""Hears from PostgreSQL what other processes have written (LISTEN, NOTIFY)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy import select, text

from ludoteca.store.connection.database import Database
from ludoteca.store.connection.retry import PAUSES, is_transient
from ludoteca.store.journal_writer import CHANNEL, WORDS
from ludoteca.store.rows import RUNNING, Word
from ludoteca.store.schema import TABLES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

# An idle connection is tried so often, in seconds: else nobody would notice that it is lost.
TRYING = 20.0
# Tables that are over are watched a while longer; more than any two clocks differ, in seconds.
LATELY = 86400.0

Change = tuple[str, int]
News = Change | Word
# A notice, and the channel on which it came.
Notice = tuple[str, str]


class ChangeListener:
    """Changes of tables by other processes, and what these tell of themselves."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._name = name  # of this process: what it wrote itself is no news
        self._tasks: set[asyncio.Task[None]] = set()

    async def changes(self) -> AsyncIterator[News]:
        """Tables and their versions, as they change, and words, until `close`."""
        heard: asyncio.Queue[News | None] = asyncio.Queue()
        task = asyncio.create_task(self._listen(heard))
        task.add_done_callback(lambda _: heard.put_nowait(None))
        self._tasks.add(task)
        try:
            while (change := await heard.get()) is not None:
                yield change
            if not task.cancelled():
                task.result()
        finally:
            self._tasks.discard(task)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def close(self) -> None:
        """End all listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, heard: asyncio.Queue[News | None]) -> None:
        """Listen for ever; a lost connection is made again, however long that takes."""
        if (server := self._database.server) is None:
            await asyncio.get_running_loop().create_future()
            return
        failures = 0
        while True:
            try:
                async with (
                    server.connect() as connection,
                    _notices(connection) as notices,
                ):
                    # What happened before was not heard.
                    for change in await _all_running(connection):
                        heard.put_nowait(change)
                    heard.put_nowait(Word("", ""))
                    failures = 0
                    await self._hear(connection, notices, heard)
            except Exception as fault:
                if not is_transient(fault):
                    raise
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _hear(
        self,
        connection: AsyncConnection,
        notices: asyncio.Queue[Notice | None],
        heard: asyncio.Queue[News | None],
    ) -> None:
        """Pass on what others say, until the connection ends."""
        while True:
            try:
                async with asyncio.timeout(TRYING):
                    notice = await notices.get()
            except TimeoutError:
                await connection.execute(text("SELECT 1"))
                continue
            if notice is None:
                return
            channel, written = notice
            name, told = json.loads(written)
            if name == self._name:
                continue
            if channel == WORDS:
                heard.put_nowait(Word(name, told))
                continue
            for table, version in told:
                heard.put_nowait((table, version))


@asynccontextmanager
async def _notices(connection: AsyncConnection) -> AsyncIterator[asyncio.Queue[Notice | None]]:
    """The notices that arrive on a connection, and None when it ends."""
    # A server with a file of its own starts sooner without it.
    import asyncpg

    notices: asyncio.Queue[Notice | None] = asyncio.Queue()
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None, "it is open"

    def take(_connection: object, _process: int, channel: str, notice: str) -> None:
        notices.put_nowait((channel, notice))

    def end(_connection: object) -> None:
        notices.put_nowait(None)

    try:
        driver.add_termination_listener(end)
        for channel in (CHANNEL, WORDS):
            await driver.add_listener(channel, take)
        yield notices
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise ConnectionError(str(fault)) from fault
    finally:
        # One that has listened, and may be lost, is of no use to others. It ends at once: whoever
        # is cancelled here may be cancelled again while it says goodbye.
        driver.terminate()
        await connection.invalidate()


async def _all_running(connection: AsyncConnection) -> list[Change]:
    """Every table at which something may have happened unheard."""
    now = await connection.scalar(text("SELECT extract(epoch FROM now())::float8"))
    assert isinstance(now, float), "epochs are numbers"
    rows = await connection.execute(
        select(TABLES.c.id, TABLES.c.version).where(
            TABLES.c.status.in_(RUNNING) | (TABLES.c.updated_at > now - LATELY)
        )
    )
    return [(row.id, row.version) for row in rows]
