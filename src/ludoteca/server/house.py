"""The house: all that the doors of one process share. Tables in memory, people, players, limits."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Self

from ludoteca.core.assets import assets_in
from ludoteca.core.errors import Refusal
from ludoteca.core.registry import find_game
from ludoteca.server import wire
from ludoteca.server.chronicle import recall_events
from ludoteca.server.eyes import Eyes
from ludoteca.server.films import Films
from ludoteca.server.journal import StoreJournal, digest, is_going_on
from ludoteca.server.limits import (
    CODES,
    GUESTS,
    HINTS,
    MAILS,
    MOST_PAPERS,
    OPEN_TABLES,
    PAPERS,
    PASSPHRASES,
    RECORDS,
    REQUESTS,
    TALK,
    Buckets,
    Rate,
)
from ludoteca.server.metrics import ROOMS
from ludoteca.server.names import is_name, make_code, make_name
from ludoteca.server.people import People
from ludoteca.server.players import Players
from ludoteca.server.post import Office
from ludoteca.server.refusals import NotFound, TooMany
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.store import TALKED, CodeTaken, IdentityRow, PaperRow, Store, TableRow, TalkRow
from ludoteca.table import Door, Setup, Stale, Table, read_entry

log = logging.getLogger(__name__)

# Tells the time, in seconds since 1970.
Watch = Callable[[], float]


class House:
    """One process of a server."""

    def __init__(self, settings: Settings, store: Store, secret: bytes, now: Watch) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.people = People(store, secret, now)
        self.players = Players(settings.thinkers, now)
        self.films = Films()
        self.post = Office(settings)
        self.requests = self._limit(REQUESTS)
        self.guests = self._limit(GUESTS)
        self.passphrases = self._limit(PASSPHRASES)
        self.codes = self._limit(CODES)
        self.records = self._limit(RECORDS)
        self.papers = self._limit(PAPERS)
        self.mails = self._limit(MAILS)
        self.hints = self._limit(HINTS)
        self.talk = self._limit(TALK)
        # By address, how many sockets are open.
        self.sockets: Counter[str] = Counter()
        self._journal = StoreJournal(store)
        self._rooms: dict[str, Room] = {}
        # Tables that cannot be opened here, such as those by rules that are not known yet.
        self._unplayable: set[str] = set()
        # Rooms that are being opened, for all who wait for them.
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def _limit(self, rate: Rate) -> Buckets:
        return Buckets(rate, limited=self.settings.limited)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings, now: Watch) -> AsyncIterator[Self]:
        """Open the store and look after the tables, until the house is closed."""
        store = await Store.open(settings.database)
        house = cls(settings, store, await store.secret("cookies"), now)
        house.post.open(store, await store.secret("mail"), now, house.is_here)
        tasks = [asyncio.create_task(house._sweep()), asyncio.create_task(house._listen())]
        try:
            yield house
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.players.close()
            await house.post.close()
            await store.close()

    # Tables.

    async def find_table(self, name: str) -> TableRow:
        """The row of a table, or that there is none."""
        row = await self.store.find_table(name) if is_name(name) else None
        if row is None:
            raise NotFound("server-no-table")
        return row

    async def find_room(self, name: str) -> Room:
        """The room of a table; it is opened when somebody first comes."""
        room = self._rooms.get(name)
        if room is None:
            opening = self._opening.get(name)
            if opening is None:
                opening = self._opening[name] = asyncio.create_task(self._open_room(name))
                opening.add_done_callback(lambda _: self._opening.pop(name))
            room = await asyncio.shield(opening)
        setup = room.table.setup
        await self.fetch_papers(setup.game, setup.options)
        room.touch()
        return room

    async def _open_room(self, name: str) -> Room:
        row = await self.find_table(name)
        entries = await self.store.entries(name)
        setup = Setup.from_text(row.setup)
        await self.fetch_papers(setup.game, setup.options)
        table = await asyncio.to_thread(lay_table, row, entries)
        room = Room(row, Door(name, table, self._journal))
        # Whoever writes moves the bots; who only hears of it does not.
        room.door.subscribe(lambda _: self.players.wake(room), own=True)
        room.door.subscribe(lambda news: self.post.hear(name, room.table, news), own=True)
        room.last_line = max((line.id for line in await self.store.lines(name, limit=1)), default=0)
        # Something may have been written by others since.
        await room.door.catch_up()
        self._rooms[name] = room
        self._unplayable.discard(name)
        ROOMS.set(len(self._rooms))
        return room

    def is_here(self, who: str, name: str) -> bool:
        """Whether somebody is connected to a table, in this process."""
        room = self._rooms.get(name)
        return room is not None and any(listener.who == who for listener in room.listeners)

    async def add_table(self, setup: Setup, host: IdentityRow) -> TableRow:
        """Set up a new table, at which the host sits down."""
        if self.settings.limited and await self.store.count_open(host.id) >= OPEN_TABLES:
            raise TooMany("server-open-tables", most=OPEN_TABLES)
        seed = secrets.token_hex(16)
        empty = digest(await asyncio.to_thread(Table, setup, seed))
        while True:
            row = TableRow(
                id=make_name(),
                code=make_code(),
                host=host.id,
                setup=str(setup),
                seed=seed,
                listed=setup.listed,
                created_at=self.now(),
                digest=empty,
            )
            try:
                await self.store.add_table(row)
            except CodeTaken:
                continue
            break
        room = await self.find_room(row.id)
        await room.door.submit(lambda live: live.open(host.name, host.mark, self.now()))
        return row

    async def recall(
        self, room: Room, after: int, eyes: Eyes
    ) -> tuple[list[wire.TalkLine], list[wire.EventMessage]]:
        """What somebody has missed: the talk, and what has happened after an event until now."""
        if not eyes.draws:
            return [], []
        talk = [show_line(room, line) for line in await self.store.lines(room.name)]
        events: list[wire.EventMessage] = []
        # While the past is told, something may happen again.
        while after < room.table.version:
            entries = await self.store.entries(room.name)
            events += await asyncio.to_thread(recall_events, room.row, entries, after, eyes)
            after = len(entries)
        # What was written, but has not happened here yet, will be told when it does.
        return talk, [event for event in events if event.version <= room.table.version]

    async def speak(self, room: Room, who: IdentityRow, seat: int, kind: str, text: str) -> None:
        """Somebody says something at a table."""
        name = room.table.seats[seat].name
        await self.store.add_line(room.name, who.id, name, kind, text, self.now())
        await self._tell_lines(room)

    async def _tell_lines(self, room: Room) -> None:
        """Tell what was said and not told yet, here or by way of another process."""
        async with room.telling:
            for line in await self.store.lines(room.name, after=room.last_line):
                room.tell_talk(show_line(room, line))

    # Papers.

    async def keep_paper(self, who: IdentityRow, name: str, text: str) -> None:
        """Keep a file that somebody brought, and that a game has accepted."""
        if await self.store.find_paper(name) is not None:
            return
        if self.settings.limited and await self.store.count_papers(who.id) >= MOST_PAPERS:
            raise TooMany("server-papers", most=MOST_PAPERS)
        await self.store.add_paper(PaperRow(name, who.id, text, self.now()))

    async def fetch_papers(self, name: str, options: Mapping[str, object]) -> None:
        """Hand a game the papers that options name, so that they are known in this process."""
        for option, paper in assets_in(options).items():
            game = find_game(name)
            if not game.assets.has(option, paper):
                row = await self.store.find_paper(paper)
                if row is not None:
                    await asyncio.to_thread(game.assets.accept, option, row.text)

    # What happens by itself.

    async def _sweep(self) -> None:
        """Look after clocks, bots that are overdue, and rooms that nobody needs."""
        # After a start nobody else moves the bots of a file.
        patience = self.settings.patience if self.store.is_shared else 0.0
        while True:
            try:
                for row in await self.store.due(self.now(), patience, self._unplayable):
                    await self._take_up(row)
                patience = self.settings.patience
                self._leave_quiet_rooms()
            except Exception:
                # Whatever it was, the clocks go on.
                log.exception("looking after the tables failed")
            await asyncio.sleep(self.settings.sweep)

    async def _take_up(self, row: TableRow) -> None:
        """See to it that a table goes on; one that cannot does not stop the others."""
        try:
            try:
                room = await self.find_room(row.id)
            except Refusal as refusal:
                self._unplayable.add(row.id)
                log.warning("a table cannot be played here: %s", refusal)
                return
            if self.store.is_shared:
                await room.door.catch_up()
            await room.door.submit(lambda table: table.time_out(self.now()))
            self.players.wake(room)
        except Stale:
            log.debug("a table goes on by itself")
        except Exception:
            log.exception("a table cannot go on")

    def _leave_quiet_rooms(self) -> None:
        long_ago = monotonic() - self.settings.idle
        for name, room in list(self._rooms.items()):
            waits = is_going_on(room.table) and room.table.bot_to_move(self.now()) is not None
            if not room.listeners and room.quiet_since < long_ago and not waits:
                room.dismiss_bots()
                del self._rooms[name]
        ROOMS.set(len(self._rooms))

    async def _listen(self) -> None:
        """Hear what other processes write."""
        async for name, version in self.store.changes():
            room = self._rooms.get(name)
            if room is None:
                continue
            try:
                if version == TALKED:
                    await self._tell_lines(room)
                elif version > room.table.version:
                    await room.door.catch_up()
            except Exception:
                # What was missed is read with the next news; nobody stops listening.
                log.exception("what others wrote cannot be told")


def show_line(room: Room, line: TalkRow) -> wire.TalkLine:
    """A line of the talk as clients hear it."""
    seats = enumerate(room.table.seats)
    seat = next((number for number, seat in seats if seat.who == line.identity), None)
    return wire.TalkLine(line.id, line.name, seat, line.kind, line.text, line.at)


def lay_table(row: TableRow, entries: Sequence[str]) -> Table:
    """A table as its journal has it."""
    table = Table(Setup.from_text(row.setup), row.seed)
    for entry in entries:
        table.apply(read_entry(entry))
    return table
