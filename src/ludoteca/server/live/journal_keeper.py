"""Journals of live tables, kept in the store, with the summaries that are kept beside them."""

from collections.abc import Sequence

from ludoteca.server.monitoring.metrics import ENTRIES
from ludoteca.server.notify import Notifier
from ludoteca.store import Store, TableSummary, VersionTaken
from ludoteca.table import Table


class StoreJournalKeeper:
    """Keeps journals as sessions want it, in a store that knows only texts."""

    def __init__(self, store: Store, notifier: Notifier) -> None:
        self._store = store
        self._notifier = notifier
        self._uncounted = 0

    async def read(self, table: str, after: int) -> list[str]:
        """The entries of a table after so many."""
        return await self._store.tables.entries(table, after)

    async def append(self, table: str, after: int, entries: Sequence[str], ahead: Table) -> bool:
        """Keep entries for good, with what is to be sent of them; False if others came first."""
        messages = self._notifier.find_messages(table, ahead)
        try:
            summary = summarize(ahead)
            await self._store.tables.append(table, after, entries, summary, messages, ahead.secret)
        except VersionTaken:
            return False
        if messages:
            self._notifier.wake()
        self._uncounted += len(entries)
        return True

    def count(self) -> None:
        """Count what was written since the last time; with every action it would take too long."""
        ENTRIES.inc(self._uncounted)
        self._uncounted = 0


def summarize(table: Table) -> TableSummary:
    """What lists show of a table."""
    seat, roster = table.to_move, table.roster
    turn = table.seats[seat] if seat is not None else None
    moving = "nobody"
    # Bots among themselves are not overdue: they play when somebody watches.
    if turn is not None and roster.has_people:
        moving = "human" if turn.is_human else "bot"
    return TableSummary(
        version=table.version,
        status=str(table.status),
        to_move=moving,
        turn=(turn.who,) if turn is not None and turn.is_human else (),
        deadline=table.deadline,
        updated_at=table.pending[-1].entry.at if table.pending else 0.0,
        players=roster.players,
        bots=roster.bots,
        # Also those for whom a bot plays: they find the table, and can come back.
        seated=roster.seated,
    )
