"""Tables: how they are found and listed, and their journals."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, func, select, true
from sqlalchemy.exc import IntegrityError

from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database, read_as
from ludoteca.store.journal_writer import Append, summary_columns, write_seatings
from ludoteca.store.rows import RUNNING, CodeTaken, ListedTable, MessageRow, TableRow, TableSummary
from ludoteca.store.schema import ENTRIES, QUARANTINE, SEATINGS, TABLES

# What lists read of a table: all but what may be long, or is nobody's business.
LISTED = [column for column in TABLES.c if column.name not in ("code", "setup", "seed")]


def _read_summary(row: Row[Any]) -> TableSummary:
    players = json.loads(row.players)
    return TableSummary(
        version=row.version,
        status=row.status,
        to_move=row.to_move,
        turn=tuple(json.loads(row.turn)),
        deadline=row.deadline,
        updated_at=row.updated_at,
        players=tuple(name for name, _ in players),
        bots=tuple(bot for _, bot in players),
        seated=tuple(json.loads(row.seated)),
    )


read_table = read_as(TableRow, summary=_read_summary)
read_listed = read_as(ListedTable, summary=_read_summary)


class Tables:
    """All tables, and what has happened at each."""

    def __init__(self, database: Database, commits: CommitQueue) -> None:
        self._database = database
        self._commits = commits

    async def add(self, table: TableRow) -> None:
        """Keep a new table; CodeTaken if its code of invitation is another's."""
        row = {**vars(table), **summary_columns(table.summary)}
        del row["summary"]

        def add(connection: Connection) -> None:
            connection.execute(self._database.insert_once(TABLES, row, "id"))
            write_seatings(connection, table.id, table.summary.seated)

        try:
            await self._commits.do(add)
        except IntegrityError:
            if await self.find_by_code(table.code) is None:
                raise
            raise CodeTaken(table.code) from None

    async def find(self, id: str) -> TableRow | None:  # noqa: A002 rows have ids
        """The table with this id."""
        return await self._database.find(select(TABLES).where(TABLES.c.id == id), read_table)

    async def find_by_code(self, code: str) -> TableRow | None:
        """The table with this code of invitation."""
        return await self._database.find(select(TABLES).where(TABLES.c.code == code), read_table)

    async def find_listed(self, id: str) -> ListedTable | None:  # noqa: A002 rows have ids
        """The table with this id, as lists know it."""
        return await self._database.find(select(*LISTED).where(TABLES.c.id == id), read_listed)

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[str],
        summary: TableSummary,
        messages: Sequence[MessageRow] = (),
        secret: str | None = None,
    ) -> None:
        """Append entries as the versions after + 1 and on, all or none; durable on return.

        With them goes into the outbox what is to be sent because of them, and with the last ones
        of a game the secret of its dealer is laid open.
        VersionTaken if the journal does not end at `after` (or there is no such table).
        """
        assert summary.version == after + len(bodies) > after, "a summary of what is appended"
        append = Append(table, after, tuple(bodies), summary, tuple(messages), secret)
        await self._commits.append(append)

    async def entries(self, table: str, after: int = 0) -> list[str]:
        """The bodies of all entries after a version, in order."""
        query = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        return [row.body for row in await self._database.rows(query)]

    async def of(
        self, identity: str, statuses: Sequence[str] = (), limit: int = 100
    ) -> list[ListedTable]:
        """The tables where somebody sits or that are somebody's, the newest change first."""
        seats = select(SEATINGS.c.table_id).where(SEATINGS.c.identity == identity)
        mine = TABLES.c.id.in_(seats) | (TABLES.c.host == identity)
        return await self._newest(mine, statuses, limit)

    async def waiting_for(self, identity: str, limit: int = 100) -> list[ListedTable]:
        """The tables that wait for somebody, the one whose time runs out first before the others.

        Where there is no clock, whoever has waited longest comes first.
        """
        seats = select(SEATINGS.c.table_id).where(SEATINGS.c.identity == identity)
        waiting = TABLES.c.turn.contains(json.dumps(identity), autoescape=True)
        query = select(*LISTED).where(TABLES.c.id.in_(seats), TABLES.c.status == "playing", waiting)
        pressing = (TABLES.c.deadline.is_(None), TABLES.c.deadline)
        query = query.order_by(*pressing, TABLES.c.updated_at).limit(limit)
        return await self._database.all(query, read_listed)

    async def listed(self, statuses: Sequence[str] = (), limit: int = 100) -> list[ListedTable]:
        """The tables that everybody may see in lists, the newest change first."""
        return await self._newest(TABLES.c.listed, statuses, limit)

    async def all(self, statuses: Sequence[str] = (), limit: int = 100) -> list[ListedTable]:
        """All tables, the newest change first."""
        return await self._newest(true(), statuses, limit)

    async def overdue(
        self, now: float, patience: float = 0.0, software: str = "", limit: int = 100
    ) -> list[str]:
        """Ids of running tables whose clock has run out, or whose bot has not moved for a while.

        The longest unchanged come first. `patience`: how many seconds a bot may take; `software`:
        a version that leaves alone what it has put into quarantine. Another one may know better.
        """
        late = TABLES.c.deadline <= now
        stuck = (TABLES.c.to_move == "bot") & (TABLES.c.updated_at <= now - patience)
        left = select(QUARANTINE.c.table_id).where(QUARANTINE.c.software == software)
        query = select(TABLES.c.id).where(
            TABLES.c.status.in_(RUNNING), late | stuck, TABLES.c.id.not_in(left)
        )
        rows = await self._database.rows(
            query.order_by(TABLES.c.updated_at, TABLES.c.id).limit(limit)
        )
        return [row.id for row in rows]

    async def count_open(self, host: str) -> int:
        """How many tables of a host are running."""
        query = select(func.count().label("open")).where(
            TABLES.c.host == host, TABLES.c.status.in_(RUNNING)
        )
        return sum(row.open for row in await self._database.rows(query))

    async def _newest(
        self, which: ColumnElement[bool], statuses: Sequence[str], limit: int
    ) -> list[ListedTable]:
        query = select(*LISTED).where(which)
        if statuses:
            query = query.where(TABLES.c.status.in_(statuses))
        newest_first = (TABLES.c.updated_at.desc(), TABLES.c.id)
        query = query.order_by(*newest_first).limit(limit)
        return await self._database.all(query, read_listed)
