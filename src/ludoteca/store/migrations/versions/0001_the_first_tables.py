"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NAME = sa.String(64)


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "identities",
        sa.Column("id", NAME, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("passphrase", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
    )
    op.create_index("ix_identities_folded", "identities", ["folded"])
    op.create_table(
        "tables",
        sa.Column("id", NAME, nullable=False),
        sa.Column("code", NAME, nullable=False),
        sa.Column("host", NAME, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", NAME, nullable=False),
        sa.Column("to_move", NAME, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("seated", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.ForeignKeyConstraint(["host"], ["identities.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_listed_status", "tables", ["listed", "status"])
    op.create_index("ix_tables_status_deadline", "tables", ["status", "deadline"])
    op.create_index("ix_tables_status_to_move", "tables", ["status", "to_move"])
    op.create_table(
        "entries",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("identity", NAME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seatings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seatings_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_seatings_identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seatings_identity", "seatings", ["identity"])
    op.create_table(
        "records",
        sa.Column("id", NAME, nullable=False),
        sa.Column("owner", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
        sa.ForeignKeyConstraint(["owner"], ["identities.id"], name="fk_records_owner"),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("key", NAME, nullable=False),
        sa.Column("identity", NAME, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_talk"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id"),
        sa.UniqueConstraint("key", name="uq_talk_key"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_talk_identity"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", NAME, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
