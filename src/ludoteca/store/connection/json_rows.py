"""Rows as one text of JSON: any number of them are one parameter of one statement.

It is prepared once, sent once and run once; row by row, a thread would also give Python's lock away
and wait for it as often.
"""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import JSON, Column, FromClause, Text, bindparam, cast, column, func, select


def read_rows(parameter: str, columns: Sequence[Column[object]], *, is_shared: bool) -> FromClause:
    """The rows in a parameter of a statement, for PostgreSQL or for SQLite."""
    given = bindparam(parameter, type_=Text)
    if is_shared:
        found = func.json_to_recordset(cast(given, JSON)).table_valued(
            *(column(each.name, each.type) for each in columns)
        )
        return found.render_derived(name=parameter, with_types=True)
    value = func.json_each(given).table_valued("value").c.value
    fields = (func.json_extract(value, f"$.{each.name}").label(each.name) for each in columns)
    return select(*fields).subquery(parameter)


def write_rows(rows: Sequence[Mapping[str, object]]) -> str:
    """What such a parameter holds."""
    return msgspec.json.encode(rows).decode()
