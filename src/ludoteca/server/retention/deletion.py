"""Deletion: somebody is deleted, and their seats become someone's."""

import logging
from collections.abc import Callable
from functools import partial

from ludoteca.core.errors import Malformed
from ludoteca.server.identities import Identities
from ludoteca.server.live.live_tables import LiveTables
from ludoteca.server.refusals import Failed, NotFound
from ludoteca.store import StillSeated, Store
from ludoteca.table import SOMEONE, Status, Table, forget_person

log = logging.getLogger(__name__)


class Deletion:
    """Takes people out of their games, and then out of the database."""

    def __init__(
        self,
        store: Store,
        identities: Identities,
        tables: LiveTables,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._identities = identities
        self._tables = tables
        self._now = now

    async def delete(self, who: str, by: str) -> None:
        """Delete somebody. Whatever ends it before its end, it can be begun again.

        Games with others go on and stay what they were; a game with nobody else is deleted.
        """
        await self._store.erasure.add_heir(SOMEONE)
        while not await self._try(who, by):
            log.debug("somebody who is to be deleted has sat down elsewhere")
        self._identities.forget(who)
        # Other processes read of it in the audit log.
        self._tables.send_back(lambda each: each.who == who)

    async def _try(self, who: str, by: str) -> bool:
        """Delete somebody, unless they have sat down again before that is done."""
        erasure = self._store.erasure
        while names := await erasure.tables_with(who):
            for name in names:
                await self._leave(who, name)
                if await erasure.is_shared(name, who, SOMEONE):
                    await erasure.rewrite_table(name, who, SOMEONE, partial(forget_person, who))
                else:
                    await erasure.delete_tables([name])
                    self._tables.drop(name)
        try:
            await erasure.erase_identity(who, SOMEONE, who=by, at=self._now())
        except StillSeated:
            return False
        return True

    async def _leave(self, who: str, name: str) -> None:
        """Give a game up that goes on, so that nobody waits, and be someone in all processes."""
        try:
            channel = await self._tables.find(name)
            if channel.table.status.is_done:
                # It stays where it is in everybody's lists.
                at = (await self._tables.find_listed(name)).summary.updated_at
            else:
                at = self._now()
            await channel.session.submit(partial(leave_for_good, who=who, at=at))
        except (Failed, Malformed, NotFound) as refusal:
            # A table that is damaged is rewritten as it is.
            log.debug("a table is not left: %s", refusal.key)


def leave_for_good(table: Table, who: str, at: float) -> None:
    """Get up from a table: a bot plays on, and one that has not begun is given up by its host."""
    if table.status == Status.WAITING and (who == table.setup.host or table.seats_of(who)):
        table.leave(who, at)
    for seat in table.seats_of(who):
        if table.status == Status.PLAYING:
            table.resign(seat, at)
    table.forget(who, at)
