"""Lists for hosts: tables, people, reports, quarantine, bans, and the audit log."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ludoteca.cli.admin.access import at_store
from ludoteca.cli.console import console, printable, write
from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import say
from ludoteca.table import Status

Line = dict[str, Any]
# Columns that hold times, in seconds since 1970.
TIMES = ("at", "created_at", "seen_at", "updated_at")


def list_tables(database: str | None, status: str | None, limit: int, *, as_json: bool) -> None:
    """Tables, the newest change first."""
    if status is not None and status not in list(Status):
        raise Malformed("admin-status", status=status, known=", ".join(Status))
    statuses = (status,) if status else ()
    rows = at_store(database, lambda store: store.tables.all(statuses, limit))
    lines = [
        {
            "table": row.id,
            "game": row.game,
            "status": row.summary.status,
            "players": [
                name or bot for name, bot in zip(row.summary.players, row.summary.bots, strict=True)
            ],
            "updated_at": row.summary.updated_at,
        }
        for row in rows
    ]
    _print(lines, as_json=as_json)


def list_people(database: str | None, word: str, limit: int, *, as_json: bool) -> None:
    """People, who was here last first."""
    rows = at_store(database, lambda store: store.moderation.people(word, limit))
    lines = [{"person": row.id, **_but(asdict(row), "id")} for row in rows]
    _print(lines, as_json=as_json)


def list_reports(database: str | None, limit: int, *, as_json: bool) -> None:
    """Lines of talk that wait for a host."""
    rows = at_store(database, lambda store: store.moderation.reports(limit))
    _print([asdict(row) for row in rows], as_json=as_json)


def list_quarantine(database: str | None, *, as_json: bool) -> None:
    """Tables that cannot be opened."""
    rows = at_store(database, lambda store: store.moderation.quarantined())
    _print([asdict(row) for row in rows], as_json=as_json)


def list_bans(database: str | None, *, as_json: bool) -> None:
    """Who may not come."""
    rows = at_store(database, lambda store: store.moderation.bans())
    _print([asdict(row) for row in rows], as_json=as_json)


def list_audit(database: str | None, limit: int, *, as_json: bool) -> None:
    """Who did what, when; the newest last."""
    rows = at_store(database, lambda store: store.moderation.last_acts(limit))
    _print([_but(asdict(row), "id") for row in rows], as_json=as_json)


def _but(line: Line, name: str) -> Line:
    return {key: value for key, value in line.items() if key != name}


def _print(lines: Sequence[Line], *, as_json: bool) -> None:
    """Lines as JSON, one each; or as a table, without columns in which nothing stands."""
    if as_json:
        for line in lines:
            console.print(json.dumps(line), soft_wrap=True, markup=False)
        return
    if not lines:
        write(say("admin-nothing"))
        return
    columns = [name for name in lines[0] if any(line[name] for line in lines)]
    drawn = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for name in columns:
        # What is typed into other commands must not be broken.
        drawn.add_column(
            say(f"admin-column-{name.replace('_', '-')}"),
            overflow="fold",
            no_wrap=name in ("table", "person", "line"),
        )
    for line in lines:
        drawn.add_row(*(Text(printable(_show(name, line[name]))) for name in columns))
    console.print(drawn)


def _show(name: str, value: object) -> str:
    if name in TIMES and isinstance(value, float):
        return f"{datetime.fromtimestamp(value).astimezone():%Y-%m-%d %H:%M}"
    if isinstance(value, bool):
        return say("admin-yes") if value else ""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)
