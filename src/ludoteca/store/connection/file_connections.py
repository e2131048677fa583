"""Connections to a file of SQLite: one that writes, and others beside it that read.

SQLite answers sooner than a statement is handed to a thread and its answer back: so whatever is
done there is done in a thread from its beginning to its end.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

Answer = TypeVar("Answer")

# FULL: a commit is on the disk when it returns, so that not even a power cut takes it back.
# Appends are committed in groups, which share the price.
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 10000",
    "PRAGMA foreign_keys = ON",
    # What a statement of many rows notes for the case that it fails needs no file.
    "PRAGMA temp_store = MEMORY",
)


class _Lane:
    """Some connections, each with a thread for it."""

    def __init__(self, url: URL, connections: int, name: str) -> None:
        self.engine: Engine = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            # Values are seeds and secrets: no fault repeats them.
            hide_parameters=True,
            connect_args={"isolation_level": None},
        )
        self._threads = ThreadPoolExecutor(connections, name)
        event.listen(self.engine, "connect", _set_pragmas)

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Do something in a thread of its own; whoever stops waiting does not stop it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Finish what is being done."""
        self._threads.shutdown()
        self.engine.dispose()


class FileConnections:
    """What can be done with a file."""

    def __init__(self, url: URL, readers: int) -> None:
        self._writing = _Lane(url, 1, "writer")
        self._reading = _Lane(url, readers, "reader")
        # The right to write is taken at once, not in the middle of a transaction.
        event.listen(self._writing.engine, "begin", _begin_to_write)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do a work in a transaction; it is durable when this returns."""

        def write() -> Answer:
            with self._writing.engine.begin() as connection:
                return work(connection)

        return await self._writing.run(write)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Have a look."""

        def read() -> Answer:
            with self._reading.engine.connect() as connection:
                return work(connection)

        return await self._reading.run(read)

    async def close(self) -> None:
        """Finish what is being done, and close all connections."""
        for lane in (self._writing, self._reading):
            await asyncio.to_thread(lane.close)


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
