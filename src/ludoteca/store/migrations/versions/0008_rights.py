"""Rights: when people were here, which of their cookies hold, where they sat, and ways to move."""

import json
from time import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

NAME = sa.String(64)
# Who sits down, as it stands in a journal.
SAT = '%"kind":"sat"%'

IDENTITIES = sa.table("identities", *map(sa.column, ("id", "seen_at")))
TABLES = sa.table("tables", sa.column("id"))
ENTRIES = sa.table("entries", *map(sa.column, ("table_id", "body")))
PARTICIPANTS = sa.table("participants", *map(sa.column, ("table_id", "identity")))


def upgrade() -> None:
    """Add columns and tables; the time begins now for all, and journals tell who sat where."""
    zero = sa.text("0")
    op.add_column(
        "identities", sa.Column("seen_at", sa.Double, nullable=False, server_default=zero)
    )
    op.add_column("identities", sa.Column("epoch", sa.Integer, nullable=False, server_default=zero))
    op.create_index("ix_identities_seen_at", "identities", ["seen_at"])
    op.create_index("ix_records_owner", "records", ["owner"])
    op.create_index("ix_talk_identity", "talk", ["identity"])
    op.create_table(
        "links",
        sa.Column("hash", NAME, nullable=False),
        sa.Column("identity", NAME, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_links_identity"),
    )
    op.create_index("ix_links_identity", "links", ["identity"])
    op.create_table(
        "participants",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("identity", NAME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_participants"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_participants_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_participants_identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_participants_identity", "participants", ["identity"])
    connection = op.get_bind()
    connection.execute(sa.update(IDENTITIES).values(seen_at=time()))
    known = set(connection.scalars(sa.select(IDENTITIES.c.id)))
    for each in connection.scalars(sa.select(TABLES.c.id)).all():
        sat = sa.select(ENTRIES.c.body).where(ENTRIES.c.table_id == each, ENTRIES.c.body.like(SAT))
        found = {json.loads(body)["who"] for body in connection.scalars(sat)} & known
        if found:
            rows = [{"table_id": each, "identity": who} for who in sorted(found)]
            connection.execute(sa.insert(PARTICIPANTS), rows)
