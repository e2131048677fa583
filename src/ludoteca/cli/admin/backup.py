"""A whole database as one file, and back."""

import asyncio
from pathlib import Path
from time import time

from ludoteca.cli.admin.access import at_store, name_admin
from ludoteca.cli.console import write
from ludoteca.core.text.messages import say
from ludoteca.store.backup import export_database, restore_database


def export(database: str | None, file: Path) -> None:
    """Write all there is into a file."""
    rows = asyncio.run(export_database(database, file))
    who, at = name_admin(), time()
    at_store(
        database, lambda store: store.moderation.note(who, "export", file.name, f"{rows} rows", at)
    )
    write(say("admin-exported", rows=rows, file=str(file)))


def restore(database: str | None, file: Path) -> None:
    """Fill an empty database from a file."""
    rows = asyncio.run(restore_database(database, file))
    who, at = name_admin(), time()
    at_store(
        database, lambda store: store.moderation.note(who, "restore", file.name, f"{rows} rows", at)
    )
    write(say("admin-restored", rows=rows))
