"""Migrations: the steps by which older databases became what `schema.py` says, run by themselves.

A new step is a file in `versions`, made with `alembic revision` or by hand, that names the step
before it; its number is the next one. A step that was released is never changed.
"""

from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from ludoteca.store.connection.advisory_locks import AdvisoryLock

VERSIONS = Path(__file__).parent / "versions"
# Where Alembic writes which step a database has taken last.
VERSION_TABLE = "alembic_version"


def migrate(connection: Connection) -> bool:
    """Bring a database up to date within this transaction; False if it is newer than we are.

    Processes that start at once take turns: with SQLite because the transaction may write, with
    PostgreSQL because of a lock that ends with it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.MIGRATION)))
    if last_step(connection) == newest_step():
        return True
    # It takes as long to import as half of the server, and is needed once in a version.
    from ludoteca.store.migrations.steps import take_steps

    return take_steps(connection)


def newest_step() -> str:
    """The number of the last step, by which its file begins."""
    return max(file.stem.partition("_")[0] for file in VERSIONS.glob("[0-9]*.py"))


def last_step(connection: Connection) -> str | None:
    """The step that a database has taken last; None if it has taken none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    # Nothing in it comes from anywhere else.
    step: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608
    return step
