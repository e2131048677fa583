"""Opening a database: where it is, what it holds against others, and what can be wrong."""

import logging
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from ludoteca.core.errors import Malformed
from ludoteca.store import Store
from ludoteca.store.connection.database import Database
from tests.store.rows import furnish

pytestmark = pytest.mark.anyio

SECRET = "hunter2"


async def refusal(url: str | None) -> str:
    with pytest.raises(Malformed) as refused:
        await Store.open(url)
    assert refused.value.__cause__ is None
    assert SECRET not in str(refused.value)
    return str(refused.value)


async def test_without_an_address_it_is_a_file_among_our_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "new" / "100%"))
    store = await Store.open()
    assert not store.is_shared
    await furnish(store, "t")
    await store.close()
    assert (tmp_path / "new" / "100%" / "ludoteca.db").is_file()


async def test_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/some.db")
    await furnish(store)
    files = list(tmp_path.iterdir())
    assert {file.name for file in files} >= {"some.db", "some.db-wal", "some.db.lock"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    await store.close()


async def test_a_commit_to_a_file_survives_a_power_cut(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/some.db")
    full = 2

    def look(connection: Connection) -> None:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == full
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1

    await database.read(look)
    await database.write(look)
    await database.close()


async def test_a_file_serves_one_process_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/some.db"
    store = await Store.open(url)
    assert "Another Ludoteca is using" in await refusal(url)
    code = (
        "import asyncio, sys; from ludoteca.store import Store\n"
        "try: asyncio.run(Store.open(sys.argv[1]))\n"
        "except Exception as fault: print(fault)"
    )
    command = [sys.executable, "-c", code, url]
    other = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Another Ludoteca is using" in other.stdout
    await store.close()
    await store.close()
    await (await Store.open(url)).close()


@pytest.mark.parametrize(
    "address",
    [
        *("", "some.db", f"mysql://me:{SECRET}@host/name", f"postgresql://me:{SECRET}@host"),
        *("sqlite://", "sqlite:///:memory:", "sqlite:///some.db?mode=memory"),
        *(f"postgresql://me:{SECRET}@host:port/name",),
    ],
)
async def test_what_is_no_address_is_not_repeated(address: str) -> None:
    assert "no address of a database" in await refusal(address)


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://me:{SECRET}@127.0.0.1:1/name",
        f"postgres://me:{SECRET}@127.0.0.1:1/name?sslmode=disable",
        f"postgresql+asyncpg://me@127.0.0.1:1/name?password={SECRET}",
        f"postgresql://me:{SECRET}@127.0.0.1:1/name?what=ever",
    ],
)
async def test_a_server_that_does_not_answer_is_named_without_its_password(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        told = await refusal(address)
    assert told.startswith("The database postgresql://127.0.0.1/name cannot be opened: ")
    assert SECRET not in caplog.text


async def test_a_database_that_the_server_does_not_have_is_named(postgresql: str) -> None:
    told = await refusal(postgresql.replace("/test_", "/missing_"))
    assert 'database "missing_' in told
    assert "does not exist" in told


async def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Anna, this is no database at all. " * 100)
    assert "file is not a database" in await refusal(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear Anna")
    assert "cannot be written" in await refusal(f"sqlite:///{tmp_path}")
    assert "cannot be written" in await refusal(f"sqlite:///{file}/some.db")


async def test_a_database_of_a_newer_program_is_left_alone(fresh: str) -> None:
    database = await Database.open(fresh)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda connection: connection.execute(newer))
    await database.close()
    assert "was made by a newer Ludoteca" in await refusal(fresh)
    # Nothing is held by one who could not open it.
    assert "was made by a newer Ludoteca" in await refusal(fresh)


async def test_another_tool_may_read_a_file_in_use(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/some.db")
    await furnish(store, "t")
    other = sqlite3.connect(tmp_path / "some.db")
    assert other.execute("SELECT id FROM tables").fetchall() == [("t",)]
    other.close()
    await store.close()
