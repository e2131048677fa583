"""The journal of live tables, kept in the store."""

from collections.abc import Sequence

from ludoteca import store, table
from ludoteca.server.metrics import ENTRIES
from ludoteca.store import Digest, Store
from ludoteca.table import Table


class StoreJournal:
    """A journal as a door wants it, in a store that knows only texts."""

    def __init__(self, kept: Store) -> None:
        self._store = kept

    async def read(self, name: str, after: int) -> list[str]:
        """The entries of a table after so many."""
        return await self._store.entries(name, after)

    async def append(self, name: str, after: int, entries: Sequence[str], ahead: Table) -> None:
        """Keep entries for good, or tell that others came first."""
        try:
            await self._store.append(name, after, entries, digest(ahead))
        except store.VersionTaken:
            raise table.VersionTaken from None
        ENTRIES.inc(len(entries))


def digest(live: Table) -> Digest:
    """What lists need to know of a table."""
    seat = live.to_move
    turn = live.seats[seat] if seat is not None else None
    moving = "nobody" if turn is None else "human" if turn.is_human else "bot"
    return Digest(
        version=live.version,
        status=str(live.status),
        to_move=moving,
        turn=(turn.who,) if turn is not None and turn.is_human else (),
        deadline=live.deadline,
        updated_at=live.news[-1].entry.at if live.news else 0.0,
        players=tuple(sitting.name or sitting.bot for sitting in live.seats),
        seated=tuple(sitting.who if not sitting.bot else "" for sitting in live.seats),
    )


def is_going_on(live: Table) -> bool:
    """Whether something may still happen at a table."""
    return not live.status.is_done
