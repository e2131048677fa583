"""Migrations make exactly what the schema says, once, however many start at the same time."""

import asyncio
import re
import sys
from time import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from ludoteca.store import Store
from ludoteca.store.connection.address import DatabaseAddress
from ludoteca.store.connection.database import Database
from ludoteca.store.migrations import last_step, newest_step
from ludoteca.store.migrations.steps import take_steps
from ludoteca.store.schema import ASSETS, METADATA
from tests.databases import Databases

pytestmark = pytest.mark.anyio

# Whatever a database has to say about its tables, except the one that counts migrations.
DESCRIPTIONS = {
    "sqlite": ["SELECT name, sql FROM sqlite_master WHERE tbl_name != 'alembic_version'"],
    "postgresql": [
        """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conrelid != 'alembic_version'::regclass""",
        """SELECT tablename, indexdef FROM pg_indexes
        WHERE schemaname = 'public' AND tablename != 'alembic_version'""",
        """SELECT table_name, column_name, data_type, character_maximum_length, is_nullable,
        column_default FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name != 'alembic_version'""",
    ],
}


def describe(connection: Connection) -> list[set[tuple[str, ...]]]:
    """All that can be said about the tables of a database, however it is laid out.

    In whatever order: SQLite writes a column that a later step added behind the constraints.
    """
    return [
        {
            tuple(" ".join(sorted(re.findall(r"\w+|\S", str(word)))) for word in row)
            for row in connection.execute(text(q))
        }
        for q in DESCRIPTIONS[connection.dialect.name]
    ]


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, METADATA))


async def test_migrations_make_what_the_schema_says(fresh: str, databases: Databases) -> None:
    migrated = await Database.open(fresh)
    assert await migrated.read(differences) == []
    made = await migrated.read(describe)
    await migrated.close()

    kind = "postgresql" if migrated.is_shared else "sqlite"
    as_said = Database(DatabaseAddress.read(databases.make(kind)))

    def create(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE alembic_version (version_num text)"))
        METADATA.create_all(connection)
        assert describe(connection) == made

    await as_said.write(create)
    await as_said.close()


async def test_a_step_that_is_missing_would_be_noticed(fresh: str) -> None:
    migrated = await Database.open(fresh)

    def drop(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE records DROP COLUMN created_at"))
        assert len(differences(connection)) == 1

    await migrated.write(drop)
    await migrated.close()


async def test_opening_again_changes_nothing(fresh: str) -> None:
    for _ in range(2):
        store = await Store.open(fresh)
        await store.secret("cookies")
        await store.close()


async def test_processes_that_start_at_once_take_turns(postgresql: str) -> None:
    code = (
        "import asyncio, sys; from ludoteca.store import Store\n"
        "async def start():\n"
        "    store = await Store.open(sys.argv[1]); print((await store.secret('cookies')).hex())\n"
        "    await store.close()\n"
        "asyncio.run(start())"
    )
    command = (sys.executable, "-c", code, postgresql)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    stores = await asyncio.gather(*(Store.open(postgresql) for _ in range(3)))
    found = {(await store.secret("cookies")).hex() for store in stores}
    said, _ = await process.communicate()
    assert found == {said.decode().strip()}
    for store in stores:
        await store.close()


async def test_a_database_that_is_up_to_date_is_known_by_its_last_step(fresh: str) -> None:
    database = await Database.open(fresh)
    assert await database.read(last_step) == newest_step()
    await database.close()


async def open_as_of(address: str, step: str, *statements: str) -> None:
    """Make a database as it once was, with something in it."""
    database = Database(DatabaseAddress.read(address))

    def make(connection: Connection) -> None:
        take_steps(connection, step)
        for statement in statements:
            connection.execute(text(statement))

    await database.write(make)
    await database.close()


ANNA = (
    "INSERT INTO identities (id, name, folded, mark, created_at)"
    " VALUES ('anna', 'Anna', 'anna', '', 1)"
)


def old_table(name: str, setup: str = '{"game": "feurio"}') -> str:
    """A table as it was written before it told how many moves it was given."""
    return (
        "INSERT INTO tables (id, code, host, setup, seed, listed, created_at, version, status,"
        " to_move, turn, updated_at, players, seated)"
        f" VALUES ('{name}', '{name}', 'anna', '{setup}', '', FALSE, 1, 0, 'waiting', 'nobody',"
        " '[]', 1, '[]', '[]')"
    )


async def test_what_people_brought_before_it_was_called_assets_is_still_there(fresh: str) -> None:
    await open_as_of(
        fresh,
        "0004",
        ANNA,
        "INSERT INTO papers (id, owner, text, created_at) VALUES ('map', 'anna', 'a map', 1)",
    )
    database = await Database.open(fresh)
    (row,) = await database.rows(select(ASSETS.c.text).where(ASSETS.c.id == "map"))
    assert row.text == "a map"
    assert await database.read(differences) == []
    await database.close()


async def test_older_tables_tell_how_many_moves_they_were_given(fresh: str) -> None:
    given = '{"game": "feurio", "actions": ["draw 1", "draw 2"]}'.replace(":", "\\:")
    await open_as_of(fresh, "0005", ANNA, old_table("new"), old_table("given", given))
    store = await Store.open(fresh)
    rows = [await store.tables.find(name) for name in ("new", "given")]
    assert [row and row.given_moves for row in rows] == [0, 2]
    await store.close()


async def test_older_journals_tell_who_has_ever_sat_at_a_table(fresh: str) -> None:
    sat = '{"kind":"sat","at":1,"seat":0,"who":"anna","name":"Anna","mark":""}'
    unknown = sat.replace('"anna"', '"nobody"')
    entry = "INSERT INTO entries (table_id, version, body) VALUES ('old', {}, '{}')"
    bodies = [sat, unknown, sat.replace("sat", "left"), sat]
    journal = [entry.format(n, body.replace(":", "\\:")) for n, body in enumerate(bodies, 1)]
    await open_as_of(fresh, "0007", ANNA, old_table("old"), *journal)
    store = await Store.open(fresh)
    (anna,) = await store.moderation.people()
    assert (anna.id, anna.tables) == ("anna", 1)
    # Nobody is taken for having been away since the world began.
    assert anna.seen_at > time() - 60
    await store.close()
