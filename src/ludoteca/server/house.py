"""The house: all that the doors of one process share. Tables in memory, people, players, limits."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Self

from ludoteca.server import wire
from ludoteca.server.chronicle import recall_events
from ludoteca.server.eyes import Eyes
from ludoteca.server.journal import StoreJournal, digest, is_going_on
from ludoteca.server.limits import (
    CODES,
    GUESTS,
    OPEN_SOCKETS,
    OPEN_TABLES,
    PASSPHRASES,
    REQUESTS,
    Buckets,
    Tally,
)
from ludoteca.server.metrics import ROOMS
from ludoteca.server.people import People
from ludoteca.server.players import Players
from ludoteca.server.refusals import NotFound, TooMany
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from ludoteca.store import TALKED, CodeTaken, IdentityRow, Store, TableRow, TalkLine
from ludoteca.table import Door, Setup, Stale, Table

log = logging.getLogger(__name__)

# Letters that cannot be taken for each other; twelve of them cannot be guessed.
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE = 12
GROUP = 4


class House:
    """One process of a server."""

    def __init__(self, settings: Settings, store: Store, secret: bytes) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store, secret)
        self.players = Players(settings.thinkers)
        limited = settings.limited
        self.requests = Buckets(REQUESTS, limited=limited)
        self.guests = Buckets(GUESTS, limited=limited)
        self.passphrases = Buckets(PASSPHRASES, limited=limited)
        self.codes = Buckets(CODES, limited=limited)
        self.sockets = Tally(OPEN_SOCKETS, limited=limited)
        self._journal = StoreJournal(store)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator[Self]:
        """Open the store and look after the tables, until the house is closed."""
        store = await Store.open(settings.database)
        house = cls(settings, store, await store.secret("cookies"))
        house._tasks = [
            asyncio.create_task(house._sweep()),
            asyncio.create_task(house._listen()),
        ]
        try:
            yield house
        finally:
            for task in house._tasks:
                task.cancel()
            await asyncio.gather(*house._tasks, return_exceptions=True)
            await house.players.close()
            await store.close()

    # Tables.

    async def find_room(self, name: str) -> Room:
        """The room of a table; it is opened when somebody first comes."""
        if name in self._rooms:
            return self._rooms[name]
        async with self._opening.setdefault(name, asyncio.Lock()):
            if name not in self._rooms:
                row = await self.store.find_table(name)
                if row is None:
                    raise NotFound("server-no-table")
                self._rooms[name] = await self._open_room(row)
                ROOMS.set(len(self._rooms))
        self._opening.pop(name, None)
        return self._rooms[name]

    async def _open_room(self, row: TableRow) -> Room:
        door = Door(row.id, Table(Setup.from_text(row.setup), row.seed), self._journal)
        await door.catch_up()
        room = Room(row, door)
        door.subscribe(lambda _: self.players.wake(room))
        return room

    async def add_table(self, setup: Setup, host: IdentityRow) -> TableRow:
        """Set up a new table, at which the host sits down."""
        if self.settings.limited and await self.store.count_open(host.id) >= OPEN_TABLES:
            raise TooMany("server-open-tables", most=OPEN_TABLES)
        seed, now = secrets.token_hex(16), time()
        table = Table(setup, seed)
        empty = digest(table)
        while True:
            row = TableRow(
                secrets.token_urlsafe(9),
                make_code(),
                host.id,
                str(setup),
                seed,
                setup.listed,
                now,
                empty,
            )
            try:
                await self.store.add_table(row)
            except CodeTaken:
                continue
            break
        room = await self.find_room(row.id)
        await room.door.submit(lambda live: live.open(host.name, host.mark, time()))
        return row

    async def recall(
        self, room: Room, after: int, eyes: Eyes
    ) -> tuple[list[wire.TalkLine], list[wire.Event]]:
        """What somebody has missed: the talk, and what has happened after an event."""
        lines = await self.store.lines(room.name) if eyes.draws else []
        talk = [show_line(room, line) for line in lines]
        if not eyes.draws or after == room.table.version:
            return talk, []
        entries = await self.store.entries(room.name)
        table = Table(room.table.setup, room.row.seed)
        return talk, await asyncio.to_thread(recall_events, table, entries, after, eyes)

    async def speak(self, room: Room, who: IdentityRow, seat: int, kind: str, text: str) -> None:
        """Somebody says something at a table."""
        now = time()
        name = room.table.seats[seat].name
        number = await self.store.add_line(room.name, who.id, name, kind, text, now)
        room.tell_talk(wire.TalkLine(number, name, seat, kind, text, now))

    # What happens by itself.

    async def _sweep(self) -> None:
        """Look after clocks, bots that are overdue, and rooms that nobody needs."""
        first = True
        while True:
            try:
                patience = 0.0 if first and not self.store.is_shared else self.settings.patience
                for row in await self.store.due(time(), patience):
                    await self._look_after(row.id)
                first = False
                self._leave_quiet_rooms()
            except Exception:
                # Whatever it was, the clocks go on.
                log.exception("looking after the tables failed")
            await asyncio.sleep(self.settings.sweep)

    async def _look_after(self, name: str) -> None:
        """Let the clock and the bots of one table go on; its troubles are its own."""
        try:
            room = await self.find_room(name)
            if self.store.is_shared:
                await room.door.catch_up()
            await room.door.submit(lambda table: table.time_out(time()))
            self.players.wake(room)
        except Stale:
            # Another process was faster.
            return
        except Exception:
            log.exception("a table cannot go on")

    def _leave_quiet_rooms(self) -> None:
        long_ago = monotonic() - self.settings.idle
        for name, room in list(self._rooms.items()):
            waits = is_going_on(room.table) and room.table.bot_to_move(time()) is not None
            if not room.connections and room.quiet_since < long_ago and not waits:
                room.dismiss_bots()
                del self._rooms[name]
        ROOMS.set(len(self._rooms))

    async def _listen(self) -> None:
        """Hear what other processes write."""
        async for name, version in self.store.changes():
            room = self._rooms.get(name)
            if room is None:
                continue
            if version == TALKED:
                await self._tell_last_line(room)
            elif version > room.table.version:
                await room.door.catch_up()

    async def _tell_last_line(self, room: Room) -> None:
        lines = await self.store.lines(room.name, limit=1)
        for line in lines:
            room.tell_talk(show_line(room, line))


def show_line(room: Room, line: TalkLine) -> wire.TalkLine:
    """A line of the talk as clients hear it."""
    seats = [n for n, seat in enumerate(room.table.seats) if seat.name == line.name]
    seat = seats[0] if seats else None
    return wire.TalkLine(line.id, line.name, seat, line.kind, line.text, line.at)


def make_code() -> str:
    """A code of invitation, in groups that can be read aloud."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE))
    return "-".join(letters[i : i + GROUP] for i in range(0, CODE, GROUP))


def read_code(text: str) -> str:
    """The code in what somebody pasted: the code itself, however it is written, or a link."""
    last = text.strip().rstrip("/").rpartition("/")[2]
    letters = "".join(sign for sign in last.upper() if sign in LETTERS)
    return "-".join(letters[i : i + GROUP] for i in range(0, len(letters), GROUP))
