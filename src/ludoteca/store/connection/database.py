"""A database that is open: one connection that writes, and others beside it that read."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Self, TypeVar

from sqlalchemy import Connection, Insert, Row, Select, Table
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import make_folder
from ludoteca.store.connection.address import DatabaseAddress
from ludoteca.store.connection.file_connections import FileConnections
from ludoteca.store.connection.lock import FileLock, open_private
from ludoteca.store.connection.retry import explain, retry
from ludoteca.store.migrations import last_step, migrate, newest_step
from ludoteca.store.rows import StoreLost

# What PostgreSQL takes is a quarter of all imports of a server: only who has one waits for it.
if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

    from ludoteca.store.connection.server_connections import ServerConnections

Answer = TypeVar("Answer")

READERS = 4
# What is done at a database: it runs through, in a thread or not, and waits for nothing else.
Work = Callable[[Connection], Answer]


class Database:
    """SQLite or PostgreSQL behind the same few verbs."""

    def __init__(self, address: DatabaseAddress, *, beside: bool = False) -> None:
        self.address = address
        self._lock: FileLock | None = None
        if address.file is not None:
            if beside and not address.file.exists():
                raise Malformed("store-missing", file=str(address.file))
            make_folder(address.file.parent)
            if not beside:
                self._lock = FileLock(address.file)
            os.close(open_private(address.file))
        # Where other processes write, too, and tell of it; None for a file.
        self.server = _connect_to_server(address) if address.file is None else None
        self._connections = self.server or FileConnections(address.url, READERS)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write, too."""
        return self.server is not None

    @classmethod
    async def open(cls, text: str | None, *, waits: bool = False) -> Self:
        """Open the database at this address, bring its schema up to date, or say what is wrong.

        With `waits` a PostgreSQL that is only just starting, or starts again, is waited for.
        """
        try:
            database = cls(DatabaseAddress.read(text))
        except (SQLAlchemyError, TypeError):
            raise Malformed("store-not-an-address") from None
        address = str(database.address)

        async def prepare() -> bool:
            return await database.write(migrate)

        try:
            if not await (retry(prepare, address) if waits else prepare()):
                raise Malformed("store-newer", address=address)
        except StoreLost as lost:
            await database.close()
            fault = lost.facts["fault"]
            raise Malformed("store-unreachable", address=address, fault=fault) from None
        except (OSError, SQLAlchemyError, TypeError, ValueError) as cause:
            await database.close()
            raise Malformed("store-unreachable", address=address, fault=explain(cause)) from None
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def open_beside(cls, text: str | None) -> Self:
        """Open a database that a server may be using: nothing about its schema is changed."""
        try:
            database = cls(DatabaseAddress.read(text), beside=True)
        except (SQLAlchemyError, TypeError):
            raise Malformed("store-not-an-address") from None
        address = str(database.address)
        try:
            step = await database.read(last_step)
        except (OSError, SQLAlchemyError, TypeError, ValueError) as fault:
            await database.close()
            raise Malformed("store-unreachable", address=address, fault=explain(fault)) from None
        if step != newest_step():
            await database.close()
            raise Malformed("store-other-version", address=address)
        return database

    async def write(self, work: Work[Answer]) -> Answer:
        """Do a work in a transaction; it is durable when this returns."""
        return await self._connections.write(work)

    async def read(self, work: Work[Answer]) -> Answer:
        """Have a look, beside whoever writes."""
        return await self._connections.read(work)

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[Any]]:
        """All that a query finds; again, when the connection is lost."""

        def find(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query).all()

        return await retry(lambda: self.read(find), str(self.address))

    async def all(
        self, query: Select[*tuple[Any, ...]], read_row: Callable[[Row[Any]], Answer]
    ) -> list[Answer]:
        """All that a query finds, as values."""
        return [read_row(row) for row in await self.rows(query)]

    async def find(
        self, query: Select[*tuple[Any, ...]], read_row: Callable[[Row[Any]], Answer]
    ) -> Answer | None:
        """The first that a query finds, as a value; None if it finds nothing."""
        return next(iter(await self.all(query, read_row)), None)

    def insert_once(self, table: Table, row: dict[str, Any], *key: str) -> Insert:
        """Insert a row, unless one with this key is there; without a key, unless one is in its way.

        The connection may have been lost after it, and what is written must not be refused.
        """
        return self._insert(table, row).on_conflict_do_nothing(index_elements=key or None)

    def upsert(self, table: Table, row: dict[str, Any], key: str) -> Insert:
        """Insert a row, in place of the one with this key."""
        return self._insert(table, row).on_conflict_do_update(index_elements=[key], set_=row)

    async def close(self) -> None:
        """Close all connections, and let another process have a file."""
        await self._connections.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _insert(self, table: Table, row: dict[str, Any]) -> postgresql.Insert | sqlite.Insert:
        """Standard SQL cannot say what to do where a row is there; both of these say it alike."""
        if self.is_shared:
            from sqlalchemy.dialects.postgresql import insert

            return insert(table).values(row)
        from sqlalchemy.dialects.sqlite import insert as insert_into_file

        return insert_into_file(table).values(row)


def _connect_to_server(address: DatabaseAddress) -> ServerConnections:
    from ludoteca.store.connection.server_connections import ServerConnections

    return ServerConnections(address.url, READERS)


def read_as(
    kind: type[Answer], **derived: Callable[[Row[Any]], object]
) -> Callable[[Row[Any]], Answer]:
    """How a row is read as a dataclass, whose fields are columns, or are derived from the row."""
    columns = {field.name for field in fields(kind)} - derived.keys()  # type: ignore[arg-type]

    def read(row: Row[Any]) -> Answer:
        found = {name: row._mapping[name] for name in columns}
        return kind(**found, **{name: derive(row) for name, derive in derived.items()})

    return read
