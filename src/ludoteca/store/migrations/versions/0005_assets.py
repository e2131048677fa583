"""Assets: what people bring for their tables has the name that it has everywhere."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NAME = sa.String(64)


def upgrade() -> None:
    """Make the table of assets, move the papers there, and drop theirs.

    A new name alone would leave PostgreSQL with constraints by the old one.
    """
    op.create_table(
        "assets",
        sa.Column("id", NAME, nullable=False),
        sa.Column("owner", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_assets"),
        sa.ForeignKeyConstraint(["owner"], ["identities.id"], name="fk_assets_owner"),
    )
    op.create_index("ix_assets_owner", "assets", ["owner"])
    op.execute(
        "INSERT INTO assets (id, owner, text, created_at)"
        " SELECT id, owner, text, created_at FROM papers"
    )
    op.drop_table("papers")
