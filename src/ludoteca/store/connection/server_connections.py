"""Connections to a server of PostgreSQL: one that writes, and others beside it that read."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Answer = TypeVar("Answer")

CONNECTING = 10.0  # seconds
# A server that has not answered by then is taken for lost.
ANSWERING = 30.0


class ServerConnections:
    """What can be done at a server."""

    def __init__(self, url: URL, readers: int) -> None:
        self._writer = _engine(url, 1)
        self._readers = _engine(url, readers).execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do a work in a transaction; it is durable when this returns."""
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Have a look."""
        async with self._readers.connect() as connection:
            return await connection.run_sync(work)

    def connect(self) -> AsyncConnection:
        """A connection to listen at, for as long as a block lasts."""
        return self._readers.connect()

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
        await self._readers.dispose()


def _engine(url: URL, connections: int) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        # Values are seeds and secrets: no fault repeats them.
        hide_parameters=True,
        connect_args={"timeout": CONNECTING, "command_timeout": ANSWERING},
    )
