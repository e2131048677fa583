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
    Index("ix_identities_folded", "folded"),
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

RECORDS = Table(
    "records",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("owner", NAME, ForeignKey(IDENTITIES.c.id), nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", Double, nullable=False),
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
    sqlite_with_rowid=False,
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
    sqlite_with_rowid=False,
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", NAME, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
