"""Papers: files that people bring for their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NAME = sa.String(64)


def upgrade() -> None:
    """Make the table of papers."""
    op.create_table(
        "papers",
        sa.Column("id", NAME, nullable=False),
        sa.Column("owner", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_papers"),
        sa.ForeignKeyConstraint(["owner"], ["identities.id"], name="fk_papers_owner"),
    )
    op.create_index("ix_papers_owner", "papers", ["owner"])
