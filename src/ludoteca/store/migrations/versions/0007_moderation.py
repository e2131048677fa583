"""Moderation: reports, mutes, bans, announcements, a quarantine that lasts, and an audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

NAME = sa.String(64)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "reports",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("reporter", NAME, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("handled_at", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "line", "reporter", name="pk_reports"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.ForeignKeyConstraint(["reporter"], ["identities.id"], name="fk_reports_reporter"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_table(
        "mutes",
        sa.Column("identity", NAME, nullable=False),
        sa.Column("muted", NAME, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_mutes_identity"),
        sa.ForeignKeyConstraint(["muted"], ["identities.id"], name="fk_mutes_muted"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_table(
        "bans",
        sa.Column("kind", NAME, nullable=False),
        sa.Column("subject", NAME, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject", name="pk_bans"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "quarantine",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("fault", sa.Text, nullable=False),
        sa.Column("software", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_quarantine"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_quarantine_table_id"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("restart_at", sa.Double),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("key", NAME, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("act", NAME, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        sa.UniqueConstraint("key", name="uq_audit_key"),
    )
