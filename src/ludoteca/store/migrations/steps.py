"""Steps that a database has not taken yet, taken by Alembic."""

from pathlib import Path

from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def take_steps(connection: Connection, until: str = "head") -> bool:
    """Take those that are missing; False if the database has taken some that we do not know.

    `until`: the last step to take, for who wants a database as it once was.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    heads = set(MigrationContext.configure(connection).get_current_heads())
    if heads - known:
        return False
    if heads != set(steps.get_heads()):
        upgrade(config, until)
    return True
