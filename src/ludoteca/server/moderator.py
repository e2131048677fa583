"""The moderator: keeps to what the host has decided, and notices what is decided meanwhile.

`ludoteca admin` writes beside a running server, and every server reads the audit log on. One way
for SQLite, which cannot tell, and PostgreSQL, and a server that was away misses nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ludoteca.server.identities import Identities
from ludoteca.server.live.live_tables import LiveTables
from ludoteca.store import AnnouncementRow, AuditRow, Store
from ludoteca.table import Forbidden

log = logging.getLogger(__name__)


class Moderator:
    """What one process knows of bans and announcements."""

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
        # Kinds and subjects.
        self._banned: set[tuple[str, str]] = set()
        self._announcement: AnnouncementRow | None = None
        # The last line of the audit log that was read.
        self._last = 0
        self._is_closed = asyncio.Event()

    async def load(self) -> None:
        """Learn what holds; what was done before needs no other answer."""
        self._last = await self._store.moderation.last_act()
        await self._learn()

    async def watch(self, pause: float) -> None:
        """Notice what hosts do, until `close`."""
        while not self._is_closed.is_set():
            try:
                await self.read_on()
            except Exception:
                # Whatever it was, it is read again.
                log.exception("reading the audit log failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._is_closed.wait()

    def close(self) -> None:
        """Let `watch` end, after a look that is under way: none is cut off."""
        self._is_closed.set()

    async def read_on(self) -> None:
        """Answer to what was done since the last look."""
        news = await self._store.moderation.audit(self._last)
        if news:
            await self._learn()
        for act in news:
            await self._answer(act)
            self._last = act.id

    def check_address(self, address: str) -> None:
        """Refuse an address that is banned."""
        if ("address", address) in self._banned:
            raise Forbidden("server-banned")

    def check_person(self, who: str) -> None:
        """Refuse somebody who is banned."""
        if ("person", who) in self._banned:
            raise Forbidden("server-banned")

    def announcement(self) -> AnnouncementRow | None:
        """What is told to all now."""
        told = self._announcement
        return told if told is not None and self._now() < told.until else None

    async def _learn(self) -> None:
        self._banned = {(ban.kind, ban.subject) for ban in await self._store.moderation.bans()}
        self._announcement = await self._store.moderation.announcement()

    async def _answer(self, act: AuditRow) -> None:
        """See to it that those who are connected notice, too."""
        match act.act, act.subject.split(" "):
            case "ban", ["person", who]:
                self._tables.dismiss(lambda each: each.who == who, Forbidden("server-banned"))
            case "ban", ["address", address]:
                self._tables.dismiss(
                    lambda each: each.address == address, Forbidden("server-banned")
                )
            case "remove-line", [table, line]:
                await self._tables.retell(table, int(line))
            case "erase", [who]:
                self._identities.forget(who)
                self._tables.send_back(lambda each: each.who == who)
            case "revoke", [who]:
                self._identities.forget(who)
                row = await self._identities.find(who)
                epoch = row.epoch if row else None
                self._tables.send_back(lambda each: each.who == who and each.epoch != epoch)
