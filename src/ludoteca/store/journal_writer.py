"""Writes what is appended to journals: entries are added at their ends, never changed."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache

import msgspec
from sqlalchemy import (
    JSON,
    Connection,
    Insert,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)

from ludoteca.store.connection.json_rows import RowStatement, read_rows
from ludoteca.store.rows import MessageRow, TableSummary, VersionTaken
from ludoteca.store.schema import ENTRIES, OUTBOX, PARTICIPANTS, SEATINGS, TABLES

CHANNEL = "ludoteca"
# What processes tell of themselves, which is kept nowhere.
WORDS = "ludoteca_words"
# So many changes fit into one notice of PostgreSQL, which takes 8,000 bytes.
NOTICE = 90
# What changes in a table's row whenever something is appended.
SUMMARY = [
    TABLES.c.version,
    TABLES.c.status,
    TABLES.c.to_move,
    TABLES.c.turn,
    TABLES.c.deadline,
    TABLES.c.updated_at,
    TABLES.c.players,
    TABLES.c.seated,
]
# The version in a notice that somebody talked; the journal is as it was.
TALKED = 0


@dataclass(eq=False)
class Append:
    """Bodies that follow a version of a table's journal, all or none of them."""

    table: str
    after: int
    bodies: tuple[str, ...]
    summary: TableSummary
    # What is to be sent because of them.
    messages: tuple[MessageRow, ...] = ()
    # The dealer's secret, when the game is over: nothing is hidden by it any more.
    secret: str | None = None
    in_doubt: bool = False  # the connection was lost: it may be written, or not


class JournalWriter:
    """Adds entries, keeps what lists know of a table up to date, and tells other processes."""

    def __init__(self, *, is_shared: bool, name: str) -> None:
        self._is_shared = is_shared
        # What every commit needs, put together once.
        self._lock_tables = RowStatement(_plan_lock(is_shared=is_shared))
        insertion, change = _plan_insert(is_shared=is_shared), _plan_update(is_shared=is_shared)
        # PostgreSQL is far away: it does and tells all of it at once.
        steps = [_plan_notices().add_cte(insertion.cte(), change.cte())]
        self._write_steps = [*map(RowStatement, steps if is_shared else (insertion, change))]
        self._name = name  # of this process, which need not hear itself

    def append(
        self, connection: Connection, appends: Sequence[Append]
    ) -> list[VersionTaken | None]:
        """Append what can be appended, within a transaction; why not, for each of the others.

        The rows of the tables stay locked until the transaction ends, so that nothing comes
        between. This is also what resolves doubt: when a connection is lost in a commit, the new
        attempt waits here until the old one has ended either way, and then finds its own bodies
        in the journal, or their place free.
        """
        if not appends:
            return []
        heads = self._lock(connection, {append.table for append in appends})
        refusals: list[VersionTaken | None] = []
        accepted: list[Append] = []
        seated: list[Append] = []
        for append in appends:
            version, seats = heads.get(append.table, (None, ""))
            if version != append.after:
                written = append.in_doubt and _is_written(connection, append)
                refusals.append(None if written else VersionTaken(append.table, append.after))
                continue
            refusals.append(None)
            accepted.append(append)
            sitting = _write_names(append.summary.seated)
            if seats != sitting:
                seated.append(append)
            heads[append.table] = (append.after + len(append.bodies), sitting)
        if accepted:
            self._write_entries(connection, accepted)
            write_messages(connection, [m for each in accepted for m in each.messages])
            _write_secrets(connection, accepted)
        for append in seated:
            write_seatings(connection, append.table, append.summary.seated)
        return refusals

    def tell(self, connection: Connection, changes: dict[str, int]) -> None:
        """Tell other processes, as soon as the transaction is committed."""
        if self._is_shared:
            for notice in self._write_notices(changes):
                connection.execute(select(func.pg_notify(CHANNEL, notice)))

    def tell_word(self, connection: Connection, text: str) -> None:
        """Tell other processes something of this one; at most some 7,000 bytes."""
        connection.execute(select(func.pg_notify(WORDS, json.dumps([self._name, text]))))

    def _lock(self, connection: Connection, ids: set[str]) -> dict[str, tuple[int, str]]:
        """Lock tables, in an order that is everybody's; their versions, and who sits there.

        SQLite has one writer, and needs no lock.
        """
        given = [{"id": each} for each in sorted(ids)]
        rows = self._lock_tables.execute(connection, given=given)
        return {row.id: (row.version, row.seated) for row in rows}

    def _write_entries(self, connection: Connection, appends: Sequence[Append]) -> None:
        entries = [
            {"table_id": append.table, "version": version, "body": body}
            for append in appends
            for version, body in enumerate(append.bodies, append.after + 1)
        ]
        # Of several at one table the last one says where it stands.
        heads = {append.table: append.summary for append in appends}
        rows = [{"id": table, **summary_columns(summary)} for table, summary in heads.items()]
        notices = self._write_notices({table: head.version for table, head in heads.items()})
        for step in self._write_steps:
            step.execute(connection, entries=entries, heads=rows, notices=notices)

    def _write_notices(self, changes: dict[str, int]) -> list[str]:
        """What other processes are told of changes."""
        news = list(changes.items())
        return [
            json.dumps([self._name, news[first : first + NOTICE]])
            for first in range(0, len(news), NOTICE)
        ]


def summary_columns(summary: TableSummary) -> dict[str, object]:
    """A summary as columns of a table's row."""
    return {
        "version": summary.version,
        "status": summary.status,
        "to_move": summary.to_move,
        "turn": _write_names(summary.turn),
        "deadline": summary.deadline,
        "updated_at": summary.updated_at,
        "players": _write_players(summary.players, summary.bots),
        "seated": _write_names(summary.seated),
    }


# With every action the same: who plays at the tables that are in play.
@lru_cache(maxsize=1 << 13)
def _write_names(names: tuple[str, ...]) -> str:
    return msgspec.json.encode(names).decode()


@lru_cache(maxsize=1 << 12)
def _write_players(players: tuple[str, ...], bots: tuple[str, ...]) -> str:
    return msgspec.json.encode(list(zip(players, bots, strict=True))).decode()


def write_seatings(connection: Connection, table: str, seated: tuple[str, ...]) -> None:
    """Write who sits where, for those who look for their tables, and that they ever did."""
    connection.execute(delete(SEATINGS).where(SEATINGS.c.table_id == table))
    rows: list[dict[str, object]] = [
        {"table_id": table, "seat": seat, "identity": identity}
        for seat, identity in enumerate(seated)
        if identity
    ]
    if rows:
        connection.execute(insert(SEATINGS), rows)
    known = connection.scalars(
        select(PARTICIPANTS.c.identity).where(PARTICIPANTS.c.table_id == table)
    )
    new = {identity for identity in seated if identity}.difference(known)
    if new:
        rows = [{"table_id": table, "identity": identity} for identity in sorted(new)]
        connection.execute(insert(PARTICIPANTS), rows)


def write_messages(connection: Connection, messages: Sequence[MessageRow]) -> None:
    """Write messages to the outbox, within the transaction of what they tell of.

    After a lost connection one may be there already.
    """
    if not messages:
        return
    known = select(OUTBOX.c.id).where(OUTBOX.c.id.in_([message.id for message in messages]))
    written = set(connection.scalars(known))
    rows = [asdict(message) for message in messages if message.id not in written]
    if rows:
        connection.execute(insert(OUTBOX), rows)


def _plan_lock(*, is_shared: bool) -> Select[tuple[str, int, str]]:
    given = read_rows("given", [TABLES.c.id], is_shared=is_shared)
    return (
        select(TABLES.c.id, TABLES.c.version, TABLES.c.seated)
        .where(TABLES.c.id.in_(select(given.c.id)))
        .order_by(TABLES.c.id)
        .with_for_update(key_share=True, of=TABLES)
    )


def _plan_insert(*, is_shared: bool) -> Insert:
    entries = read_rows("entries", list(ENTRIES.c), is_shared=is_shared)
    return insert(ENTRIES).from_select(list(ENTRIES.c), select(entries))


def _plan_update(*, is_shared: bool) -> Update:
    heads = read_rows("heads", [TABLES.c.id, *SUMMARY], is_shared=is_shared)
    changes = {column.name: heads.c[column.name] for column in SUMMARY}
    return update(TABLES).where(TABLES.c.id == heads.c.id).values(changes)


def _plan_notices() -> Select[str]:
    given = cast(bindparam("notices", type_=Text), JSON)
    notice = func.json_array_elements_text(given).table_valued("value").c.value
    return select(func.pg_notify(literal_column(f"'{CHANNEL}'"), notice))


def _write_secrets(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [
        {"table": append.table, "secret": append.secret}
        for append in appends
        if append.secret is not None
    ]
    if rows:
        which = TABLES.c.id == bindparam("table")
        connection.execute(update(TABLES).where(which).values(seed=bindparam("secret")), rows)


def _is_written(connection: Connection, append: Append) -> bool:
    """Whether just these bodies stand where they were to be appended."""
    bodies = connection.scalars(
        select(ENTRIES.c.body)
        .where(ENTRIES.c.table_id == append.table, ENTRIES.c.version > append.after)
        .order_by(ENTRIES.c.version)
        .limit(len(append.bodies))
    )
    return tuple(bodies) == append.bodies
