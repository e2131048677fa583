"""What processes lock at each other in PostgreSQL, so that one does a thing after the other."""

from enum import IntEnum


class AdvisoryLock(IntEnum):
    """Any numbers will do, if no two are the same and nobody else locks them in the database."""

    MIGRATION = 0x1D07ECA
    AUDIT_LOG = 0x1D07ECB
    CLOCK = 0x1D07ECC
