"""Lists: game and options beside the set-up, and people and bots apart in the names of players."""

import json
import re
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# What stood for a bot among the names until now, where nobody sat.
BOT = re.compile(r"level:\w+|greedy|random")

TABLES = sa.table(
    "tables", *map(sa.column, ("id", "setup", "players", "seated", "to_move", "game", "options"))
)


def upgrade() -> None:
    """Add the columns, and fill them from the set-ups."""
    op.add_column(
        "tables", sa.Column("game", sa.String(64), nullable=False, server_default=sa.text("''"))
    )
    op.add_column(
        "tables", sa.Column("options", sa.Text, nullable=False, server_default=sa.text("'{}'"))
    )
    connection = op.get_bind()
    ids = connection.scalars(sa.select(TABLES.c.id)).all()
    for each in ids:
        row = connection.execute(sa.select(TABLES).where(TABLES.c.id == each)).one()
        setup = json.loads(row.setup)
        connection.execute(
            sa.update(TABLES)
            .where(TABLES.c.id == each)
            .values(
                game=setup["game"],
                options=json.dumps(setup["options"]),
                players=json.dumps(split(json.loads(row.players), json.loads(row.seated))),
                # Bots among themselves play when somebody watches, and are never overdue.
                to_move=row.to_move if any(json.loads(row.seated)) else "nobody",
            )
        )


def split(players: Sequence[str], seated: Sequence[str]) -> list[tuple[str, str]]:
    """By seat, the name of a person and the bot; who plays for somebody was not told before."""
    return [
        ("", name) if not who and BOT.fullmatch(name) else (name, "")
        for name, who in zip(players, seated, strict=True)
    ]
