"""Retention: deletes what was kept for long enough, a little at a time, and never in a hurry."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from ludoteca.core.errors import Malformed
from ludoteca.server.identities import DAY, Identities
from ludoteca.server.live.live_tables import BY_ITSELF, LiveTables
from ludoteca.server.refusals import Failed
from ludoteca.server.retention.deletion import Deletion
from ludoteca.server.retention.retention_settings import RetentionSettings
from ludoteca.store import Store
from ludoteca.table import SOMEONE, Stale, Status, Table

log = logging.getLogger(__name__)

# Things in one step, and the pauses between two steps and two rounds, in seconds.
STEP = 50
BREATH = 0.2
ROUND = 3600.0
# The first round waits until whoever comes back after a restart is served.
FIRST = 60.0

ENDED = (Status.OVER, Status.CLOSED)

# Deletes some of what was kept since before a time; whether there may be more.
Step = Callable[[float], Awaitable[bool]]


class RetentionSweeper:
    """Goes round once an hour."""

    def __init__(
        self,
        settings: RetentionSettings,
        store: Store,
        identities: Identities,
        tables: LiveTables,
        deletion: Deletion,
        now: Callable[[], float],
    ) -> None:
        self._settings = settings
        self._store = store
        self._identities = identities
        self._tables = tables
        self._deletion = deletion
        self._now = now
        self._is_closed = asyncio.Event()

    async def watch(self) -> None:
        """Go round, for ever, until `close`."""
        await self._pause(FIRST)
        while not self._is_closed.is_set():
            await self.go_round()
            await self._pause(ROUND)

    def close(self) -> None:
        """Let `watch` end after a step that is under way."""
        self._is_closed.set()

    async def go_round(self) -> None:
        """Delete all whose time is over, step by step; what fails is tried in the next round."""
        kept = self._settings
        # Tables before people: who has no game any more is a guest like others.
        for days, step in (
            (kept.waiting, self._close_waiting),
            (kept.unfinished, self._close_unfinished),
            (kept.games, self._delete_games),
            (kept.records, self._delete_records),
            (kept.files, self._delete_files),
            (kept.people, self._delete_people),
            (kept.guests, self._delete_guests),
            (kept.reports, self._delete_reports),
            (kept.audit, self._delete_audit),
        ):
            if days:
                await self._repeat(step, self._now() - days * DAY)
        await self._repeat(self._delete_links, self._now())

    async def _repeat(self, step: Step, before: float) -> None:
        try:
            while not self._is_closed.is_set() and await step(before):
                await self._pause(BREATH)
        except Exception:
            log.exception("deleting what is too old failed")

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._is_closed.wait()

    # Tables

    async def _close_waiting(self, before: float) -> bool:
        return await self._close_tables(Status.WAITING, before)

    async def _close_unfinished(self, before: float) -> bool:
        return await self._close_tables(Status.PLAYING, before)

    async def _close_tables(self, status: Status, before: float) -> bool:
        """Give tables up, for whoever may still look; those in quarantine are deleted."""
        names = await self._store.erasure.quiet_tables([status], before, STEP)
        for name in names:
            try:
                channel = await self._tables.find(name)
                version = channel.table.version
                await channel.session.submit(
                    partial(Table.abandon, version=version, at=self._now())
                )
            except (Failed, Malformed):
                if await self._store.moderation.is_quarantined(name):
                    await self._store.erasure.delete_tables([name])
            except Stale:
                log.debug("a table goes on by itself")
        return len(names) == STEP

    async def _delete_games(self, before: float) -> bool:
        names = await self._store.erasure.quiet_tables(ENDED, before, STEP)
        if names:
            await self._store.erasure.delete_tables(names)
        for name in names:
            self._tables.drop(name)
        return len(names) == STEP

    # People

    async def _delete_people(self, before: float) -> bool:
        ids = await self._store.erasure.idle_people(before, SOMEONE, STEP)
        for who in ids:
            await self._deletion.delete(who, BY_ITSELF)
        return len(ids) == STEP

    async def _delete_guests(self, before: float) -> bool:
        ids = await self._store.erasure.delete_guests(before, SOMEONE, STEP)
        for who in ids:
            self._identities.forget(who)
        return len(ids) == STEP

    # What was brought or written down

    async def _delete_records(self, before: float) -> bool:
        return bool(await self._store.erasure.delete_records(before, STEP))

    async def _delete_files(self, before: float) -> bool:
        """Go through all files once; each is looked for in all tables."""
        after: tuple[float, str] | None = (0.0, "")
        while after is not None and not self._is_closed.is_set():
            unused, after = await self._store.erasure.unused_assets(before, after, STEP)
            if unused:
                await self._store.erasure.delete_assets(unused)
            await self._pause(BREATH)
        return False

    async def _delete_reports(self, before: float) -> bool:
        return bool(await self._store.erasure.delete_reports(before, STEP))

    async def _delete_audit(self, before: float) -> bool:
        return bool(await self._store.erasure.delete_audit(before, STEP))

    async def _delete_links(self, before: float) -> bool:
        return bool(await self._store.erasure.delete_links(before, STEP))
