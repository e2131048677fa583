"""The store: tables and their journals, identities and records, in SQLite or PostgreSQL."""

from ludoteca.store.journal import TALKED
from ludoteca.store.rows import (
    CodeTaken,
    Digest,
    IdentityRow,
    Mailbox,
    PaperRow,
    RecordRow,
    StoreLost,
    TableRow,
    TalkRow,
    VersionTaken,
)
from ludoteca.store.store import Store

__all__ = [
    "TALKED",
    "CodeTaken",
    "Digest",
    "IdentityRow",
    "Mailbox",
    "PaperRow",
    "RecordRow",
    "Store",
    "StoreLost",
    "TableRow",
    "TalkRow",
    "VersionTaken",
]
