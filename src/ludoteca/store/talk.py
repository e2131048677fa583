"""Talk: what is said at each table."""

import secrets

from sqlalchemy import Connection, func, select

from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database, read_as
from ludoteca.store.journal_writer import TALKED, JournalWriter
from ludoteca.store.rows import TalkRow
from ludoteca.store.schema import TABLES, TALK

# The greatest number in a column of 32 bits.
LAST_LINE = 2**31 - 1


class Talk:
    """The lines at all tables, in the order in which they were said."""

    def __init__(
        self, database: Database, commits: CommitQueue, journal_writer: JournalWriter
    ) -> None:
        self._database = database
        self._commits = commits
        self._journal_writer = journal_writer

    async def add_line(
        self, table: str, identity: str, name: str, kind: str, text: str, at: float
    ) -> int:
        """Keep a line of the talk at a table; its id, which is higher than all before."""
        key = secrets.token_hex(16)
        said = {"identity": identity, "name": name, "kind": kind, "text": text, "at": at}

        def add(connection: Connection) -> int:
            # Whoever holds the table's row gives out the next number.
            connection.execute(
                select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            )
            last = select(func.coalesce(func.max(TALK.c.id), 0)).where(TALK.c.table_id == table)
            number = (connection.scalar(last) or 0) + 1
            row = {"table_id": table, "id": number, "key": key, **said}
            connection.execute(self._database.insert_once(TALK, row, "key"))
            self._journal_writer.tell(connection, {table: TALKED})
            written = connection.scalar(select(TALK.c.id).where(TALK.c.key == key))
            assert isinstance(written, int), "it is there, from now or before"
            return written

        return await self._commits.do(add)

    async def lines(self, table: str, after: int = 0, limit: int = 50) -> list[TalkRow]:
        """The last lines of the talk at a table, in the order in which they were said."""
        query = select(TALK).where(TALK.c.table_id == table, TALK.c.id > after)
        newest = query.order_by(TALK.c.id.desc()).limit(limit)
        return list(reversed(await self._database.all(newest, read_as(TalkRow))))

    async def find_line(self, table: str, line: int) -> TalkRow | None:
        """A line of the talk at a table; none has a number that its column cannot hold."""
        if not 0 < line <= LAST_LINE:
            return None
        query = select(TALK).where(TALK.c.table_id == table, TALK.c.id == line)
        return await self._database.find(query, read_as(TalkRow))
