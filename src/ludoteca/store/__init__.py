"""What is kept in SQLite or PostgreSQL: tables and their journals, identities, records, talk.

A `Store` answers when what it was given is durable. It knows texts and rows, and no game.
"""

from ludoteca.store.journal_writer import TALKED
from ludoteca.store.rows import (
    AddressRow,
    AnnouncementRow,
    AssetRow,
    AuditRow,
    BanRow,
    CodeTaken,
    IdentityRow,
    ListedTable,
    MessageRow,
    PersonRow,
    QuarantineRow,
    RecordRow,
    ReportRow,
    StillSeated,
    StoreLost,
    TableRow,
    TableSummary,
    TalkRow,
    Vanished,
    VersionTaken,
    Word,
)
from ludoteca.store.store import Store

__all__ = [
    "TALKED",
    "AddressRow",
    "AnnouncementRow",
    "AssetRow",
    "AuditRow",
    "BanRow",
    "CodeTaken",
    "IdentityRow",
    "ListedTable",
    "MessageRow",
    "PersonRow",
    "QuarantineRow",
    "RecordRow",
    "ReportRow",
    "StillSeated",
    "Store",
    "StoreLost",
    "TableRow",
    "TableSummary",
    "TalkRow",
    "Vanished",
    "VersionTaken",
    "Word",
]
