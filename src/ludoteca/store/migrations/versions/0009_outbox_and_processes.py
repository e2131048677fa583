"""An outbox, where letters and webhooks wait, and the heartbeats of processes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

NAME = sa.String(64)


def upgrade() -> None:
    """Make both, and let letters name their message in the outbox."""
    op.create_table(
        "outbox",
        sa.Column("id", NAME, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("identity", NAME, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_outbox_identity"),
    )
    op.create_index("ix_outbox_identity", "outbox", ["identity"])
    op.create_index("ix_outbox_kind_due_at", "outbox", ["kind", "due_at"])
    op.create_table(
        "processes",
        sa.Column("id", NAME, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.add_column("letters", sa.Column("message", NAME))
