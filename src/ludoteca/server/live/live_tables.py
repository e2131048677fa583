"""The live tables of one process: those in memory, and what has to happen there by itself."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from time import monotonic

from msgspec import json

from ludoteca.core.errors import Refusal
from ludoteca.server import wire
from ludoteca.server.asset_store import AssetStore
from ludoteca.server.bots.bot_runner import BotRunner
from ludoteca.server.dealing import DealerSecrets, Promise
from ludoteca.server.identifiers import is_id, make_code
from ludoteca.server.limits.limits import Limits
from ludoteca.server.live.channel import Subscriber, TableChannel
from ludoteca.server.live.game_log import GameLogs
from ludoteca.server.live.journal_keeper import StoreJournalKeeper, summarize
from ludoteca.server.live.packet import Packet
from ludoteca.server.live.talk import hush, show_line
from ludoteca.server.monitoring.metrics import TABLES
from ludoteca.server.notify import Notifier
from ludoteca.server.processes.heartbeat import Heartbeat
from ludoteca.server.processes.other_processes import OtherProcesses
from ludoteca.server.refusals import Failed, NotFound, TooLarge, TooMany
from ludoteca.server.settings import Settings
from ludoteca.server.work_pool import WorkPool
from ludoteca.store import (
    TALKED,
    CodeTaken,
    IdentityRow,
    ListedTable,
    Store,
    StoreLost,
    TableRow,
    Word,
)
from ludoteca.store.rows import SaidKind
from ludoteca.table import Forbidden, Setup, Stale, Table, TableSession

log = logging.getLogger(__name__)

SOFTWARE = version("ludoteca")
# As whom a server stands in the audit log.
BY_ITSELF = "server"


class LiveTables:
    """Opens tables when somebody first comes, and closes those that nobody needs."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        assets: AssetStore,
        bots: BotRunner,
        notifier: Notifier,
        limits: Limits,
        pool: WorkPool,
        heartbeat: Heartbeat,
        secrets: DealerSecrets,
        now: Callable[[], float],
    ) -> None:
        self._settings = settings
        self._store = store
        self._assets = assets
        self._bots = bots
        self._limits = limits
        self._heartbeat = heartbeat
        self._others = OtherProcesses(store, limits, self._renew_mutes)
        self._secrets = secrets
        self._now = now
        self._journal_keeper = StoreJournalKeeper(store, notifier)
        self.logs = GameLogs(store, pool)
        self._channels: dict[str, TableChannel] = {}
        # By address, the tables opened from there at which only bots sit.
        self._bot_tables: dict[str, set[str]] = {}
        # Channels that are being opened, for all who wait for them.
        self._opening: dict[str, asyncio.Task[TableChannel]] = {}
        # And those that are being closed.
        self._ending: set[asyncio.Task[None]] = set()

    # Finding and making.

    async def find_row(self, name: str) -> TableRow:
        """The row of a table, or that there is none."""
        row = await self._store.tables.find(name) if is_id(name) else None
        if row is None:
            raise NotFound("server-no-table")
        return row

    async def find_listed(self, name: str) -> ListedTable:
        """A table as lists show it, or that there is none."""
        row = await self._store.tables.find_listed(name) if is_id(name) else None
        if row is None:
            raise NotFound("server-no-table")
        return row

    async def find(self, name: str) -> TableChannel:
        """The channel of a table; it is opened when somebody first comes."""
        channel = self._channels.get(name)
        if channel is None:
            opening = self._opening.get(name)
            if opening is None:
                opening = self._opening[name] = asyncio.create_task(self._open(name))
                opening.add_done_callback(lambda _: self._opening.pop(name))
            channel = await asyncio.shield(opening)
        setup = channel.table.setup
        await self._assets.fetch(setup.game, setup.options)
        await channel.session.refresh()
        channel.touch()
        return channel

    async def _open(self, name: str) -> TableChannel:
        row = await self.find_row(name)
        entries = await self._store.tables.entries(name)
        try:
            setup = Setup.from_text(row.setup)
            await self._assets.fetch(setup.game, setup.options)
            secret = self._secrets.unseal(name, row.seed)
            table = await asyncio.to_thread(Table.from_journal, setup, secret, entries)
        except StoreLost:
            raise
        except Refusal as refusal:
            await self._quarantine(name, str(refusal))
            raise
        except Exception as fault:
            await self._quarantine(name, f"{type(fault).__name__}: {fault}")
            raise Failed("server-damaged") from fault
        session = TableSession(name, table, self._journal_keeper)
        channel = TableChannel(row, session, partial(self.logs.add, name), self._others)
        # Whoever writes moves the bots; who only hears of it does not.
        session.subscribe(lambda news: self._go_on(channel, len(news)), own=True)
        lines = await self._store.talk.lines(name, limit=1)
        channel.last_line = max((line.id for line in lines), default=0)
        # Something may have been written or said by others since. It is read when news of more can
        # be heard already: whatever comes in between would be missed otherwise.
        self._channels[name] = channel
        try:
            await session.catch_up()
            await self._publish_talk(channel)
        except Exception:
            self._channels.pop(name, None)
            raise
        if await self._store.moderation.is_quarantined(name):
            await self._store.moderation.release(name, who=BY_ITSELF, at=self._now())
        TABLES.set(len(self._channels))
        return channel

    def _go_on(self, channel: TableChannel, entries: int) -> None:
        """Something was done here: the bots are next, unless it was too much for one table.

        A table that had more before there was such a limit goes on.
        """
        version, most = channel.table.version, self._limits.settings.entries
        if self._limits.limited and version - entries < most <= version:
            self._ending.add(ending := asyncio.create_task(self._abandon(channel)))
            ending.add_done_callback(self._ending.discard)
        else:
            self._bots.wake(channel)

    async def _abandon(self, channel: TableChannel) -> None:
        """Close a table, whatever else is done there at the moment."""
        await channel.session.submit(lambda table: table.abandon(table.version, self._now()))

    async def _quarantine(self, name: str, fault: str) -> None:
        """Leave a table alone that cannot be opened, so that it holds up no other.

        Such as one by rules that are not known yet: another version tries it again.
        """
        if await self._store.moderation.quarantine(name, fault, SOFTWARE, self._now()):
            log.warning("the table %s cannot be played here: %s", name, fault)

    def is_connected(self, who: str, name: str) -> bool:
        """Whether somebody is connected to a table at which they sit, in any process."""
        channel = self._channels.get(name)
        if channel is not None and any(each.who == who for each in channel.subscribers):
            return True
        return who in self._others.find_presence(name).seated

    async def add(
        self,
        setup: Setup,
        host: IdentityRow,
        address: str,
        ticket: str | None = None,
        nonce: str = "",
        *,
        seed: str | None = None,
    ) -> TableRow:
        """Set up a new table, at which the host sits down; or, by a ticket, one that was promised.

        Only by a ticket the host knows the dealer's commitment before adding a nonce. A deal that
        is played again has a seed that is known.
        """
        await self._check_limits(setup, host, address)
        promise = await self._find_promise(ticket, host)
        if seed is not None:
            promise = replace(promise, seal=seed)
        empty = summarize(await asyncio.to_thread(Table, setup, promise.seal))
        while True:
            row = TableRow(
                id=promise.table,
                code=make_code(),
                host=host.id,
                game=setup.game,
                options=json.encode(setup.options).decode(),
                given_moves=len(setup.actions),
                repeats_deal=setup.repeats_deal,
                setup=str(setup),
                seed=promise.seal,
                listed=setup.listed,
                created_at=self._now(),
                summary=empty,
            )
            try:
                await self._store.tables.add(row)
            except CodeTaken:
                continue
            break
        self._limits.kept.pay(address, len(row.setup))
        if is_for_bots(setup):
            self._bot_tables.setdefault(address, set()).add(row.id)
        channel = await self.find(row.id)
        now = self._now()
        await channel.session.submit(lambda table: table.open(host.name, host.mark, now, nonce))
        return row

    async def _find_promise(self, ticket: str | None, host: IdentityRow) -> Promise:
        """By what a new table is dealt; a ticket is good for one table."""
        if ticket is None:
            return self._secrets.promise()
        promise = self._secrets.read_ticket(ticket, host.id, self._now())
        if await self._store.tables.find_listed(promise.table) is not None:
            raise Forbidden("server-ticket")
        return promise

    def admit(self, address: str, actions: Collection[str] = ()) -> None:
        """Let somebody open a table, before anything is worked out; its game may have begun."""
        limits = self._limits
        limits.kept.check(address)
        limits.openings.take(address)
        largest = limits.settings.setup
        if limits.limited and sum(map(len, actions)) > largest:
            raise TooLarge("server-beginning-size", largest=largest)

    async def _check_limits(self, setup: Setup, host: IdentityRow, address: str) -> None:
        if not self._limits.limited:
            return
        limits = self._limits.settings
        if is_for_bots(setup) and await self._count_bot_tables(address) >= limits.bot_tables:
            raise TooMany("server-bot-tables", most=limits.bot_tables)
        if len(str(setup)) > limits.setup:
            raise TooLarge("server-beginning-size", largest=limits.setup)
        if await self._store.tables.count_open(host.id) >= limits.tables:
            raise TooMany("server-open-tables", most=limits.tables)

    async def _count_bot_tables(self, address: str) -> int:
        """How many tables with bots alone, opened from an address, are in memory and not over."""
        opened = self._bot_tables.get(address, set())
        for name in list(opened):
            if (channel := self._channels.get(name)) is not None:
                await channel.session.refresh()
            if channel is None or channel.table.status.is_done:
                opened.discard(name)
        if not opened:
            self._bot_tables.pop(address, None)
        return len(opened)

    async def close(self) -> None:
        """Let what is being opened and done come to its end; whoever asked for it may be gone."""
        await asyncio.gather(*self._opening.values(), *self._ending, return_exceptions=True)
        for channel in list(self._channels.values()):
            await channel.session.finish()

    # What was, and what is said.

    async def last_lines(
        self, channel: TableChannel, muted: Collection[str]
    ) -> list[wire.TalkLine]:
        """What was said last at a table, for one who does not want to hear everybody."""
        rows = await self._store.talk.lines(channel.name)
        lines = [(row, show_line(channel.table, row)) for row in rows]
        return [hush(line) if row.identity in muted else line for row, line in lines]

    async def change_mutes(self, who: str) -> None:
        """Somebody has muted others, or hears them again: so it is in all of their tabs."""
        await self._renew_mutes(who)
        await self._others.tell_mutes(who)

    async def _renew_mutes(self, who: str) -> None:
        """Tell somebody what was said last anew, wherever they are connected here."""
        muted = await self._store.moderation.muted_by(who)
        for channel in list(self._channels.values()):
            if not any(each.who == who for each in channel.subscribers):
                continue
            lines = await self.last_lines(channel, muted)
            packet = Packet.of(*map(wire.TalkMessage, lines))
            for subscriber in channel.subscribers:
                if subscriber.who == who:
                    subscriber.muted = muted
                    subscriber.send(packet)

    async def speak(
        self, channel: TableChannel, who: IdentityRow, seat: int, kind: SaidKind, text: str
    ) -> None:
        """Somebody says something at a table."""
        name = channel.table.seats[seat].name
        await self._store.talk.add_line(channel.name, who.id, name, kind, text, self._now())
        await self._publish_talk(channel)

    async def _publish_talk(self, channel: TableChannel) -> None:
        """Tell what was said and not told yet, here or by way of another process."""
        async with channel.telling:
            for line in await self._store.talk.lines(channel.name, after=channel.last_line):
                channel.publish_talk(line)

    async def retell(self, name: str, number: int) -> None:
        """Tell a line of the talk again, for something has become of it."""
        channel = self._channels.get(name)
        line = await self._store.talk.find_line(name, number)
        if channel is not None and line is not None:
            channel.publish_talk(line)

    def dismiss(self, is_meant: Callable[[Subscriber], bool], refusal: Refusal) -> None:
        """End the lines of some who are connected to whatever table, and say why."""
        for channel in self._channels.values():
            for subscriber in list(channel.subscribers):
                if is_meant(subscriber):
                    subscriber.dismiss(refusal)

    def send_back(self, is_meant: Callable[[Subscriber], bool]) -> None:
        """Cut the lines of some: their clients come back, as whoever they are by then."""
        for channel in self._channels.values():
            for subscriber in list(channel.subscribers):
                if is_meant(subscriber):
                    subscriber.fail()

    def drop(self, name: str) -> None:
        """Let a table leave the memory, whoever looks at it; who comes back reads it anew."""
        channel = self._channels.pop(name, None)
        if channel is not None:
            channel.close_bots()
            for subscriber in list(channel.subscribers):
                subscriber.fail()
            TABLES.set(len(self._channels))

    # What happens by itself.

    async def sweep(self) -> None:
        """Look after clocks, bots that are overdue, and channels that nobody needs, for ever."""
        # After a start nobody else moves the bots of a file.
        patience = self._settings.patience if self._store.is_shared else 0.0
        while True:
            try:
                if await self._heartbeat.beat():
                    await self._catch_up()
                for name in await self._store.tables.overdue(self._now(), patience, SOFTWARE):
                    await self._resume(name)
                patience = self._settings.patience
                self._close_quiet()
                self._journal_keeper.count()
                await self._others.tell()
                self._publish_presence(await self._others.bury(self._now()))
            except Exception:
                # Whatever it was, the clocks go on.
                log.exception("looking after the tables failed")
            await asyncio.sleep(self._settings.sweep)

    async def _catch_up(self) -> None:
        """All clocks were moved by this process, of which it does not hear otherwise."""
        for channel in list(self._channels.values()):
            await channel.session.catch_up()

    async def _resume(self, name: str) -> None:
        """See to it that a table goes on; one that cannot does not stop the others."""
        try:
            channel = await self.find(name)
            if self._store.is_shared:
                await channel.session.catch_up()
            await channel.session.submit(lambda table: table.time_out(self._now()))
            self._bots.wake(channel)
        except Stale:
            log.debug("a table goes on by itself")
        except Refusal as refusal:
            log.debug("a table does not go on: %s", refusal.key)
        except Exception:
            log.exception("a table cannot go on")

    def _close_quiet(self) -> None:
        long_ago = monotonic() - self._settings.idle
        for name, channel in list(self._channels.items()):
            waits = not channel.is_idle and channel.table.bot_to_move(self._now()) is not None
            # Where it goes on in another process, nobody here knows who is to move.
            waits = waits and not channel.session.is_behind
            if not channel.subscribers and channel.quiet_since < long_ago and not waits:
                channel.close_bots()
                del self._channels[name]
        TABLES.set(len(self._channels))

    async def listen(self) -> None:
        """Hear what other processes write, for ever, whatever comes between."""
        while True:
            try:
                async for news in self._store.changes():
                    if isinstance(news, Word):
                        self._publish_presence(await self._others.hear(news))
                    else:
                        await self._hear(*news)
            except Exception:
                # Who listens anew is told of all running tables.
                log.exception("listening to other processes failed")
            await asyncio.sleep(self._settings.sweep)

    def _publish_presence(self, names: Iterable[str]) -> None:
        """Somebody has come or gone, by way of another process."""
        for name in names:
            if channel := self._channels.get(name):
                channel.publish_presence()

    async def _hear(self, name: str, version: int) -> None:
        channel = self._channels.get(name)
        if channel is None:
            return
        try:
            if version == TALKED:
                await self._publish_talk(channel)
            elif not channel.has_listeners:
                channel.session.note(version)
            elif version > channel.table.version:
                await channel.session.catch_up()
        except Exception:
            # What was missed is read with the next news; nobody stops listening.
            log.exception("what others wrote cannot be told")


def is_for_bots(setup: Setup) -> bool:
    """Whether nobody but bots will sit at a table."""
    return all(plan.kind == "bot" for plan in setup.seats)
