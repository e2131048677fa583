"""What the store keeps, as values: one dataclass for each kind of row, never changed."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from ludoteca.core.errors import Refusal

# What can be said, and what may have become of it.
SaidKind = Literal["text", "sign"]
TalkKind = Literal["text", "sign", "removed"]
BanKind = Literal["person", "address"]
# What is written down of hosts, of people who leave, and of what a server does by itself.
Act = Literal[
    "ban",
    "unban",
    "remove-line",
    "dismiss",
    "release",
    "announce",
    "withdraw",
    "export",
    "restore",
    "erase",
    "revoke",
]
# The statuses of tables at which something can still happen.
RUNNING = ("waiting", "playing")


# Made with every action: frozen, it would take three times as long.
@dataclass(slots=True)
class TableSummary:
    """What lists show of a table, kept beside its journal so that they need not read it."""

    version: int  # of the newest entry
    status: str  # "waiting", "playing", "over", "closed"
    to_move: str  # "bot", "human", "nobody"
    turn: tuple[str, ...]  # the identities whose turn it is
    deadline: float | None
    updated_at: float
    players: tuple[str, ...]  # names of people, by seat; "" where nobody has sat down
    bots: tuple[str, ...]  # bots that play, by seat; "" where none does
    # Identities, by seat; "" where none sits (a free seat, a bot). Where a bot plays for somebody,
    # the seat is still theirs.
    seated: tuple[str, ...]


@dataclass(frozen=True)
class ListedTable:
    """A table as lists know it: without its set-up, which may hold a whole game."""

    id: str
    game: str
    options: str  # JSON
    given_moves: int  # of another game, from which it goes on
    repeats_deal: bool  # of an earlier game
    summary: TableSummary


@dataclass(frozen=True)
class TableRow(ListedTable):
    """A table: how it was set up, what its dealer deals by, and where it stands."""

    code: str = field(repr=False)  # of the invitation
    host: str
    setup: str  # JSON
    # While the game is on, a seal that only the server can open; after it the secret itself.
    seed: str = field(repr=False)
    listed: bool
    created_at: float


@dataclass(frozen=True)
class IdentityRow:
    """Somebody who plays here, a guest or one who has a passphrase."""

    id: str
    name: str
    mark: str
    created_at: float
    passphrase: str | None = field(default=None, repr=False)  # only its hash
    seen_at: float = 0.0
    epoch: int = 0  # cookies of an earlier one are revoked


@dataclass(frozen=True)
class RecordRow:
    """A record that somebody sent to look at."""

    id: str
    owner: str
    text: str
    created_at: float


@dataclass(frozen=True)
class AssetRow:
    """A file that somebody brought for their tables; its id is made of its text."""

    id: str
    owner: str
    text: str
    created_at: float


@dataclass(frozen=True)
class AddressRow:
    """Where somebody is written to; without a code, the address is confirmed."""

    identity: str
    address: str = field(repr=False)
    language: str
    code: str | None = field(repr=False)  # only its hash
    tries: int
    created_at: float

    @property
    def is_confirmed(self) -> bool:
        """Whether its owner has shown that it is theirs."""
        return self.code is None


@dataclass(frozen=True)
class MessageRow:
    """A message on its way out: sent at least once, and every time under the same id."""

    id: str
    kind: str  # which way it goes, such as "mail"
    identity: str  # whom it is about
    body: str = field(repr=False)  # JSON
    created_at: float
    due_at: float  # when it is to be tried next; whoever tries it puts it off meanwhile
    tries: int = 0


@dataclass(frozen=True)
class TalkRow:
    """A line of the talk at a table; `id` counts from 1 at each table."""

    id: int
    identity: str
    name: str
    kind: TalkKind
    text: str
    at: float


@dataclass(frozen=True)
class ReportRow:
    """A line of the talk that somebody reported, as it stands now."""

    table: str
    line: int
    speaker: str  # the identity of whoever said it
    name: str
    kind: TalkKind
    text: str
    reporter: str
    at: float


@dataclass(frozen=True)
class BanRow:
    """Somebody who may not come, or an address from which nobody may."""

    kind: BanKind
    subject: str
    reason: str
    at: float


@dataclass(frozen=True)
class QuarantineRow:
    """A table that cannot be opened, why, and by which version of the software."""

    table: str
    fault: str
    software: str
    at: float


@dataclass(frozen=True)
class AnnouncementRow:
    """What the host tells all who are here."""

    id: str
    text: str
    restart_at: float | None
    until: float
    at: float


@dataclass(frozen=True)
class AuditRow:
    """Who did what, when; `id` counts from 1."""

    id: int
    at: float
    who: str
    act: Act
    subject: str
    note: str


@dataclass(frozen=True)
class PersonRow:
    """Somebody as hosts see them in a list."""

    id: str
    name: str
    created_at: float
    seen_at: float
    has_passphrase: bool
    tables: int  # at which they sit or have sat
    is_banned: bool


@dataclass(frozen=True)
class Word:
    """What another process tells of itself; without a process, that some may have been missed."""

    process: str
    text: str


class VersionTaken(Exception):
    """The journal does not end at the version that an append was to follow: somebody was first."""


class StillSeated(Exception):
    """Somebody who is to be deleted sits at a table."""


class CodeTaken(Exception):
    """Another table has this code of invitation."""


class StoreLost(Refusal):
    """The database went away, and did not come back in time; or its disk is full."""

    kind: ClassVar[str] = "failed"


class Vanished(Refusal):
    """Whoever something belongs to, or the table it is about, was deleted a moment ago."""

    kind: ClassVar[str] = "not_found"
