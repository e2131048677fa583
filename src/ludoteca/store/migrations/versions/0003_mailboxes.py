"""Mailboxes: where people want to be told that it is their turn, and what they were told."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NAME = sa.String(64)


def upgrade() -> None:
    """Make the tables of mailboxes and letters."""
    op.create_table(
        "mailboxes",
        sa.Column("identity", NAME, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", NAME, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", name="pk_mailboxes"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_mailboxes_identity"),
    )
    op.create_table(
        "letters",
        sa.Column("identity", NAME, nullable=False),
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("sent_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", "table_id", name="pk_letters"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_letters_identity"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_letters_table_id"),
        sqlite_with_rowid=False,
    )
