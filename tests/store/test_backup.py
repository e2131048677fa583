"""A whole database as one file: from either kind into either kind, and nothing by halves."""

import gzip
import json
import stat
from pathlib import Path

import pytest
from sqlalchemy import select

from ludoteca.core.errors import Malformed
from ludoteca.store import Store
from ludoteca.store.backup import export_database, restore_database
from ludoteca.store.connection.database import Database
from ludoteca.store.schema import METADATA
from tests.databases import POSTGRESQL, SQLITE, Databases
from tests.store.rows import furnish, summary

pytestmark = pytest.mark.anyio

KINDS = [SQLITE, POSTGRESQL]


async def fill(address: str) -> None:
    """Something in a database: people, a table with a journal, talk, and a secret."""
    store = await Store.open(address)
    await furnish(store, "t")
    await store.tables.append("t", 0, ['{"kind":"…"}', "{}"], summary(2))
    await store.talk.add_line("t", "anna", "Anna", "text", "hello ☺", 1.0)
    await store.secret("cookies")
    await store.close()


async def look(address: str) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a database."""
    database = await Database.open(address)
    found = {
        table.name: sorted((tuple(row) for row in await database.rows(select(table))), key=str)
        for table in METADATA.sorted_tables
    }
    await database.close()
    return found


@pytest.mark.parametrize("there", KINDS)
async def test_what_is_exported_is_restored_into_either_kind_of_database(
    fresh: str, databases: Databases, there: str, tmp_path: Path
) -> None:
    await fill(fresh)
    file = tmp_path / "all.gz"
    rows = await export_database(fresh, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = databases.make(there)
    assert await restore_database(other, file) == rows
    assert await look(other) == await look(fresh)


async def test_a_server_goes_on_while_its_database_is_exported(fresh: str, tmp_path: Path) -> None:
    await fill(fresh)
    server = await Store.open(fresh)
    rows = await export_database(fresh, tmp_path / "before.gz")
    await server.talk.add_line("t", "anna", "Anna", "text", "still here", 2.0)
    assert await export_database(fresh, tmp_path / "after.gz") == rows + 1
    await server.close()


async def test_a_database_that_a_server_has_made_and_nobody_has_used_is_filled(
    fresh: str, databases: Databases, tmp_path: Path
) -> None:
    await fill(fresh)
    await export_database(fresh, tmp_path / "all.gz")
    other = databases.make(SQLITE)
    started = await Store.open(other)
    await started.secret("cookies")
    await started.close()
    await restore_database(other, tmp_path / "all.gz")
    assert await look(other) == await look(fresh)


async def test_a_database_in_which_somebody_has_been_is_left_as_it_is(
    fresh: str, tmp_path: Path
) -> None:
    await fill(fresh)
    before = await look(fresh)
    await export_database(fresh, tmp_path / "all.gz")
    with pytest.raises(Malformed, match="Somebody has been"):
        await restore_database(fresh, tmp_path / "all.gz")
    assert await look(fresh) == before


async def test_an_older_backup_is_brought_up_to_date(fresh: str, tmp_path: Path) -> None:
    file = tmp_path / "old.gz"
    anna = {"id": "anna", "name": "Anna", "folded": "anna", "mark": "", "created_at": 1.0}
    with gzip.open(file, "wt") as out:
        for line in (
            {"format": "ludoteca-backup/1", "step": "0006"},
            ["identities", anna],
            {"rows": 1},
        ):
            out.write(json.dumps(line) + "\n")
    assert await restore_database(fresh, file) == 1
    store = await Store.open(fresh)
    (found,) = await store.moderation.people()
    assert (found.name, found.seen_at > 1) == ("Anna", True)
    await store.close()


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "no backup"),
        (['{"format": "something else"}'], "no backup"),
        (['{"format": "ludoteca-backup/1", "step": "9999"}'], "newer"),
        (['{"format": "ludoteca-backup/1", "step": "0008"}'], "not complete"),
        (['{"format": "ludoteca-backup/1", "step": "0008"}', '["none", {}]'], "cannot be read"),
        (['{"format": "ludoteca-backup/1", "step": "0008"}', "{"], "cannot be read"),
    ],
)
async def test_a_file_that_is_no_complete_backup_changes_nothing(
    fresh: str, tmp_path: Path, lines: list[str], why: str
) -> None:
    file = tmp_path / "bad.gz"
    with gzip.open(file, "wt") as out:
        out.write("\n".join(lines))
    with pytest.raises(Malformed, match=why):
        await restore_database(fresh, file)
    found = await look(fresh)
    assert not any(found.values())


async def test_what_cannot_be_read_or_written_is_refused(
    fresh: str, databases: Databases, tmp_path: Path
) -> None:
    await fill(fresh)
    (tmp_path / "there").write_text("something")
    with pytest.raises(Malformed, match="there already"):
        await export_database(fresh, tmp_path / "there")
    with pytest.raises(Malformed, match="cannot be written"):
        await export_database(fresh, tmp_path / "no folder" / "file")
    for name in ("none", "there"):
        with pytest.raises(Malformed, match="cannot be read"):
            await restore_database(databases.make(SQLITE), tmp_path / name)
    with pytest.raises(Malformed, match="no address"):
        await restore_database("nonsense", tmp_path / "none")
    with pytest.raises(Malformed, match="cannot be opened"):
        await restore_database("postgresql://nobody@127.0.0.1:1/none", tmp_path / "none")
