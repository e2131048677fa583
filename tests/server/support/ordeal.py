"""An ordeal: games go on while a server, its database or its disk is broken; nothing may be lost.

Faults come at random moments, most of them while an action is on its way. After each of them the
games must go on, and all that was acknowledged must be there, once and in its place.
"""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TypeVar

import httpx
from websockets.exceptions import WebSocketException

from ludoteca.store import Store
from ludoteca.table import Setup, Status, Table, read_entry
from tests.databases import Databases
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.ledger import Action, Ledger
from tests.server.support.serving import Server
from tests.server.support.tally import Fault, Tally
from tests.small_disk import SmallDisk

Answer = TypeVar("Answer")

# What somebody sees of a server that was killed, or cannot write.
BROKEN = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
# Short games; two people play, and bots in the other seats.
GAMES: tuple[tuple[str, Words], ...] = (
    ("feurio", {"seats": 2}),
    ("feurio", {"seats": 3}),
    ("futurisiko", {"seats": 4, "goal": 16, "round_limit": 2}),
)
PEOPLE: tuple[Words, ...] = ({"kind": "me"}, {"kind": "open"})
BOT: Words = {"kind": "bot", "bot": "greedy"}
# Who has heard nothing for so long connects again, in seconds.
PATIENCE = 15.0
# After a fault somebody must have moved within so many seconds.
GOING_ON = 120.0
# A fault comes so long after an action was sent, at the most, in seconds: in the midst of it.
MIDST = 0.012
# So long it is waited until a full disk makes something fail, and so long it stays full then.
FULL, STAYING_FULL = 10.0, 0.5
# How often the server is killed as well, while the disk is full.
AND_KILLED = 0.3
# How often an action without an answer is sent once more, as it was.
ONCE_MORE = 0.5
# How often each fault comes, where it can.
WEIGHTS = {
    Fault.SERVER: 4,
    Fault.WORKER: 8,
    Fault.DATABASE: 3,
    Fault.STOP: 3,
    Fault.DISK: 2,
}


class Ordeal:
    """A server with a database of its own, and games at its tables until the tally is full."""

    def __init__(
        self,
        server: Server,
        tally: Tally,
        *,
        name: str,
        tables: int,
        pause: float,  # between faults, on average, in seconds
        seed: int,
        games: tuple[tuple[str, Words], ...] = GAMES,
        workers: int = 1,
        databases: Databases | None = None,
        disk: SmallDisk | None = None,
    ) -> None:
        self.server = server
        self.tally = tally
        self.name = name
        self.tables = tables
        self.pause = pause
        self.games = games
        self.rng = random.Random(seed)
        self.databases = databases
        self.disk = disk
        possible = {
            Fault.SERVER: True,
            Fault.WORKER: workers > 1,
            Fault.DATABASE: databases is not None,
            Fault.STOP: databases is not None,
            Fault.DISK: disk is not None,
        }
        self.faults = [fault for fault in WEIGHTS if possible[fault]]
        self.ledgers: list[Ledger] = []
        self._in_play: list[Ledger] = []
        self._sent = asyncio.Event()
        self._acknowledged = 0
        self._failed = asyncio.Event()

    async def run(self) -> None:
        """Play until there were faults enough, then to the end of all games; check everything."""
        await asyncio.to_thread(self.server.start)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._break_again_and_again())
                for number in range(self.tables):
                    group.create_task(self._play_game_after_game(number))
        finally:
            if self.server.process is not None:
                await asyncio.to_thread(self.server.stop)
            await self._look(self.ledgers)

    # Faults.

    async def _break_again_and_again(self) -> None:
        while not self.tally.is_done:
            await asyncio.sleep(self.rng.expovariate(1 / self.pause))
            self._sent.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sent.wait(), PATIENCE)
            await asyncio.sleep(self.rng.random() * MIDST)
            weights = [WEIGHTS[fault] for fault in self.faults]
            fault = await self._break(self.rng.choices(self.faults, weights)[0])
            if fault is not None:
                self.tally.kills[self.name, fault] += 1
            await self._recover()
            await self._await_action(fault)
            await self._look(self._in_play)

    async def _break(self, fault: Fault) -> Fault | None:
        """Let something happen; what it was, None if it did no harm."""
        match fault:
            case Fault.SERVER:
                await asyncio.to_thread(self.server.kill)
            case Fault.WORKER:
                workers = self.server.workers() if self.server.process else []
                if not workers:
                    return None
                with suppress(ProcessLookupError):
                    os.kill(self.rng.choice(workers), signal.SIGKILL)
            case Fault.DATABASE:
                assert self.databases is not None
                await asyncio.to_thread(self.databases.crash)
            case Fault.STOP:
                assert self.databases is not None
                await asyncio.to_thread(self.databases.stop_at_once)
                await asyncio.sleep(self.rng.random())
            case Fault.DISK:
                return await self._fill_disk()
        return fault

    async def _fill_disk(self) -> Fault | None:
        """Let the disk be full until something has failed, and a while longer."""
        assert self.disk is not None
        self._failed.clear()
        await asyncio.to_thread(self.disk.fill)
        try:
            await asyncio.wait_for(self._failed.wait(), FULL)
            await asyncio.sleep(self.rng.random() * STAYING_FULL)
            if self.rng.random() < AND_KILLED:
                await asyncio.to_thread(self.server.kill)
                return Fault.DISK_AND_SERVER
        except TimeoutError:
            return None
        finally:
            await asyncio.to_thread(self.disk.free)
        return Fault.DISK

    async def _recover(self) -> None:
        """Start again what does not run, as whoever looks after a server would."""
        if self.databases is not None:
            await asyncio.to_thread(self.databases.keep_running)
        end = monotonic() + GOING_ON
        while not await asyncio.to_thread(self.server.is_healthy):
            assert monotonic() < end, f"{self.name}: no health\n{self.server.read_log()}"
            if self.server.process is None:
                await asyncio.to_thread(self.server.start)
            elif self.server.process.poll() is not None:
                self.tally.endings += 1
                await asyncio.to_thread(self.server.kill)
            await asyncio.sleep(0.02)

    async def _await_action(self, fault: Fault | None) -> None:
        """The games go on."""
        before, end = self._acknowledged, monotonic() + GOING_ON
        while self._acknowledged == before and self._in_play:
            assert monotonic() < end, (
                f"{self.name}: no move after {fault}\n{self.server.read_log()}"
            )
            if self.server.process is None or self.server.process.poll() is not None:
                # A worker that could not begin ends all of it a while after the others answered.
                await self._recover()
            await asyncio.sleep(0.01)

    # Games.

    async def _play_game_after_game(self, number: int) -> None:
        while not self.tally.is_done:
            game, options = self.games[number % len(self.games)]
            await self._play(game, options)
            number += 1

    async def _play(self, game: str, options: Words) -> None:
        """One game of two people and bots."""
        people = [Guest(self.server.address) for _ in PEOPLE]
        try:
            ledger = Ledger(
                await self._insist(lambda: self._open(people, game, options)), len(PEOPLE)
            )
            for known in (self.ledgers, self.tally.ledgers, self._in_play):
                known.append(ledger)
            await asyncio.gather(*(self._sit(ledger, who, n) for n, who in enumerate(people)))
            ledger.is_over = True
            self._in_play.remove(ledger)
        finally:
            for who in people:
                await who.leave()

    @staticmethod
    async def _open(people: list[Guest], game: str, options: Words) -> str:
        for who in people:
            await who.get("/me")
        seats = [*PEOPLE, *[BOT] * (int(options["seats"]) - len(PEOPLE))]
        table = await people[0].open(seats, game, options=options)
        await people[1].post(f"/tables/{table}/seat")
        return table

    async def _insist(self, act: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something again and again, until nothing breaks in the midst of it."""
        while True:
            try:
                return await act()
            except BROKEN:
                self._failed.set()
                await asyncio.sleep(0.2)

    async def _sit(self, ledger: Ledger, who: Guest, seat: int) -> None:
        """Play in a seat to the end, however often the line is cut."""
        version, doubtful = 0, list[Action]()
        while True:
            chair = None
            try:
                chair = await who.enter(ledger.table, version, scene=False)
                if doubtful and self.rng.random() < ONCE_MORE:
                    await self._act(ledger, chair, doubtful)
                await self._move_on(ledger, chair, seat, doubtful)
                return
            except BROKEN:
                self._failed.set()
                await asyncio.sleep(0.1 + self.rng.random() / 5)
            finally:
                if chair is not None:
                    ledger.listen(chair)
                    version = chair.version
                    with suppress(*BROKEN):
                        await chair.leave()
            self.tally.reconnects += 1

    async def _move_on(
        self, ledger: Ledger, chair: Chair, seat: int, doubtful: list[Action]
    ) -> None:
        """Move until the end."""
        while True:
            ledger.listen(chair)
            turn = chair.table["to_move"]
            if turn is None and chair.table["status"] != "waiting":
                return
            if turn != seat or not chair.legal:
                await chair.hear("event", "table", patience=PATIENCE)
                continue
            doubtful[:] = [(chair.version, seat, self.rng.choice(chair.legal))]
            await self._act(ledger, chair, doubtful)

    async def _act(self, ledger: Ledger, chair: Chair, doubtful: list[Action]) -> None:
        """Send an action, which stays in doubt until it is answered."""
        (action,) = doubtful
        ledger.sent.add(action)
        self._sent.set()
        version, seat, move = action
        answer = await chair.move(seat, move, version)
        doubtful.clear()
        if answer["type"] == "done":
            ledger.acknowledged.add(action)
            self._acknowledged += 1
            return
        # Somebody else was first, or the same action before its line was cut.
        if answer["kind"] == "failed":
            raise ConnectionError(str(answer))
        assert answer["kind"] == "stale", answer
        while chair.version <= version:
            await chair.hear("event", "table", patience=PATIENCE)

    # Checks.

    async def _look(self, ledgers: list[Ledger]) -> None:
        """Hold journals against what was acknowledged and told."""
        store = await self._insist(lambda: Store.open_beside(self.server.database))
        try:
            for ledger in list(ledgers):
                await self._check(store, ledger)
        finally:
            await store.close()

    async def _check(self, store: Store, ledger: Ledger) -> None:
        """Whatever was acknowledged or told before the journal is read must be in it."""
        acknowledged, told = set(ledger.acknowledged), {v: set(t) for v, t in ledger.told.items()}
        is_over = ledger.is_over
        row = await store.tables.find(ledger.table)
        assert row is not None, f"{self.name}: a table is gone"
        bodies = await store.tables.entries(ledger.table)
        ledger.check(list(map(read_entry, bodies)), acknowledged, told)
        if is_over:
            table = Table.from_journal(Setup.from_text(row.setup), row.seed, bodies)
            assert table.status == Status.OVER, f"{self.name}: players were told it is over"
            assert row.summary.version == len(bodies), f"{self.name}: lists show something else"
