"""Sealed secrets: of a game that is on, the column of seeds holds a seal and no longer the seed."""

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Change nothing: older software, which would deal by the seal itself, must not open this."""
