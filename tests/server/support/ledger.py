"""A ledger: what players at a table sent and were told, held against the journal of the table."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from ludoteca.table import AnyEntry
from ludoteca.table.entries import Moved
from tests.server.support.guest import Chair

# The version before an action, the seat, and the move.
Action = tuple[int, int, str]
# What an event tells of an entry: its kind, whose it was, and when.
Told = tuple[str, int | None, float]


@dataclass
class Ledger:
    """A table, and what its players have sent, were told is safe, and were told of others."""

    table: str
    people: int
    sent: set[Action] = field(default_factory=set)
    acknowledged: set[Action] = field(default_factory=set)
    told: dict[int, set[Told]] = field(default_factory=dict)
    # Whether all its players have seen the end of the game.
    is_over: bool = False
    # What was found to be wrong.
    lost: set[Action] = field(default_factory=set)
    doubled: set[Action] = field(default_factory=set)
    misled: set[int] = field(default_factory=set)

    def listen(self, chair: Chair) -> None:
        """Take down what was heard in a seat since the last time."""
        for word in chair.heard:
            if word["type"] == "event":
                told = (word["kind"], word["seat"], word["at"])
                self.told.setdefault(word["version"], set()).add(told)
        chair.heard.clear()

    def check(
        self,
        entries: Sequence[AnyEntry],
        acknowledged: AbstractSet[Action],
        told: Mapping[int, AbstractSet[Told]],
    ) -> None:
        """Hold what was acknowledged and told, before it was read, against a journal.

        Lost is what was acknowledged and is not there, in its place; doubled, what is there and was
        not sent for that place; misled is who was told of a version something that is not there.
        """
        kept = {
            (before, entry.seat, entry.move)
            for before, entry in enumerate(entries)
            if isinstance(entry, Moved) and entry.seat < self.people
        }
        self.lost |= acknowledged - kept
        self.doubled |= kept - self.sent
        for version, versions in told.items():
            entry = entries[version - 1] if version <= len(entries) else None
            if entry is None or versions != {(entry.kind, getattr(entry, "seat", None), entry.at)}:
                self.misled.add(version)
