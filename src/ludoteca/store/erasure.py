"""Erasure: what is deleted for good, because somebody asks for it or because its time is over.

Each verb is one transaction of bounded size; whoever sweeps calls it again and again.
"""

from collections.abc import Callable, Iterator, Sequence
from json import dumps, loads
from typing import Any, Protocol

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    select,
    true,
    update,
)

from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database
from ludoteca.store.moderation import Moderation
from ludoteca.store.rows import StillSeated
from ludoteca.store.schema import (
    ASSETS,
    AUDIT,
    BANS,
    ENTRIES,
    IDENTITIES,
    LINKS,
    METADATA,
    PARTICIPANTS,
    RECORDS,
    REPORTS,
    SEATINGS,
    TABLES,
    TALK,
)


class TextsOfTable(Protocol):
    """A table's set-up and journal without a person, and the seats where they sat last."""

    @property
    def setup(self) -> str:
        """The set-up."""

    @property
    def entries(self) -> Sequence[str]:
        """As many as before."""

    @property
    def seats(self) -> frozenset[int]:
        """Whose names are to be known no more."""


Forget = Callable[[str, Sequence[str]], TextsOfTable]

# By these somebody has, or had, a game or something that others may use.
HOLDINGS = (
    TABLES.c.host,
    PARTICIPANTS.c.identity,
    SEATINGS.c.identity,
    TALK.c.identity,
    RECORDS.c.owner,
    ASSETS.c.owner,
)


class Erasure:
    """Deletes people, tables, and what people brought."""

    def __init__(self, database: Database, commits: CommitQueue, moderation: Moderation) -> None:
        self._database = database
        self._commits = commits
        self._moderation = moderation

    # A person

    async def add_heir(self, heir: str) -> None:
        """See to it that there is somebody who has what is left of those who are deleted."""
        row = {"id": heir, "name": "", "folded": "", "mark": "", "created_at": 0.0}
        await self._commits.execute(self._database.insert_once(IDENTITIES, row))

    async def tables_with(self, identity: str) -> list[str]:
        """All tables at which somebody has ever sat, or that are theirs."""
        return [row.id for row in await self._database.rows(_tables_with(identity))]

    async def is_shared(self, table: str, identity: str, heir: str) -> bool:
        """Whether anybody else is known to have sat at a table."""
        query = select(PARTICIPANTS.c.identity).where(
            PARTICIPANTS.c.table_id == table, PARTICIPANTS.c.identity.not_in([identity, heir])
        )
        return bool(await self._database.rows(query.limit(1)))

    async def rewrite_table(self, table: str, identity: str, heir: str, forget: Forget) -> None:
        """Take somebody out of the texts of a table; what was theirs is the heir's."""

        def rewrite(connection: Connection) -> None:
            found = connection.execute(
                select(TABLES).where(TABLES.c.id == table).with_for_update(key_share=True)
            )
            row = found.one_or_none()
            if row is None:
                return
            found = connection.execute(
                select(ENTRIES.c.version, ENTRIES.c.body)
                .where(ENTRIES.c.table_id == table)
                .order_by(ENTRIES.c.version)
            )
            entries = found.all()
            new = forget(row.setup, [entry.body for entry in entries])
            changed = [
                {"table": table, "number": entry.version, "text": text}
                for entry, text in zip(entries, new.entries, strict=True)
                if entry.body != text
            ]
            if changed:
                connection.execute(
                    update(ENTRIES)
                    .where(
                        ENTRIES.c.table_id == bindparam("table"),
                        ENTRIES.c.version == bindparam("number"),
                    )
                    .values(body=bindparam("text")),
                    changed,
                )
            players = [
                ["" if seat in new.seats else name, bot]
                for seat, (name, bot) in enumerate(loads(row.players))
            ]
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(
                    host=heir if row.host == identity else row.host,
                    setup=new.setup,
                    players=dumps(players),
                    seated=_replace(row.seated, identity, heir),
                    turn=_replace(row.turn, identity, heir),
                )
            )
            connection.execute(
                update(SEATINGS)
                .where(SEATINGS.c.table_id == table, SEATINGS.c.identity == identity)
                .values(identity=heir)
            )
            connection.execute(
                delete(PARTICIPANTS).where(
                    PARTICIPANTS.c.table_id == table, PARTICIPANTS.c.identity == identity
                )
            )

        await self._commits.do(rewrite)

    async def erase_identity(self, identity: str, heir: str, *, who: str, at: float) -> bool:
        """Delete somebody, after their tables; False if there is no such person.

        StillSeated if they have sat down somewhere meanwhile; then nothing is deleted.
        What others may still need is the heir's: files that tables are played with.
        What they said is gone.
        """

        def erase(connection: Connection) -> bool:
            # From here on nobody sits down as them.
            them = select(IDENTITIES.c.id).where(IDENTITIES.c.id == identity)
            connection.execute(them.with_for_update())
            if connection.execute(_tables_with(identity).limit(1)).first():
                raise StillSeated(identity)
            for column in (ASSETS.c.owner, TALK.c.identity):
                said = {"name": "", "kind": "removed", "text": ""} if column.table is TALK else {}
                connection.execute(
                    update(column.table)
                    .where(column == identity)
                    .values({column.name: heir, **said})
                )
            for column in _references(IDENTITIES):
                connection.execute(delete(column.table).where(column == identity))
            connection.execute(
                delete(BANS).where(BANS.c.kind == "person", BANS.c.subject == identity)
            )
            gone = connection.execute(delete(IDENTITIES).where(IDENTITIES.c.id == identity))
            return bool(gone.rowcount)

        return await self._moderation.act(erase, who, "erase", identity, "", at)

    async def idle_people(self, before: float, heir: str, limit: int) -> list[str]:
        """People with a passphrase or a game who have not been here since, the longest first."""
        query = select(IDENTITIES.c.id).where(
            IDENTITIES.c.seen_at < before, IDENTITIES.c.id != heir
        )
        rows = await self._database.rows(
            query.order_by(IDENTITIES.c.seen_at, IDENTITIES.c.id).limit(limit)
        )
        return [row.id for row in rows]

    async def delete_guests(self, before: float, heir: str, limit: int) -> list[str]:
        """Delete guests without passphrase and game who have not been here since; their ids."""
        is_idle = and_(
            IDENTITIES.c.seen_at < before,
            IDENTITIES.c.id != heir,
            IDENTITIES.c.passphrase.is_(None),
            *(~exists().where(column == IDENTITIES.c.id) for column in HOLDINGS),
        )
        query = select(IDENTITIES.c.id).where(is_idle).order_by(IDENTITIES.c.seen_at).limit(limit)

        def drop(connection: Connection) -> list[str]:
            ids = list(connection.scalars(query))
            for column in _references(IDENTITIES):
                if ids and column not in HOLDINGS:
                    connection.execute(delete(column.table).where(column.in_(ids)))
            if ids:
                connection.execute(delete(IDENTITIES).where(IDENTITIES.c.id.in_(ids)))
            return ids

        return await self._commits.do(drop)

    # Tables

    async def quiet_tables(self, statuses: Sequence[str], before: float, limit: int) -> list[str]:
        """Tables at which nothing has happened since, the longest first."""
        query = (
            select(TABLES.c.id)
            .where(
                TABLES.c.status.in_(statuses),
                TABLES.c.updated_at < before,
                TABLES.c.created_at < before,
            )
            .order_by(TABLES.c.updated_at, TABLES.c.id)
            .limit(limit)
        )
        return [row.id for row in await self._database.rows(query)]

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Delete tables, with their journals and all that was said there."""

        def drop(connection: Connection) -> None:
            for column in _references(TABLES):
                connection.execute(delete(column.table).where(column.in_(ids)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))

        await self._commits.do(drop)

    # What people brought, and what hosts and people wrote down

    async def delete_records(self, before: float, limit: int) -> int:
        """Delete records that were brought before; how many."""
        return await self._delete_some(RECORDS, RECORDS.c.id, RECORDS.c.created_at < before, limit)

    async def unused_assets(
        self, before: float, after: tuple[float, str], limit: int
    ) -> tuple[list[str], tuple[float, str] | None]:
        """Of the next files that were brought before, those with which nothing is played.

        And where to go on; None at the end. To look through all tables for each takes a while.
        """
        query = (
            select(ASSETS.c.id, ASSETS.c.created_at)
            .where(ASSETS.c.created_at < before, _follows(after))
            .order_by(ASSETS.c.created_at, ASSETS.c.id)
            .limit(limit)
        )
        rows = await self._database.rows(query)
        unused = []
        for row in rows:
            in_tables = select(TABLES.c.id).where(TABLES.c.options.contains(row.id))
            in_records = select(RECORDS.c.id).where(RECORDS.c.text.contains(row.id))
            if not (
                await self._database.rows(in_tables.limit(1))
                or await self._database.rows(in_records.limit(1))
            ):
                unused.append(row.id)
        return unused, (rows[-1].created_at, rows[-1].id) if rows else None

    async def delete_assets(self, ids: Sequence[str]) -> None:
        """Delete files."""
        gone = delete(ASSETS).where(ASSETS.c.id.in_(ids))
        await self._commits.execute(gone)

    async def delete_reports(self, before: float, limit: int) -> int:
        """Delete reports that were made before; how many."""
        return await self._delete_some(REPORTS, REPORTS.c.table_id, REPORTS.c.at < before, limit)

    async def delete_audit(self, before: float, limit: int) -> int:
        """Delete lines of the audit log that were written before; how many.

        The last one stays, for the numbers go on from it.
        """
        last = select(func.max(AUDIT.c.id)).scalar_subquery()
        which = (AUDIT.c.at < before) & (AUDIT.c.id < last)
        return await self._delete_some(AUDIT, AUDIT.c.id, which, limit)

    async def delete_links(self, before: float, limit: int) -> int:
        """Delete ways to another device that have ended before; how many."""
        return await self._delete_some(LINKS, LINKS.c.hash, LINKS.c.expires_at < before, limit)

    async def _delete_some(
        self, table: Table, key: Column[Any], which: ColumnElement[bool], limit: int
    ) -> int:
        some = select(key).where(which).limit(limit)
        gone = delete(table).where(which, key.in_(some))
        done = await self._commits.execute(gone)
        return int(done.rowcount)


def _tables_with(identity: str) -> Select[tuple[str]]:
    sat = select(PARTICIPANTS.c.table_id).where(PARTICIPANTS.c.identity == identity)
    theirs = TABLES.c.id.in_(sat) | (TABLES.c.host == identity)
    return select(TABLES.c.id).where(theirs).order_by(TABLES.c.id)


def _references(table: Table) -> Iterator[Column[Any]]:
    """All columns that hold keys of a table, also those of tables that others add."""
    for other in METADATA.sorted_tables:
        for column in other.c:
            if any(key.column.table is table for key in column.foreign_keys):
                yield column


def _replace(names: str, identity: str, heir: str) -> str:
    """A list of identities, as JSON, with the heir in somebody's place."""
    return dumps([heir if name == identity else name for name in loads(names)])


def _follows(after: tuple[float, str]) -> ColumnElement[bool]:
    at, name = after
    later = ASSETS.c.created_at > at
    return later | ((ASSETS.c.created_at == at) & (ASSETS.c.id > name)) if name else true()
