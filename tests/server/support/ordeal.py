"""An ordeal: games go on while the processes of a server are killed, and nothing may be lost."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from ludoteca.store import Store
from ludoteca.table import Setup, Status, Table, read_entry
from ludoteca.table.entries import Moved
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.serving import Server

# What somebody sees of a server that was killed.
BROKEN = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
# By game, the options of short games; two people play, and bots in the other seats.
OPTIONS: dict[str, Words] = {
    "feurio": {"seats": 3},
    "futurisiko": {"seats": 4, "goal": 16, "round_limit": 2},
}
PEOPLE: tuple[Words, ...] = ({"kind": "me"}, {"kind": "open"})
BOT: Words = {"kind": "bot", "bot": "greedy"}
# Who has heard nothing for so long connects again, in seconds.
PATIENCE = 15.0
# The part of all kills that hits the database, where it can be killed.
CRASHES = 0.4

# After so many kills it tells how far it has come.
TOLD_EVERY = 100

# The version before an action, the seat, and the move.
Action = tuple[int, int, str]


@dataclass
class Game:
    """A table, and what its players have sent and were told is safe."""

    table: str
    sent: set[Action] = field(default_factory=set)
    acknowledged: list[Action] = field(default_factory=list)
    reconnects: int = 0


@dataclass
class Ordeal:
    """Servers that share a database, and games at their tables."""

    folder: Path
    database: str
    processes: int
    games: int
    at_once: int
    pause: float  # between kills, on average, in seconds
    seed: int = 1
    most_kills: int | None = None
    game: str = "feurio"
    # Kills the database, which comes back by itself.
    crash: Callable[[], None] | None = None
    # Hears now and then how far it has come.
    tell: Callable[[str], object] | None = None

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.servers = [self._server(n) for n in range(self.processes)]
        self.played: list[Game] = []
        self.kills = 0
        # Those of the database among them.
        self.crashes = 0
        self.seconds = 0.0

    def _server(self, number: int) -> Server:
        folder = self.folder / f"server-{number}"
        folder.mkdir(parents=True)
        key = ("--key-file", str(self.folder / "ludoteca.key"))
        return Server(folder, "--unlimited", *key, database=self.database)

    def run(self) -> None:
        """Play all games, then hold the journals against what was acknowledged."""
        for server in self.servers:
            server.start()
        try:
            asyncio.run(self._play_all())
        finally:
            for server in self.servers:
                if server.process is not None:
                    server.stop()
        asyncio.run(self._check_all())

    async def _play_all(self) -> None:
        start = time.monotonic()
        killing = asyncio.create_task(self._kill_now_and_then())
        turnstile = asyncio.Semaphore(self.at_once)

        async def play_one() -> None:
            async with turnstile:
                await self._play()

        async with asyncio.TaskGroup() as group:
            for _ in range(self.games):
                group.create_task(play_one())
        self.seconds = time.monotonic() - start
        # A server that is just being started is waited for.
        self.games = 0
        await killing

    async def _kill_now_and_then(self) -> None:
        told = 0
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / self.pause))
            if self.tell is not None and self.kills // TOLD_EVERY > told:
                told = self.kills // TOLD_EVERY
                self.tell(f"{self.kills} kills, {len(self.played)} games begun")
            if not self.games or self.kills == self.most_kills:
                return
            if self.crash is not None and self.rng.random() < CRASHES:
                await asyncio.to_thread(self.crash)
                self.kills += 1
                self.crashes += 1
                continue
            victims = self.rng.choice([[server] for server in self.servers] + [self.servers])
            for server in victims:
                server.kill()
            self.kills += len(victims)
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in victims))

    def _address(self) -> str:
        return self.rng.choice(self.servers).address

    async def _play(self) -> None:
        """One game of two people and bots."""
        people = [Guest(self._address()) for _ in PEOPLE]
        try:
            game = Game(await self._insist(lambda: self._open(people)))
            self.played.append(game)
            await asyncio.gather(*(self._sit(game, who, n) for n, who in enumerate(people)))
        finally:
            for who in people:
                await who.leave()

    async def _open(self, people: list[Guest]) -> str:
        for who in people:
            await who.get("/me")
        options = OPTIONS[self.game]
        seats = [*PEOPLE, *[BOT] * (int(options["seats"]) - len(PEOPLE))]
        table = await people[0].open(seats, self.game, options=options)
        await people[1].post(f"/tables/{table}/seat")
        return table

    @staticmethod
    async def _insist(act: Callable[[], Awaitable[str]]) -> str:
        """Do something again and again, until no server falls in the midst of it."""
        while True:
            try:
                return await act()
            except BROKEN:
                await asyncio.sleep(0.2)

    async def _sit(self, game: Game, who: Guest, seat: int) -> None:
        """Play in a seat to the end, however often the line is cut."""
        while True:
            who.address = self._address()
            try:
                chair = await who.enter(game.table, scene=False)
                if await self._move_on(game, chair, seat):
                    return
            except BROKEN:
                await asyncio.sleep(0.1 + self.rng.random() / 5)
            game.reconnects += 1

    async def _move_on(self, game: Game, chair: Chair, seat: int) -> bool:
        """Move until the end; False when nothing has been heard for long."""
        while True:
            turn = chair.table["to_move"]
            if turn is None and chair.table["status"] != "waiting":
                await chair.leave()
                return True
            if turn != seat or not chair.legal:
                await chair.hear("event", "table", patience=PATIENCE)
                continue
            action = (chair.version, seat, self.rng.choice(chair.legal))
            game.sent.add(action)
            answer = await chair.move(seat, action[2], action[0])
            if answer["type"] == "done":
                game.acknowledged.append(action)
            else:
                assert answer["kind"] == "stale", answer
                return False

    # Checks.

    async def _check_all(self) -> None:
        store = await Store.open(self.database)
        try:
            for game in self.played:
                await self._check(store, game)
        finally:
            await store.close()

    @staticmethod
    async def _check(store: Store, game: Game) -> None:
        """All that was acknowledged is there once, nothing that nobody sent, and the end."""
        row = await store.tables.find(game.table)
        assert row is not None
        entries = await store.tables.entries(game.table)
        assert (
            Table.from_journal(Setup.from_text(row.setup), row.seed, entries).status == Status.OVER
        )
        assert row.summary.version == len(entries)
        kept = [
            (at, entry.seat, entry.move)
            for at, entry in enumerate(map(read_entry, entries))
            if isinstance(entry, Moved) and entry.seat < len(PEOPLE)
        ]
        assert len(set(game.acknowledged)) == len(game.acknowledged)
        assert set(game.acknowledged) <= set(kept), "what was acknowledged is in the journal"
        assert set(kept) <= game.sent, "nothing is there that nobody has sent"

    def report(self) -> str:
        """What was played, in a line."""
        actions = sum(len(game.acknowledged) for game in self.played)
        doubtful = sum(len(game.sent) - len(game.acknowledged) for game in self.played)
        reconnects = sum(game.reconnects for game in self.played)
        return (
            f"{len(self.played)} games, {self.kills} kills ({self.crashes} of the database), "
            f"{reconnects} reconnects, "
            f"{actions:,} actions acknowledged and all kept, {doubtful} sent without an answer, "
            f"none twice, {self.seconds:.0f} s"
        )
