"""Measure the server under load: many live tables, four scripted seats each, over WebSocket.

    python -m benchmarks.load [--tables 500] [--paced 100] [--seconds 10] [--scenes]
        [--game futurisiko] [--database URL or postgres] [--workers 2]

With `--scenes` the players draw the board, as browsers do; else they are programs.

The server runs in a process of its own and keeps every action for good before it confirms it; the
players run in this one. Three things are measured in one run: how fast a bare echo server on the
same stack answers, how many actions a second the house confirms when everybody moves as fast as
they can, and how long one of 100 tables with one action a second waits for a confirmation. With
`--database postgres` a PostgreSQL of its own is started. Exit status 1: a bar is missed.
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec

from benchmarks.wire.connection import Connection
from benchmarks.wire.offers import list_moves
from ludoteca.core.figures.provenance import find_provenance
from tests.databases import POSTGRESQL, Databases
from tests.server.support.serving import PATIENCE, Server, free_port, serve

SEATS = 4
# Seconds between the actions of a table that takes its time.
PACE = 1.0
# So many tables are set up at once.
SETTERS = 16
ECHOES = 200
ECHO = b"x" * 120
# The bars: so much of the echo server's rate, and so many milliseconds for 99 of 100.
SHARE = 0.25
WAIT = 50.0
# Whoever waits longer, in seconds, waits for ever.
STANDSTILL = 30.0

NO_SCENE = msgspec.Raw(b"null")

Heard = TypeVar("Heard")


class Word(msgspec.Struct):
    """As much of a message as a scripted player looks at."""

    type: str
    version: int = 0
    to_move: int | str | None = None
    legal: list[str] | None = None
    scene: msgspec.Raw = NO_SCENE
    kind: str = ""
    message: str = ""


@dataclass
class Tally:
    """What was confirmed, and after how many seconds."""

    waits: list[float] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    # Messages on the sockets, in both directions.
    messages: int = 0
    # Seconds of processor time that the server took, that the players took, and that passed.
    server: float = 0.0
    players: float = 0.0
    passed: float = 0.0

    def tell(self) -> str:
        """The usual figures."""
        cuts = statistics.quantiles(self.waits, n=100)
        return f"p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms"

    def tell_work(self) -> str:
        """What an action costs the server, and which side of the sockets is busier."""
        each = 1_000_000 * self.server / len(self.waits)
        server, players = self.server / self.passed, self.players / self.passed
        return (
            f"{each:,.0f} µs of the server's processor for an action; "
            f"it is busy {server:.0%} of the time, the players {players:.0%}"
        )

    @property
    def p99(self) -> float:
        """Milliseconds within which 99 of 100 were confirmed."""
        return 1000 * statistics.quantiles(self.waits, n=100)[98]


class LoadTable:
    """Four guests, who play one game after another at tables of their own."""

    def __init__(self, http: httpx.AsyncClient, port: int, game: str, *, scenes: bool) -> None:
        self.http = http
        self.game = game
        self.port = port
        self.scenes = scenes
        self.table = ""
        self.cookies: list[str] = []
        self.lines: list[Connection] = []
        self.turn: asyncio.Future[tuple[int, int, list[str]]] = asyncio.Future()
        self.done: asyncio.Future[Word] = asyncio.Future()
        self.is_over = False
        self.heard = 0

    async def come(self) -> None:
        """Four guests come in."""
        for _ in range(SEATS):
            answer = await self.http.get("/api/me")
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])

    async def open(self) -> None:
        """Sit down at a new table."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        order = {"game": self.game, "options": {"seats": SEATS}, "seats": seats}
        self.table = (await self._post("/api/tables", 0, order))["id"]
        for seat in range(1, SEATS):
            await self._post(f"/api/tables/{self.table}/seat", seat, {})
        self.is_over = False
        self.turn = asyncio.Future()
        self.lines = [
            await Connection.open(
                self.port,
                f"/api/tables/{self.table}/live?scene={int(self.scenes)}",
                self.cookies[seat],
                partial(self.hear, seat),
            )
            for seat in range(SEATS)
        ]

    async def _post(self, path: str, seat: int, body: object) -> dict[str, str]:
        answer = await self.http.post(path, json=body, headers={"Cookie": self.cookies[seat]})
        answer.raise_for_status()
        read: dict[str, str] = answer.json()
        return read

    def hear(self, seat: int, text: bytes) -> None:
        """Somebody hears something: whose turn it is, or that a move was confirmed."""
        self.heard += 1
        word = msgspec.json.decode(text, type=Word)
        if word.type in ("done", "refused", "error"):
            if not self.done.done():
                self.done.set_result(word)
        elif moves := word.legal or list_moves(word.scene, seat):
            if not self.turn.done():
                self.turn.set_result((seat, word.version, moves))
        elif word.type == "event" and word.to_move is None and seat == 0:
            self.is_over = True
            if not self.turn.done():
                self.turn.set_result((-1, word.version, []))

    async def move(self, tally: Tally, rng: random.Random) -> bool:
        """Whoever is to move moves; False when the game is over."""
        seat, version, moves = await self._await(self.turn, "nobody hears whose turn it is")
        if seat < 0:
            return False
        self.turn, self.done = asyncio.Future(), asyncio.Future()
        said = {"type": "move", "id": "1", "version": version, "seat": seat}
        start = time.perf_counter()
        self.lines[seat].say(json.dumps({**said, "move": rng.choice(moves)}).encode())
        answer = await self._await(self.done, f"seat {seat} has no answer to its move")
        if answer.type == "done":
            tally.waits.append(time.perf_counter() - start)
        else:
            tally.refusals.append(answer.message)
            return False
        return True

    async def _await(self, word: asyncio.Future[Heard], lack: str) -> Heard:
        """What is heard sooner or later; a table that stands still ends the measurement."""
        try:
            return await asyncio.wait_for(asyncio.shield(word), STANDSTILL)
        except TimeoutError:
            raise RuntimeError(f"{lack} at table {self.table} for {STANDSTILL:.0f} s") from None

    def leave(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()


async def play(
    table: LoadTable, tally: Tally, until: float, pace: float, rng: random.Random
) -> None:
    """Play one game after another until a time, an action every so many seconds at most."""
    await asyncio.sleep(pace * rng.random())
    while time.perf_counter() < until:
        start = time.perf_counter()
        if not await table.move(tally, rng):
            table.leave()
            await table.open()
        if pace:
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - start)))


async def gather_desks(
    http: httpx.AsyncClient, server: Server, tables: int, game: str, *, scenes: bool
) -> list[LoadTable]:
    """Tables with everybody seated."""
    seated = [LoadTable(http, server.port, game, scenes=scenes) for _ in range(tables)]
    few = asyncio.Semaphore(SETTERS)

    async def seat(table: LoadTable) -> None:
        async with few:
            await table.come()
            await table.open()

    await asyncio.gather(*map(seat, seated))
    return seated


async def measure(
    server: Server, tables: int, seconds: float, pace: float, game: str, *, scenes: bool
) -> tuple[Tally, float]:
    """Let so many tables play; what was confirmed, and the bytes of memory for each table."""
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(
        base_url=server.address, timeout=STANDSTILL, limits=limits
    ) as http:
        # Every guest shows a cookie of their own.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        before = server.memory()
        seated = await gather_desks(http, server, tables, game, scenes=scenes)
        memory = (server.memory() - before) / tables
        tally = Tally()
        for table in seated:
            table.heard = 0
        start, players, work = time.perf_counter(), time.process_time(), server.processor()
        until = start + seconds
        rngs = [random.Random(number) for number in range(tables)]
        await asyncio.gather(
            *(play(table, tally, until, pace, rng) for table, rng in zip(seated, rngs, strict=True))
        )
        tally.server, tally.players = server.processor() - work, time.process_time() - players
        tally.passed = time.perf_counter() - start
        tally.messages = len(tally.waits) + sum(table.heard for table in seated)
        for table in seated:
            table.leave()
    return tally, memory


async def measure_echo(seconds: float) -> float:
    """How many messages a second a bare echo server sends back."""
    port = free_port()
    with subprocess.Popen([sys.executable, "-m", "benchmarks.wire.echo", str(port)]) as process:
        try:
            await _await_port(port)
            return await _echo(port, seconds)
        finally:
            process.terminate()


async def _await_port(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise RuntimeError("the echo server does not answer")


async def _echo(port: int, seconds: float) -> float:
    heard = 0
    lines: list[Connection] = []

    def hear(number: int, text: bytes) -> None:
        nonlocal heard
        heard += 1
        lines[number].say(text)

    for number in range(ECHOES):
        one = await Connection.open(port, "/echo", "", partial(hear, number))
        lines.append(one)
    for line in lines:
        line.say(ECHO)
    await asyncio.sleep(1)
    before, start = heard, time.perf_counter()
    await asyncio.sleep(seconds)
    rate = (heard - before) / (time.perf_counter() - start)
    for line in lines:
        line.close()
    return rate


def main() -> int:
    """Measure, and hold the figures against the bars; the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--paced", type=int, default=100, help="tables with an action a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default=None, help="an address of PostgreSQL, or “postgres”")
    parser.add_argument("--workers", type=int, default=1, help="processes, at PostgreSQL")
    parser.add_argument("--game", choices=("feurio", "futurisiko"), default="feurio")
    parser.add_argument("--scenes", action="store_true", help="players who draw, as browsers do")
    given = parser.parse_args()
    print(find_provenance("fastapi", "uvicorn", "websockets", "sqlalchemy"))
    echo = asyncio.run(measure_echo(given.seconds / 2))
    print(f"echo: {echo:,.0f} messages/s over {ECHOES} connections")
    databases, play_at = Databases(), partial(measure, game=given.game, scenes=given.scenes)
    own = given.database == "postgres"
    words = ["--unlimited", *(["--workers", str(given.workers)] if given.workers > 1 else [])]
    try:
        database = databases.make(POSTGRESQL) if own else given.database
        with (
            tempfile.TemporaryDirectory() as folder,
            serve(Path(folder), *words, database=database) as server,
        ):
            server.await_compiled()
            full, memory = asyncio.run(play_at(server, given.tables, given.seconds, 0.0))
            paced, _ = asyncio.run(play_at(server, given.paced, 2 * given.seconds, PACE))
    finally:
        databases.close()
    rate, messages = len(full.waits) / given.seconds, full.messages / given.seconds
    print(f"{given.tables} tables, as fast as they can: {rate:,.0f} actions/s, {full.tell()}")
    print(full.tell_work())
    print(f"messages on the sockets, both ways: {messages:,.0f}/s; echo {2 * echo:,.0f}/s")
    print(f"memory: {memory / 1024:,.0f} kB for a table with {SEATS} sockets")
    print(f"{given.paced} tables, an action a second each: {paced.tell()}")
    for tally in (full, paced):
        for refusal in tally.refusals[:3]:
            print(f"refused: {refusal}")
    share, is_quick = messages / (2 * echo), paced.p99 < WAIT
    print(f"share of echo: {share:.2f} (bar {SHARE}); p99 {paced.p99:.1f} ms (bar {WAIT:.0f})")
    refused = len(full.refusals) + len(paced.refusals)
    return 0 if share >= SHARE and is_quick and not refused else 1


if __name__ == "__main__":
    sys.exit(main())
