"""The outbox: messages to people and programs, kept until somebody has sent them."""

from sqlalchemy import Connection, delete, func, select, update

from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database, read_as
from ludoteca.store.journal_writer import write_messages
from ludoteca.store.rows import MessageRow
from ludoteca.store.schema import OUTBOX


class Outbox:
    """What waits to be sent, for all processes.

    Whoever is about to send a message claims it, which puts it off for a while: nobody else takes
    it up meanwhile, and if the sender is killed, somebody does later.
    """

    def __init__(self, database: Database, commits: CommitQueue) -> None:
        self._database = database
        self._commits = commits

    async def add(self, message: MessageRow) -> None:
        """Keep a message that belongs to nothing else that is written."""
        await self._commits.do(lambda connection: write_messages(connection, [message]))

    async def waiting(self, kind: str) -> tuple[int, float | None]:
        """How many messages of a kind there are, and when the first of them is due."""
        query = select(func.count().label("messages"), func.min(OUTBOX.c.due_at).label("first"))
        (row,) = await self._database.rows(query.where(OUTBOX.c.kind == kind))
        return row.messages, row.first

    async def claim(self, kind: str, now: float, until: float, most: int) -> list[MessageRow]:
        """Take up messages that are due, the first ones first; nobody else does until then."""
        due = (
            select(OUTBOX.c.id)
            .where(OUTBOX.c.kind == kind, OUTBOX.c.due_at <= now)
            .order_by(OUTBOX.c.due_at, OUTBOX.c.id)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        claim = (
            update(OUTBOX)
            .where(OUTBOX.c.id.in_(due))
            .values(due_at=until, tries=OUTBOX.c.tries + 1)
            .returning(OUTBOX)
        )

        def take(connection: Connection) -> list[MessageRow]:
            return list(map(read_as(MessageRow), connection.execute(claim)))

        return await self._commits.do(take)

    async def put_off(self, id: str, due_at: float) -> None:  # noqa: A002 rows have ids
        """A message was not taken: try it again then."""
        change = update(OUTBOX).where(OUTBOX.c.id == id).values(due_at=due_at)
        await self._commits.execute(change)

    async def drop(self, id: str) -> None:  # noqa: A002 rows have ids
        """A message is sent, or given up."""
        gone = delete(OUTBOX).where(OUTBOX.c.id == id)
        await self._commits.execute(gone)

    async def drop_older(self, before: float) -> int:
        """Give up what was written before a time, since nobody sends it; how much that was."""
        gone = delete(OUTBOX).where(OUTBOX.c.created_at < before)
        done = await self._commits.execute(gone)
        return int(done.rowcount)
