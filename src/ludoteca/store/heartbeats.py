"""Heartbeats: when each process was last there, and what becomes of clocks when none was."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.store.connection.advisory_locks import AdvisoryLock
from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database
from ludoteca.store.journal_writer import JournalWriter
from ludoteca.store.schema import ENTRIES, PROCESSES, TABLES

# Processes that have not been heard of for so long, in seconds, are forgotten.
FORGOTTEN = 86400.0

# The body of an entry that says for how many seconds a clock stood still.
WritePause = Callable[[float], str]


class Heartbeats:
    """The times of all processes, kept by each of them."""

    def __init__(
        self, database: Database, commits: CommitQueue, journal_writer: JournalWriter, name: str
    ) -> None:
        self._database = database
        self._commits = commits
        self._journal_writer = journal_writer
        self._name = name

    async def beat(self, now: float) -> None:
        """Tell that this process lives."""
        await self._commits.do(lambda connection: self._beat(connection, now))

    async def living(self, since: float) -> set[str]:
        """The processes that were there after a time."""
        query = select(PROCESSES.c.id).where(PROCESSES.c.at >= since)
        return {row.id for row in await self._database.rows(query)}

    async def touch(self) -> None:
        """Write something that changes nothing: if it returns, others can write as well."""
        same = update(PROCESSES).where(PROCESSES.c.id == self._name).values(at=PROCESSES.c.at)
        await self._commits.execute(same)

    async def resume(
        self, now: float, expected: float | None, least: float, write_pause: WritePause
    ) -> float:
        """Go on after a break, and let no clock have run in it; by how many seconds clocks moved.

        Without `expected`, it was as long as no process lived. With it, the clock of the system
        was set from `expected` to `now`, which all its processes notice and one of them tells
        here. Shorter ones than `least` are none. All clocks move in one transaction, once: the
        times of all processes move with them.
        """

        def resume(connection: Connection) -> float:
            if self._database.is_shared:
                connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.CLOCK)))
            last = connection.scalar(select(func.max(PROCESSES.c.at)))
            pause = 0.0 if last is None else _find_pause(last, now, expected)
            if abs(pause) < least:
                pause = 0.0
            if pause:
                connection.execute(update(PROCESSES).values(at=PROCESSES.c.at + pause))
                if not self._pause(connection, pause, write_pause(pause)):
                    pause = 0.0
            self._beat(connection, now)
            return pause

        return await self._commits.do(resume)

    def _beat(self, connection: Connection, now: float) -> None:
        row = {"id": self._name, "at": now}
        connection.execute(self._database.upsert(PROCESSES, row, "id"))
        connection.execute(delete(PROCESSES).where(PROCESSES.c.at < now - FORGOTTEN))

    def _pause(self, connection: Connection, pause: float, body: str) -> bool:
        """Put off all that has to happen by some time, in the journals and beside them.

        Whether there was anything.
        """
        running = (TABLES.c.status == "playing") & TABLES.c.deadline.is_not(None)
        which = select(TABLES.c.id).where(running).order_by(TABLES.c.id)
        held = list(connection.scalars(which.with_for_update(key_share=True)))
        if not held:
            return False
        moved = connection.execute(
            update(TABLES)
            .where(running)
            .values(version=TABLES.c.version + 1, deadline=TABLES.c.deadline + pause)
            .returning(TABLES.c.id, TABLES.c.version)
        )
        changes = {row.id: row.version for row in moved}
        rows = [{"table_id": each, "version": at, "body": body} for each, at in changes.items()]
        connection.execute(insert(ENTRIES), rows)
        self._journal_writer.tell(connection, changes)
        return True


def _find_pause(last: float, now: float, expected: float | None) -> float:
    """How long nobody was there, or by how much the clock was set, unless that is known here."""
    if expected is None:
        return now - last
    return now - expected if abs(last - expected) <= abs(last - now) else 0.0
