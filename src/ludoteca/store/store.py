"""All that is kept of tables and people, behind verbs that say what they do."""

import json
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from typing import Any, Self, TypeVar

from sqlalchemy import ColumnElement, Row, Select, Table, delete, func, select, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.store.connection.change_listener import RUNNING, ChangeListener, News
from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database
from ludoteca.store.erasure import Erasure
from ludoteca.store.heartbeats import Heartbeats
from ludoteca.store.journals import (
    TALKED,
    Append,
    Journals,
    summary_columns,
    write_messages,
    write_seatings,
)
from ludoteca.store.moderation import Moderation
from ludoteca.store.outbox import Outbox
from ludoteca.store.personal_data import collect_personal_data
from ludoteca.store.rows import (
    AddressRow,
    AssetRow,
    CodeTaken,
    IdentityRow,
    ListedTable,
    MessageRow,
    RecordRow,
    TableRow,
    TableSummary,
    TalkRow,
)
from ludoteca.store.schema import (
    ADDRESSES,
    ASSETS,
    ENTRIES,
    IDENTITIES,
    LINKS,
    MAILED,
    QUARANTINE,
    RECORDS,
    SEATINGS,
    SECRETS,
    TABLES,
    TALK,
)

SECRET = 32  # bytes
# What lists read of a table: all but what may be long, or is nobody's business.
LISTED = [column for column in TABLES.c if column.name not in ("code", "setup", "seed")]

Found = TypeVar("Found")


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
        self._journals = Journals(is_shared=database.is_shared, name=name)
        self._commits = CommitQueue(database, self._journals)
        self.outbox = Outbox(database, self._commits)
        self.heartbeats = Heartbeats(database, self._commits, self._journals, name)
        self._listener = ChangeListener(database, name)
        self.moderation = Moderation(database, self._commits)
        self.erasure = Erasure(database, self._commits, self.moderation)

    @classmethod
    async def open_beside(cls, url: str | None = None) -> Self:
        """Open a database that a server may be using, for a look or an act of its host."""
        return cls(await Database.open_beside(url))

    @classmethod
    async def open(cls, url: str | None = None) -> Self:
        """Open a database and bring it up to date: by its address, or the file among our data."""
        return cls(await Database.open(url))

    async def close(self) -> None:
        """Write what waits, and close all connections."""
        await self._commits.finish()
        await self._listener.close()
        await self._database.close()

    # Tables and their journals

    async def add_table(self, table: TableRow) -> None:
        """Keep a new table; CodeTaken if its code of invitation is another's."""
        row = {
            "id": table.id,
            "code": table.code,
            "host": table.host,
            "game": table.game,
            "options": table.options,
            "given_moves": table.given_moves,
            "setup": table.setup,
            "seed": table.seed,
            "listed": table.listed,
            "created_at": table.created_at,
            **summary_columns(table.summary),
        }

        async def add(connection: AsyncConnection) -> None:
            await self._add(connection, TABLES, row)
            await write_seatings(connection, table.id, table.summary.seated)

        try:
            await self._commits.do(add)
        except IntegrityError:
            if await self.find_table_by_code(table.code) is None:
                raise
            raise CodeTaken(table.code) from None

    async def find_table(self, id: str) -> TableRow | None:  # noqa: A002 rows have ids
        """The table with this id."""
        return await self._find_table(TABLES.c.id == id)

    async def find_table_by_code(self, code: str) -> TableRow | None:
        """The table with this code of invitation."""
        return await self._find_table(TABLES.c.code == code)

    async def find_listed_table(self, id: str) -> ListedTable | None:  # noqa: A002 rows have ids
        """The table with this id, as lists know it."""
        return _first(await self._tables(select(*LISTED).where(TABLES.c.id == id)))

    async def append(
        self,
        table: str,
        after: int,
        bodies: Sequence[str],
        summary: TableSummary,
        messages: Sequence[MessageRow] = (),
    ) -> None:
        """Append entries as the versions after + 1 and on, all or none; durable on return.

        With them goes into the outbox what is to be sent because of them.
        VersionTaken if the journal does not end at `after` (or there is no such table).
        """
        assert summary.version == after + len(bodies) > after, "a summary of what is appended"
        await self._commits.append(Append(table, after, tuple(bodies), summary, tuple(messages)))

    async def entries(self, table: str, after: int = 0) -> list[str]:
        """The bodies of all entries after a version, in order."""
        query = (
            select(ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        return [row.body for row in await self._database.rows(query)]

    async def tables_of(
        self, identity: str, statuses: Sequence[str] = (), limit: int = 100
    ) -> list[ListedTable]:
        """The tables where somebody sits or that are somebody's, the newest change first."""
        seats = select(SEATINGS.c.table_id).where(SEATINGS.c.identity == identity)
        mine = TABLES.c.id.in_(seats) | (TABLES.c.host == identity)
        return await self._newest(mine, statuses, limit)

    async def tables_waiting_for(self, identity: str, limit: int = 100) -> list[ListedTable]:
        """The tables that wait for somebody, the one whose time runs out first before the others.

        Where there is no clock, whoever has waited longest comes first.
        """
        seats = select(SEATINGS.c.table_id).where(SEATINGS.c.identity == identity)
        waiting = TABLES.c.turn.contains(json.dumps(identity), autoescape=True)
        query = select(*LISTED).where(TABLES.c.id.in_(seats), TABLES.c.status == "playing", waiting)
        pressing = (TABLES.c.deadline.is_(None), TABLES.c.deadline)
        return await self._tables(query.order_by(*pressing, TABLES.c.updated_at).limit(limit))

    async def listed_tables(
        self, statuses: Sequence[str] = (), limit: int = 100
    ) -> list[ListedTable]:
        """The tables that everybody may see in lists, the newest change first."""
        return await self._newest(TABLES.c.listed, statuses, limit)

    async def tables(self, statuses: Sequence[str] = (), limit: int = 100) -> list[ListedTable]:
        """All tables, the newest change first."""
        return await self._newest(true(), statuses, limit)

    async def overdue_tables(
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

    async def count_open_tables(self, host: str) -> int:
        """How many tables of a host are running."""
        query = select(func.count().label("open")).where(
            TABLES.c.host == host, TABLES.c.status.in_(RUNNING)
        )
        return sum(row.open for row in await self._database.rows(query))

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
            await self._commits.do(lambda connection: self._journals.tell_word(connection, text))

    # Identities

    async def add_identity(self, identity: IdentityRow) -> None:
        """Keep a new identity."""
        row = {
            "id": identity.id,
            "name": identity.name,
            "folded": identity.name.casefold(),
            "mark": identity.mark,
            "passphrase": identity.passphrase,
            "created_at": identity.created_at,
            "seen_at": identity.seen_at,
            "epoch": identity.epoch,
        }
        await self._commits.do(lambda connection: self._add(connection, IDENTITIES, row))

    async def find_identity(self, id: str) -> IdentityRow | None:  # noqa: A002 rows have ids
        """The identity with this id."""
        rows = await self._database.rows(select(IDENTITIES).where(IDENTITIES.c.id == id))
        return _first([_read_identity(row) for row in rows])

    async def update_identity(self, id: str, name: str, mark: str) -> None:  # noqa: A002
        """Change a name and a mark."""
        await self._change_identity(id, {"name": name, "folded": name.casefold(), "mark": mark})

    async def set_passphrase(self, id: str, passphrase: str) -> None:  # noqa: A002 rows have ids
        """Keep the hash of a passphrase, by which an identity is claimed back."""
        await self._change_identity(id, {"passphrase": passphrase})

    async def mark_seen(self, id: str, at: float) -> None:  # noqa: A002 rows have ids
        """Note that somebody was here."""
        await self._change_identity(id, {"seen_at": at})

    async def revoke_cookies(self, id: str, at: float) -> None:  # noqa: A002 rows have ids
        """Let no cookie of somebody's hold that was given until now; all servers notice."""
        change = update(IDENTITIES).where(IDENTITIES.c.id == id)

        async def revoke(connection: AsyncConnection) -> bool:
            await connection.execute(change.values(epoch=IDENTITIES.c.epoch + 1))
            await connection.execute(delete(LINKS).where(LINKS.c.identity == id))
            return True

        await self.moderation.act(revoke, id, "revoke", id, "", at)

    async def add_link(self, hash: str, identity: str, expires_at: float) -> None:  # noqa: A002
        """Keep the hash of a way to another device, in place of any before."""
        row = {"hash": hash, "identity": identity, "expires_at": expires_at}

        async def put(connection: AsyncConnection) -> None:
            await connection.execute(delete(LINKS).where(LINKS.c.identity == identity))
            await self._add(connection, LINKS, row, "hash")

        await self._commits.do(put)

    async def use_link(self, hash: str, at: float) -> IdentityRow | None:  # noqa: A002
        """Whose way to another device this is; it can be used once, and until its end."""
        theirs = select(IDENTITIES).join(LINKS, LINKS.c.identity == IDENTITIES.c.id)
        which = (LINKS.c.hash == hash) & (LINKS.c.expires_at > at)

        async def use(connection: AsyncConnection) -> Row[Any] | None:
            found = (await connection.execute(theirs.where(which))).one_or_none()
            used = await connection.execute(delete(LINKS).where(which))
            return found if used.rowcount else None

        row = await self._commits.do(use)
        return None if row is None else _read_identity(row)

    async def personal_data(self, identity: str) -> dict[str, Any]:
        """All that is kept of somebody."""
        return await collect_personal_data(self._database, identity)

    async def identities_named(self, name: str, limit: int = 20) -> list[IdentityRow]:
        """The identities of this name, in whatever letters, that have a passphrase.

        The oldest come first: nobody is pushed out of the list by those who take a name later.
        """
        query = select(IDENTITIES).where(
            IDENTITIES.c.folded == name.casefold(), IDENTITIES.c.passphrase.is_not(None)
        )
        query = query.order_by(IDENTITIES.c.created_at, IDENTITIES.c.id).limit(limit)
        return [_read_identity(row) for row in await self._database.rows(query)]

    # Records

    async def add_record(self, record: RecordRow) -> None:
        """Keep a record that somebody sent."""
        await self._commits.do(lambda connection: self._add(connection, RECORDS, asdict(record)))

    async def find_record(self, id: str) -> RecordRow | None:  # noqa: A002 rows have ids
        """The record with this id."""
        rows = await self._database.rows(select(RECORDS).where(RECORDS.c.id == id))
        return _first([RecordRow(row.id, row.owner, row.text, row.created_at) for row in rows])

    # Assets

    async def add_asset(self, asset: AssetRow) -> None:
        """Keep a file that somebody brought; whoever brings it again changes nothing."""
        await self._commits.do(lambda connection: self._add(connection, ASSETS, asdict(asset)))

    async def find_asset(self, id: str) -> AssetRow | None:  # noqa: A002 rows have ids
        """The asset with this id."""
        rows = await self._database.rows(select(ASSETS).where(ASSETS.c.id == id))
        return _first([AssetRow(row.id, row.owner, row.text, row.created_at) for row in rows])

    async def count_assets(self, owner: str) -> int:
        """How many assets somebody has brought."""
        query = select(func.count().label("brought")).where(ASSETS.c.owner == owner)
        return sum(row.brought for row in await self._database.rows(query))

    # Addresses of e-mail, and who was written to

    async def put_address(self, address: AddressRow, *letters: MessageRow) -> None:
        """Keep where somebody wants letters, in place of where they wanted them before.

        With it go into the outbox the letters that are to be sent because of it.
        """
        row = asdict(address)
        kind = postgresql if self.is_shared else sqlite
        put = kind.insert(ADDRESSES).values(row)
        change = put.on_conflict_do_update(index_elements=["identity"], set_=row)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(change)
            await write_messages(connection, letters)

        await self._commits.do(write)

    async def find_address(self, identity: str) -> AddressRow | None:
        """Where somebody wants letters."""
        rows = await self._database.rows(select(ADDRESSES).where(ADDRESSES.c.identity == identity))
        return _first([AddressRow(**row._mapping) for row in rows])

    async def drop_address(self, identity: str) -> None:
        """Somebody wants no letters any more; their address is forgotten."""

        async def drop(connection: AsyncConnection) -> None:
            for table in (ADDRESSES, MAILED):
                await connection.execute(delete(table).where(table.c.identity == identity))

        await self._commits.do(drop)

    async def mark_mailed(self, identity: str, table: str, message: str, at: float) -> bool:
        """Note that somebody is written to about a table, by this message.

        False if they were by another, and did not come.
        """
        kind = postgresql if self.is_shared else sqlite
        row = {"identity": identity, "table_id": table, "message": message, "sent_at": at}
        add = kind.insert(MAILED).values(row).on_conflict_do_nothing()
        which = (MAILED.c.identity == identity) & (MAILED.c.table_id == table)

        async def mark(connection: AsyncConnection) -> bool:
            await connection.execute(add)
            marked = await connection.scalar(select(MAILED.c.message).where(which))
            return bool(marked == message)

        return await self._commits.do(mark)

    async def clear_mailed(self, identity: str, table: str) -> None:
        """Somebody has come to a table: about what happens after, they may be written to again."""
        gone = delete(MAILED).where(MAILED.c.identity == identity, MAILED.c.table_id == table)
        await self._commits.do(lambda connection: connection.execute(gone))

    # Talk

    async def add_talk_line(
        self, table: str, identity: str, name: str, kind: str, text: str, at: float
    ) -> int:
        """Keep a line of the talk at a table; its id, which is higher than all before."""
        key = secrets.token_hex(16)
        said = {"identity": identity, "name": name, "kind": kind, "text": text, "at": at}

        async def add(connection: AsyncConnection) -> int:
            # Whoever holds the table's row gives out the next number.
            await connection.execute(
                select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
            )
            last = select(func.coalesce(func.max(TALK.c.id), 0)).where(TALK.c.table_id == table)
            number = (await connection.scalar(last) or 0) + 1
            row = {"table_id": table, "id": number, "key": key, **said}
            await self._add(connection, TALK, row, "key")
            await self._journals.tell(connection, {table: TALKED})
            written = await connection.scalar(select(TALK.c.id).where(TALK.c.key == key))
            assert isinstance(written, int), "it is there, from now or before"
            return written

        return await self._commits.do(add)

    async def talk_lines(self, table: str, after: int = 0, limit: int = 50) -> list[TalkRow]:
        """The last lines of the talk at a table, in the order in which they were said."""
        query = select(TALK).where(TALK.c.table_id == table, TALK.c.id > after)
        rows = await self._database.rows(query.order_by(TALK.c.id.desc()).limit(limit))
        return [_read_line(row) for row in reversed(rows)]

    async def find_line(self, table: str, line: int) -> TalkRow | None:
        """A line of the talk at a table."""
        query = select(TALK).where(TALK.c.table_id == table, TALK.c.id == line)
        return _first([_read_line(row) for row in await self._database.rows(query)])

    # Secrets

    async def secret(self, name: str) -> bytes:
        """A secret of this server: made once, the same for all processes, and for ever."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == name)
        known = _first(await self._database.rows(query))
        if known is None:
            row = {"name": name, "value": secrets.token_bytes(SECRET)}
            await self._commits.do(lambda connection: self._add(connection, SECRETS, row, "name"))
            known = _first(await self._database.rows(query))
        assert known is not None, "one of us has made it"
        return bytes(known.value)

    # How this is done

    async def _find_table(self, which: ColumnElement[bool]) -> TableRow | None:
        return _first(
            [_read_table(row) for row in await self._database.rows(select(TABLES).where(which))]
        )

    async def _tables(self, query: Select[Any]) -> list[ListedTable]:
        return [
            ListedTable(row.id, row.game, row.options, row.given_moves, _read_summary(row))
            for row in await self._database.rows(query)
        ]

    async def _newest(
        self, which: ColumnElement[bool], statuses: Sequence[str], limit: int
    ) -> list[ListedTable]:
        query = select(*LISTED).where(which)
        if statuses:
            query = query.where(TABLES.c.status.in_(statuses))
        newest_first = (TABLES.c.updated_at.desc(), TABLES.c.id)
        return await self._tables(query.order_by(*newest_first).limit(limit))

    async def _add(
        self, connection: AsyncConnection, table: Table, row: dict[str, Any], key: str = "id"
    ) -> None:
        """Insert a row, unless it is there already: the connection may have been lost after it."""
        kind = postgresql if self.is_shared else sqlite
        await connection.execute(
            kind.insert(table).values(row).on_conflict_do_nothing(index_elements=[key])
        )

    async def _change_identity(self, identity: str, changes: dict[str, Any]) -> None:
        change = update(IDENTITIES).where(IDENTITIES.c.id == identity).values(changes)
        await self._commits.do(lambda connection: connection.execute(change))


def _first(rows: Sequence[Found]) -> Found | None:
    return rows[0] if rows else None


def _read_table(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        options=row.options,
        given_moves=row.given_moves,
        summary=_read_summary(row),
        code=row.code,
        host=row.host,
        setup=row.setup,
        seed=row.seed,
        listed=row.listed,
        created_at=row.created_at,
    )


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


def _read_line(row: Row[Any]) -> TalkRow:
    return TalkRow(row.id, row.identity, row.name, row.kind, row.text, row.at)


def _read_identity(row: Row[Any]) -> IdentityRow:
    return IdentityRow(
        row.id, row.name, row.mark, row.created_at, row.passphrase, row.seen_at, row.epoch
    )
