"""A tally of what was broken, and of what became of the games; it can be told at any time."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic

from tests.server.support.ledger import Ledger


class Fault(StrEnum):
    """What befalls a server."""

    SERVER = "server killed"
    WORKER = "worker killed"
    DATABASE = "PostgreSQL killed"
    STOP = "PostgreSQL stopped at once"
    DISK = "disk full"
    DISK_AND_SERVER = "server killed while the disk was full"


@dataclass
class Tally:
    """Shared by all servers of a run."""

    # So many kills are enough.
    enough: int
    kills: Counter[tuple[str, Fault]] = field(default_factory=Counter)
    # Servers that had ended by themselves, and were started again as by whoever looks after them.
    endings: int = 0
    reconnects: int = 0
    ledgers: list[Ledger] = field(default_factory=list)
    begun: float = field(default_factory=monotonic)

    @property
    def total(self) -> int:
        """All kills."""
        return self.kills.total()

    @property
    def is_done(self) -> bool:
        """Whether that is enough."""
        return self.total >= self.enough

    @property
    def is_clean(self) -> bool:
        """Whether nothing was lost, doubled, or told though it is not so."""
        return not any(each.lost or each.doubled or each.misled for each in self.ledgers)

    def report(self) -> str:
        """How far it has come, in lines."""
        kinds = ", ".join(f"{where}: {kind} {n}" for (where, kind), n in sorted(self.kills.items()))
        sent = sum(len(each.sent) for each in self.ledgers)
        acknowledged = sum(len(each.acknowledged) for each in self.ledgers)
        told = sum(len(each.told) for each in self.ledgers)
        lost = sum(len(each.lost) for each in self.ledgers)
        doubled = sum(len(each.doubled) for each in self.ledgers)
        finished = sum(each.is_over for each in self.ledgers)
        misled = sum(len(each.misled) for each in self.ledgers)
        return (
            f"{self.total:,} kills in {monotonic() - self.begun:.0f} s ({kinds or 'none'})\n"
            f"  {acknowledged:,} actions acknowledged: {lost} lost, {doubled} doubled; "
            f"{sent - acknowledged:,} sent without an answer; "
            f"{told:,} versions told of, {misled} of them not as in the journal\n"
            f"  {len(self.ledgers):,} games begun, {finished:,} of them over, "
            f"{self.reconnects:,} reconnects, {self.endings} servers that ended by themselves"
        )
