"""Backups: a whole database as one file, the same for SQLite and PostgreSQL.

The file is JSON, a line for each row, packed by gzip. The first line tells the step of the schema,
so an older file is brought up to date by the migrations; the last one counts the rows, so a file
that was cut off is noticed.
"""

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, LargeBinary, MetaData, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import explain as explain_file
from ludoteca.store.connection.address import DatabaseAddress
from ludoteca.store.connection.database import Database
from ludoteca.store.connection.lock import PRIVATE
from ludoteca.store.connection.retry import explain
from ludoteca.store.migrations import VERSION_TABLE, newest_step
from ludoteca.store.schema import IDENTITIES, METADATA

FORMAT = "ludoteca-backup/1"
# Rows that are read or written at once.
ROWS = 500


async def export_database(url: str | None, file: Path) -> int:
    """Write all that is in a database into a new file, as it is at one moment; how many rows.

    A server may go on writing meanwhile.
    """
    database = await Database.open_beside(url)
    try:
        return await database.read(lambda connection: _write_file(connection, file))
    finally:
        await database.close()


async def restore_database(url: str | None, file: Path) -> int:
    """Fill a database in which nobody has ever been from such a file; how many rows."""
    try:
        database = Database(DatabaseAddress.read(url))
    except (SQLAlchemyError, TypeError):
        raise Malformed("store-not-an-address") from None
    address = str(database.address)
    try:
        return await database.write(lambda connection: _fill(connection, file, address))
    except (OSError, SQLAlchemyError) as fault:
        raise Malformed("store-unreachable", address=address, fault=explain(fault)) from None
    finally:
        await database.close()


@contextmanager
def _create(file: Path) -> Iterator[TextIO]:
    """A new file that is there when it is complete, and that nobody else may read."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    try:
        if file.exists():
            raise Malformed("backup-exists", file=str(file))
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        try:
            with (
                os.fdopen(handle, "wb") as raw,
                gzip.open(raw, "wt", encoding="utf-8") as out,
            ):
                yield out
            unfinished.rename(file)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as fault:
        raise Malformed("file-unwritable", file=str(file), fault=explain_file(fault)) from None


def _write_file(connection: Connection, file: Path) -> int:
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        # Until its end it sees what its first look has seen.
        connection.exec_driver_sql("BEGIN")
    with _create(file) as out:
        return _write_rows(connection, out)


def _write_rows(connection: Connection, out: TextIO) -> int:
    """Write head, rows and end; how many rows."""
    head = {"format": FORMAT, "step": newest_step()}
    out.write(json.dumps(head) + "\n")
    count = 0
    for table in METADATA.sorted_tables:
        result = connection.execution_options(yield_per=ROWS).execute(select(table))
        for row in result:
            values = {name: _pack(value) for name, value in row._mapping.items()}
            out.write(json.dumps([table.name, values]) + "\n")
            count += 1
    out.write(json.dumps({"rows": count}) + "\n")
    return count


def _fill(connection: Connection, file: Path, address: str) -> int:
    if not _clear(connection):
        raise Malformed("backup-not-empty", address=address)
    return _read_file(connection, file)


def _read_file(connection: Connection, file: Path) -> int:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            return _read_rows(connection, lines, str(file))
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as fault:
        why = explain_file(fault) if isinstance(fault, OSError | ValueError) else repr(fault)
        raise Malformed("backup-unreadable", file=str(file), fault=why) from None


def _read_rows(connection: Connection, lines: TextIO, file: str) -> int:
    """Bring the schema to the step of the file, write its rows, and go on to the newest step."""
    # It takes long to import, and is seldom needed.
    from ludoteca.store.migrations.steps import take_steps

    head = json.loads(next(lines, "null"))
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise Malformed("backup-not-one", file=file)
    if head["step"] > newest_step():
        raise Malformed("backup-newer", file=file)
    take_steps(connection, head["step"])
    schema = MetaData()
    schema.reflect(connection)
    told: list[int] = []
    count = 0
    for name, rows in groupby(_rows_in(lines, told), key=lambda row: row[0]):
        table = schema.tables[name]
        packed = [column.name for column in table.c if isinstance(column.type, LargeBinary)]
        while chunk := [values for _, values in islice(rows, ROWS)]:
            for values in chunk:
                for column in packed:
                    values[column] = b64decode(values[column])
            connection.execute(insert(table), chunk)
            count += len(chunk)
    if told != [count]:
        raise Malformed("backup-cut-off", file=file)
    take_steps(connection)
    return count


def _rows_in(lines: TextIO, told: list[int]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a file; how many they should be is added to a list."""
    for line in lines:
        word = json.loads(line)
        if isinstance(word, dict):
            told.append(word["rows"])
        else:
            yield word[0], word[1]


def _clear(connection: Connection) -> bool:
    """Make a database quite empty; False if somebody has been there, and nothing is changed."""
    found = inspect(connection)
    if found.has_table(IDENTITIES.name) and connection.scalar(select(IDENTITIES.c.id).limit(1)):
        return False
    if found.has_table(VERSION_TABLE):
        # Whatever else is in the database is somebody else's.
        ours = {VERSION_TABLE, *METADATA.tables} & set(found.get_table_names())
        schema = MetaData()
        schema.reflect(connection, only=sorted(ours))
        schema.drop_all(connection)
    return True


def _pack(value: object) -> object:
    return b64encode(value).decode() if isinstance(value, bytes) else value
