"""Rows as one text of JSON: any number of them are one parameter of one statement.

It is prepared once, sent once and run once; row by row, a thread would also give Python's lock away
and wait for it as often.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ClauseElement,
    Column,
    ColumnElement,
    Connection,
    CursorResult,
    FromClause,
    Text,
    bindparam,
    cast,
    column,
    func,
    literal_column,
    select,
)


def read_rows(parameter: str, columns: Sequence[Column[object]], *, is_shared: bool) -> FromClause:
    """The rows in a parameter of a statement, for PostgreSQL or for SQLite."""
    given = bindparam(parameter, type_=Text)
    if is_shared:
        found = func.json_to_recordset(cast(given, JSON)).table_valued(
            *(column(each.name, each.type) for each in columns)
        )
        return found.render_derived(name=parameter, with_types=True)
    value = func.json_each(given).table_valued("value").c.value
    # Our own names, so that the rows are the only parameter.
    paths: dict[str, ColumnElement[str]] = {
        each.name: literal_column(f"'$.{each.name}'") for each in columns
    }
    fields = (func.json_extract(value, path).label(name) for name, path in paths.items())
    return select(*fields).subquery(parameter)


class RowStatement:
    """A statement whose only parameter is rows; put into the words of a database once.

    To find them again by all that a statement is made of takes longer than SQLite takes to answer.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._words = ""

    def execute(
        self, connection: Connection, rows: Sequence[Mapping[str, object]]
    ) -> CursorResult[Any]:
        """Run it."""
        if not self._words:
            self._words = str(self._statement.compile(dialect=connection.dialect))
        return connection.exec_driver_sql(self._words, (write_rows(rows),))


def write_rows(rows: Sequence[Mapping[str, object]]) -> str:
    """What such a parameter holds."""
    return msgspec.json.encode(rows).decode()
