"""All that is kept, part by part."""

import secrets
from collections.abc import AsyncIterator
from typing import Self

from sqlalchemy import select

from ludoteca.store.connection.change_listener import ChangeListener, News
from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database
from ludoteca.store.erasure import Erasure
from ludoteca.store.heartbeats import Heartbeats
from ludoteca.store.journal_writer import JournalWriter
from ludoteca.store.moderation import Moderation
from ludoteca.store.outbox import Outbox
from ludoteca.store.people import People
from ludoteca.store.schema import SECRETS
from ludoteca.store.tables import Tables
from ludoteca.store.talk import Talk
from ludoteca.store.uploads import Uploads

SECRET = 32  # bytes


class Store:
    """One process's way to the database. What it says is written is durable.

    A write goes on when whoever asked for it stops waiting. After a lost connection everything is
    tried again for about ten seconds, each write once and only once; then `StoreLost` is raised,
    and whether something was written is not known.
    """

    def __init__(self, database: Database) -> None:
        name = secrets.token_hex(8)
        self.is_shared = database.is_shared
        self._database = database
        self._journal_writer = JournalWriter(is_shared=database.is_shared, name=name)
        self._commits = CommitQueue(database, self._journal_writer)
        self._listener = ChangeListener(database, name)
        self.tables = Tables(database, self._commits)
        self.talk = Talk(database, self._commits, self._journal_writer)
        self.uploads = Uploads(database, self._commits)
        self.moderation = Moderation(database, self._commits)
        self.people = People(database, self._commits, self.moderation)
        self.erasure = Erasure(database, self._commits, self.moderation)
        self.outbox = Outbox(database, self._commits)
        self.heartbeats = Heartbeats(database, self._commits, self._journal_writer, name)

    @classmethod
    async def open_beside(cls, url: str | None = None) -> Self:
        """Open a database that a server may be using, for a look or an act of its host."""
        return cls(await Database.open_beside(url))

    @classmethod
    async def open(cls, url: str | None = None, *, waits: bool = False) -> Self:
        """Open a database and bring it up to date: by its address, or the file among our data.

        With `waits` a PostgreSQL that does not answer yet is waited for, about ten seconds.
        """
        return cls(await Database.open(url, waits=waits))

    async def close(self) -> None:
        """Write what waits, and close all connections."""
        await self._commits.finish()
        await self._listener.close()
        await self._database.close()

    def changes(self) -> AsyncIterator[News]:
        """Tables and their new versions, as other processes append; ends with `close`.

        With the version TALKED (0), somebody talked there. Whenever the connection is new (at
        first, too), all running tables are told once, since something may have been missed, and a
        word of nobody. Words are what other processes tell of themselves. With SQLite there are
        none, and nothing is ever told.
        """
        return self._listener.changes()

    async def tell_word(self, text: str) -> None:
        """Tell the other processes something of this one that is kept nowhere."""
        if self.is_shared:
            await self._commits.do(
                lambda connection: self._journal_writer.tell_word(connection, text)
            )

    async def secret(self, name: str) -> bytes:
        """A secret of this server: made once, the same for all processes, and for ever."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        known = await self._database.find(query, lambda row: bytes(row.value))
        if known is None:
            row = {"name": name, "value": secrets.token_bytes(SECRET)}
            await self._commits.execute(self._database.insert_once(SECRETS, row, "name"))
            known = await self._database.find(query, lambda row: bytes(row.value))
        assert known is not None, "one of us has made it"
        return known
