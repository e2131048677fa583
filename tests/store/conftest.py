"""For the tests of the store: each runs with both kinds of database, and finds it empty."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, delete

from ludoteca.store import Store
from ludoteca.store.connection.database import Database
from ludoteca.store.schema import METADATA
from tests.databases import POSTGRESQL, SQLITE, Databases


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def fresh(request: pytest.FixtureRequest, databases: Databases) -> str:
    """The address of a database that nobody has ever opened."""
    return databases.make(request.param)


@pytest.fixture
def postgresql(databases: Databases) -> str:
    return databases.make(POSTGRESQL)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Database.open(database)

    def empty(connection: Connection) -> None:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(delete(table))

    await opened.write(empty)
    store = Store(opened)
    yield store
    await store.close()
