"""Migrations: the steps by which older databases became what `schema.py` says, run by themselves.

A new step is a file in `versions`, made with `alembic revision` or by hand, that names the step
before it. A step that was released is never changed.
"""

from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

# Any number will do, if nobody else locks it in the same database.
LOCK = 0x1D07ECA


def migrate(connection: Connection) -> bool:
    """Bring a database up to date within this transaction; False if it is newer than we are.

    Processes that start at once take turns: with SQLite because the transaction may write, with
    PostgreSQL because of a lock that ends with it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    heads = set(MigrationContext.configure(connection).get_current_heads())
    if heads - known:
        return False
    if heads != set(steps.get_heads()):
        upgrade(config, "head")
    return True
