"""Given moves: lists tell which games go on from a record that their host brought."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TABLES = sa.table("tables", *map(sa.column, ("id", "setup", "given_moves")))


def upgrade() -> None:
    """Add the column, and fill it from the set-ups."""
    zero = sa.text("0")
    op.add_column(
        "tables", sa.Column("given_moves", sa.Integer, nullable=False, server_default=zero)
    )
    connection = op.get_bind()
    for each in connection.scalars(sa.select(TABLES.c.id)).all():
        which = TABLES.c.id == each
        setup = json.loads(connection.scalars(sa.select(TABLES.c.setup).where(which)).one())
        given = len(setup.get("actions", ()))
        if given:
            connection.execute(sa.update(TABLES).where(which).values(given_moves=given))
