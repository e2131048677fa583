"""Repeated deals: lists tell which games are dealt as an earlier one was."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column: no table before it repeats a deal."""
    op.add_column(
        "tables",
        sa.Column("repeats_deal", sa.Boolean, nullable=False, server_default=sa.false()),
    )
