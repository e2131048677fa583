"""Rows as one text of JSON: any number of them are one parameter of one statement.

It is prepared once, sent once and run once; row by row, a thread would also give Python's lock away
and wait for it as often.
"""

from collections.abc import Sequence
from typing import Any
from typing import cast as cast_type

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
from sqlalchemy.sql.compiler import SQLCompiler


def read_rows(parameter: str, columns: Sequence[Column[object]], *, is_shared: bool) -> FromClause:
    """The rows in a parameter of a statement, for PostgreSQL or for SQLite."""
    given = bindparam(parameter, type_=Text)
    if is_shared:
        found = func.json_to_recordset(cast(given, JSON)).table_valued(
            *(column(each.name, each.type) for each in columns)
        )
        return found.render_derived(name=parameter, with_types=True)
    value = func.json_each(given).table_valued("value").c.value
    # Our own names, so that rows are the only parameters.
    paths: dict[str, ColumnElement[str]] = {
        each.name: literal_column(f"'$.{each.name}'") for each in columns
    }
    fields = (func.json_extract(value, path).label(name) for name, path in paths.items())
    return select(*fields).subquery(parameter)


class RowStatement:
    """A statement whose parameters are rows; put into the words of a database once.

    To find them again by all that a statement is made of takes longer than SQLite takes to answer.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._words = ""
        # The parameters, in the order in which the database counts them.
        self._names: Sequence[str] = ()

    def execute(self, connection: Connection, **rows: Sequence[object]) -> CursorResult[Any]:
        """Run it."""
        if not self._words:
            compiled = cast_type("SQLCompiler", self._statement.compile(dialect=connection.dialect))
            self._words, self._names = str(compiled), compiled.positiontup or ()
        return connection.exec_driver_sql(
            self._words, tuple(write_rows(rows[name]) for name in self._names)
        )


def write_rows(rows: Sequence[object]) -> str:
    """What such a parameter holds."""
    return msgspec.json.encode(rows).decode()
