"""The commit queue: all that waits to be written goes into one transaction (group commit).

A lone piece of work is written at once; while that is being committed, others gather, and share
the next commit. Nobody is told that a work is done before it is durable.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.dml import UpdateBase

from ludoteca.store.connection.database import Database, Work
from ludoteca.store.connection.retry import is_orphan, is_transient, retry
from ludoteca.store.journal_writer import Append, JournalWriter
from ludoteca.store.rows import StoreLost, Vanished

Answer = TypeVar("Answer")

# Works in one transaction: what waits longer than that is not written any faster.
MOST = 500


@dataclass(eq=False)
class _Job:
    """A work, and whoever waits for it."""

    work: Append | Work[Any]
    done: "asyncio.Future[Any]"


class CommitQueue:
    """The only one who writes, for this process."""

    def __init__(self, database: Database, journal_writer: JournalWriter) -> None:
        self._database = database
        self._journal_writer = journal_writer
        self._waiting: list[_Job] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, append: Append) -> Awaitable[None]:
        """Append to a journal; VersionTaken if it goes on already."""
        return self._put(append)

    async def do(self, work: Work[Answer]) -> Answer:
        """Do a work within a transaction, and answer when that is durable.

        It may be done twice, when a connection is lost, and must not show it.
        """
        answer: Answer = await self._put(work)
        return answer

    async def execute(self, statement: UpdateBase) -> CursorResult[Any]:
        """Do a work that is one statement."""
        return await self.do(lambda connection: connection.execute(statement))

    async def finish(self) -> None:
        """Wait until all is written."""
        if self._task is not None:
            await self._task

    def _put(self, work: Append | Work[Any]) -> "asyncio.Future[Any]":
        """Whoever stops waiting does not stop the work."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return job.done

    async def _write_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._write(jobs)

    async def _write(self, jobs: Sequence[_Job]) -> None:
        """Write all in one go; if that fails, one by one: a bad one never hurts the others."""
        try:
            answers: list[Any] = await self._commit([job.work for job in jobs])
        except StoreLost as lost:
            # One by one each would wait as long again, and so would those who came meanwhile.
            jobs, self._waiting = [*jobs, *self._waiting], []
            answers = [lost] * len(jobs)
        except Exception as fault:  # noqa: BLE001 it is for those who wait, and none may wait forever
            if len(jobs) > 1:
                for job in jobs:
                    await self._write([job])
                return
            answers = [Vanished("store-vanished") if is_orphan(fault) else fault]
        for job, answer in zip(jobs, answers, strict=True):
            if job.done.done():
                continue  # nobody waits any more
            if isinstance(answer, Exception):
                job.done.set_exception(answer)
            else:
                job.done.set_result(answer)

    async def _commit(self, works: Sequence[Append | Work[Any]]) -> list[Any]:
        """The answers to all works of a transaction; a refused append is an answer, too."""
        appends = [work for work in works if isinstance(work, Append)]

        def write(connection: Connection) -> list[Any]:
            refusals = iter(self._journal_writer.append(connection, appends))
            return [
                next(refusals) if isinstance(work, Append) else work(connection) for work in works
            ]

        async def attempt() -> list[Any]:
            try:
                return await self._database.write(write)
            except Exception as fault:
                for append in appends:
                    append.in_doubt |= is_transient(fault)
                raise

        return await retry(attempt, str(self._database.address))
