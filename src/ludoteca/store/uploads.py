"""Uploads: records and files that people bring."""

from dataclasses import asdict

from sqlalchemy import func, select

from ludoteca.store.connection.commit_queue import CommitQueue
from ludoteca.store.connection.database import Database, read_as
from ludoteca.store.rows import AssetRow, RecordRow
from ludoteca.store.schema import ASSETS, RECORDS


class Uploads:
    """What people have brought, as they brought it."""

    def __init__(self, database: Database, commits: CommitQueue) -> None:
        self._database = database
        self._commits = commits

    async def add_record(self, record: RecordRow) -> None:
        """Keep a record that somebody sent."""
        await self._commits.execute(self._database.insert_once(RECORDS, asdict(record), "id"))

    async def find_record(self, id: str) -> RecordRow | None:  # noqa: A002 rows have ids
        """The record with this id."""
        query = select(RECORDS).where(RECORDS.c.id == id)
        return await self._database.find(query, read_as(RecordRow))

    async def add_asset(self, asset: AssetRow) -> None:
        """Keep a file that somebody brought; whoever brings it again changes nothing."""
        await self._commits.execute(self._database.insert_once(ASSETS, asdict(asset), "id"))

    async def find_asset(self, id: str) -> AssetRow | None:  # noqa: A002 rows have ids
        """The asset with this id."""
        query = select(ASSETS).where(ASSETS.c.id == id)
        return await self._database.find(query, read_as(AssetRow))

    async def count_assets(self, owner: str) -> int:
        """How many assets somebody has brought."""
        query = select(func.count().label("brought")).where(ASSETS.c.owner == owner)
        return sum(row.brought for row in await self._database.rows(query))
