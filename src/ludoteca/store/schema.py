"""The tables of the database. What is here and what the migrations make is the same (tested)."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

NAME = String(64)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

IDENTITIES = Table(
    "identities",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("name", Text, nullable=False),
    # The name in small letters: a person finds back without knowing how it was written.
    Column("folded", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("passphrase", Text),
    Column("created_at", Double, nullable=False),
    # When they were here last, to the day.
    Column("seen_at", Double, nullable=False, server_default=text("0")),
    # Cookies of an earlier number are revoked.
    Column("epoch", Integer, nullable=False, server_default=text("0")),
    Index("ix_identities_folded", "folded"),
    Index("ix_identities_seen_at", "seen_at"),
)

# No index holds what every append changes (version, updated_at): that would double its work.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("code", NAME, nullable=False, unique=True),
    Column("host", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", NAME, nullable=False),
    Column("to_move", NAME, nullable=False),
    Column("turn", Text, nullable=False),
    Column("deadline", Double),
    Column("updated_at", Double, nullable=False),
    Column("players", Text, nullable=False),
    Column("seated", Text, nullable=False),
    # Beside the set-up, which may hold a whole game: lists do not read that.
    Column("game", NAME, nullable=False, server_default=text("''")),
    Column("options", Text, nullable=False, server_default=text("'{}'")),
    Column("given_moves", Integer, nullable=False, server_default=text("0")),
    Column("repeats_deal", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_listed_status", "listed", "status"),
    Index("ix_tables_status_deadline", "status", "deadline"),
    Index("ix_tables_status_to_move", "status", "to_move"),
)

# The key is what makes a double write impossible.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

SEATINGS = Table(
    "seatings",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Index("ix_seatings_identity", "identity"),
    sqlite_with_rowid=False,
)

# All who have ever sat at a table, also those for whom a bot plays by now.
PARTICIPANTS = Table(
    "participants",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), primary_key=True),
    Index("ix_participants_identity", "identity"),
    sqlite_with_rowid=False,
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("owner", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("ix_records_owner", "owner"),
)

# Files that people bring for their tables; the id is made of the text.
ASSETS = Table(
    "assets",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("owner", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("ix_assets_owner", "owner"),
)

# One for each person who wants one; a code that waits to be told back, until it is confirmed.
ADDRESSES = Table(
    "mailboxes",
    METADATA,
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", NAME, nullable=False),
    Column("code", Text),
    Column("tries", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
)

# What was sent and not yet answered by coming: the key keeps it to one letter for each table.
MAILED = Table(
    "letters",
    METADATA,
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), primary_key=True),
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("sent_at", Double, nullable=False),
    # Which message of the outbox it was, so that one that is tried again is not held for another.
    Column("message", NAME),
    sqlite_with_rowid=False,
)

# What is to be sent, written together with what it tells of: whoever is killed loses nothing.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("kind", NAME, nullable=False),
    # Whom it is about: who deletes themselves is not written to, nor about.
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("body", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("due_at", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("ix_outbox_identity", "identity"),
    Index("ix_outbox_kind_due_at", "kind", "due_at"),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    # Made by whoever writes the line: written again after a lost connection, it is still one line.
    Column("key", NAME, nullable=False, unique=True),
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", NAME, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_talk_identity", "identity"),
    sqlite_with_rowid=False,
)

# Ways to another device, each for one use; the key is the hash of the secret in it.
LINKS = Table(
    "links",
    METADATA,
    Column("hash", NAME, primary_key=True),
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("expires_at", Double, nullable=False),
    Index("ix_links_identity", "identity"),
)

# Lines of the talk that somebody finds wrong, until the host has looked at them.
REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("reporter", NAME, ForeignKey(IDENTITIES.c.id), primary_key=True),
    Column("at", Double, nullable=False),
    Column("handled_at", Double),
    Index("ix_reports_reporter", "reporter"),
    sqlite_with_rowid=False,
)

# Who wants to hear nothing from whom.
MUTES = Table(
    "mutes",
    METADATA,
    Column("identity", NAME, ForeignKey(IDENTITIES.c.id), primary_key=True),
    Column("muted", NAME, ForeignKey(IDENTITIES.c.id), primary_key=True),
    Column("at", Double, nullable=False),
    Index("ix_mutes_muted", "muted"),
    sqlite_with_rowid=False,
)

# Persons by id and addresses as limits count them; a person may be gone, and stays banned.
BANS = Table(
    "bans",
    METADATA,
    Column("kind", NAME, primary_key=True),
    Column("subject", NAME, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Tables that cannot be opened, and by which version of the software.
QUARANTINE = Table(
    "quarantine",
    METADATA,
    Column("table_id", NAME, ForeignKey(TABLES.c.id), primary_key=True),
    Column("fault", Text, nullable=False),
    Column("software", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# What the host tells all pages; the newest counts, until its end.
ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("text", Text, nullable=False),
    Column("restart_at", Double),
    Column("until", Double, nullable=False),
    Column("at", Double, nullable=False),
)

# Who did what, when. Its numbers have no gaps: who reads on after one misses nothing.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # As with talk: written again after a lost connection, it is still one act.
    Column("key", NAME, nullable=False, unique=True),
    Column("at", Double, nullable=False),
    Column("who", Text, nullable=False),
    Column("act", NAME, nullable=False),
    Column("subject", Text, nullable=False),
    Column("note", Text, nullable=False),
)

# The processes that serve, and when each was last known to live: by the time that it keeps.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("at", Double, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", NAME, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
