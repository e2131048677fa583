"""Hears from PostgreSQL what other processes have written (LISTEN, NOTIFY)."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.store.database import Database
from ludoteca.store.journals import CHANNEL
from ludoteca.store.retry import PAUSES, is_transient
from ludoteca.store.schema import TABLES

# An idle connection is tried so often, in seconds: else nobody would notice that it is lost.
TRYING = 20.0
RUNNING = ("waiting", "playing")
# Tables that are over are watched a while longer; more than any two clocks differ, in seconds.
LATELY = 86400.0

Change = tuple[str, int]


class ChangeListener:
    """Changes of tables by other processes."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._name = name  # of this process: what it wrote itself is no news
        self._tasks: set[asyncio.Task[None]] = set()

    async def changes(self) -> AsyncIterator[Change]:
        """Tables and their versions, as they change, until `close`."""
        heard: asyncio.Queue[Change | None] = asyncio.Queue()
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

    async def _listen(self, heard: "asyncio.Queue[Change | None]") -> None:
        """Listen for ever; a lost connection is made again, however long that takes."""
        if not self._database.is_shared:
            await asyncio.get_running_loop().create_future()
        failures = 0
        while True:
            try:
                async with (
                    self._database.readers.connect() as connection,
                    _notices(connection) as notices,
                ):
                    # What happened before was not heard.
                    for change in await _all_running(connection):
                        heard.put_nowait(change)
                    failures = 0
                    await self._hear(connection, notices, heard)
            except (OSError, DBAPIError) as fault:
                if not is_transient(fault):
                    raise
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    async def _hear(
        self,
        connection: AsyncConnection,
        notices: "asyncio.Queue[str | None]",
        heard: "asyncio.Queue[Change | None]",
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
            name, changes = json.loads(notice)
            if name != self._name:
                for table, version in changes:
                    heard.put_nowait((table, version))


@asynccontextmanager
async def _notices(connection: AsyncConnection) -> AsyncIterator["asyncio.Queue[str | None]"]:
    """The notices that arrive on a connection, and None when it ends."""
    # A server with a file of its own starts sooner without it.
    import asyncpg

    notices: asyncio.Queue[str | None] = asyncio.Queue()
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None, "it is open"

    def take(_connection: object, _process: int, _channel: str, notice: str) -> None:
        notices.put_nowait(notice)

    def end(_connection: object) -> None:
        notices.put_nowait(None)

    try:
        driver.add_termination_listener(end)
        await driver.add_listener(CHANNEL, take)
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
