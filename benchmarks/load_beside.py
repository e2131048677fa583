"""Measure the server under load beside another version of it, in turns, in one run.

    python -m benchmarks.load_beside PYTHON [--tables 500] [--rounds 6] [--seconds 5] [--scenes]
        [--game futurisiko] [--database postgres] [--least 3]

PYTHON is that of an environment in which the other version is installed, such as a worktree of an
earlier commit with a `.venv` of its own. Both servers run all the time, with as many tables each;
in each round the players of one play as fast as they can while those of the other rest, and then
the other way round. What an action costs each server in processor time is told, as the median of
all rounds, and how often the one goes into the other: that holds on a busy machine as well. Exit
status 1: it is less than `--least`.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from statistics import median

import httpx

from benchmarks.load import STANDSTILL, LoadTable, Tally, gather_desks, play
from ludoteca.core.figures.provenance import find_provenance
from tests.databases import POSTGRESQL, Databases
from tests.server.support.serving import Server

# Whoever takes less of a processor than this in a second compiles nothing any more.
QUIET = 0.05


@dataclass
class Side:
    """A server, who plays there, and what came of it."""

    name: str
    server: Server
    tables: list[LoadTable] = field(default_factory=list)
    rngs: list[random.Random] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)

    async def seat(self, http: httpx.AsyncClient, tables: int, game: str, *, scenes: bool) -> None:
        """Let everybody sit down."""
        # Every guest shows a cookie of their own.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.tables = await gather_desks(http, self.server, tables, game, scenes=scenes)
        # Both sides choose alike.
        self.rngs = [random.Random(number) for number in range(tables)]

    async def play(self, seconds: float) -> Tally:
        """Play for so long; what an action costs meanwhile."""
        tally = Tally()
        start, work = time.perf_counter(), self.server.processor()
        end = start + seconds
        both = zip(self.tables, self.rngs, strict=True)
        await asyncio.gather(*(play(table, tally, end, 0.0, rng) for table, rng in both))
        tally.server, tally.passed = self.server.processor() - work, time.perf_counter() - start
        return tally

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor for an action: in the median of all rounds."""
        return median(1_000_000 * each.server / len(each.waits) for each in self.tallies)

    @property
    def rate(self) -> float:
        """Actions a second, likewise."""
        return median(len(each.waits) / each.passed for each in self.tallies)


async def measure(sides: Sequence[Side], given: argparse.Namespace) -> None:
    """Let the sides take turns."""
    async with AsyncExitStack() as stack:
        for side in sides:
            client = httpx.AsyncClient(
                base_url=side.server.address,
                timeout=STANDSTILL,
                # Servers hang up after five seconds in which nobody asks for anything.
                limits=httpx.Limits(max_connections=20, keepalive_expiry=1),
            )
            http = await stack.enter_async_context(client)
            await side.seat(http, given.tables, given.game, scenes=given.scenes)
        for number in range(given.rounds + 1):
            for side in sides if number % 2 else reversed(sides):
                tally = await side.play(given.seconds)
                # In the first round all is new to both.
                if number:
                    side.tallies.append(tally)
        for side in sides:
            for table in side.tables:
                table.leave()


def await_quiet(server: Server) -> None:
    """Until a server of whatever version has compiled its games."""
    while True:
        before = server.processor()
        time.sleep(1)
        if server.processor() - before < QUIET:
            return


def main() -> int:
    """Measure, and hold the ratio against the bar; the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("python", help="that of the other version")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--game", choices=("feurio", "futurisiko"), default="feurio")
    parser.add_argument("--scenes", action="store_true", help="players who draw, as browsers do")
    parser.add_argument("--database", choices=("postgres",), help="one of their own for each")
    parser.add_argument("--least", type=float, default=3, help="so much less an action has to cost")
    given = parser.parse_args()
    print(find_provenance("fastapi", "uvicorn", "websockets", "sqlalchemy"))
    sides: list[Side] = []
    with ExitStack() as stack:
        databases = Databases()
        stack.callback(databases.close)
        for name, python in (("before", given.python), ("now", sys.executable)):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = databases.make(POSTGRESQL) if given.database else None
            server = Server(Path(folder), "--unlimited", database=database, python=python)
            server.start()
            stack.callback(server.stop)
            await_quiet(server)
            sides.append(Side(name, server))
        asyncio.run(measure(sides, given))
    for side in sides:
        costs = [1_000_000 * each.server / len(each.waits) for each in side.tallies]
        rounds = zip(costs, side.tallies, strict=True)
        told = ", ".join(f"{cost:,.0f} in {len(each.waits):,}" for cost, each in rounds)
        print(f"{side.name}: {side.cost:,.0f} µs for an action ({told})")
        print(f"{side.name}: {side.rate:,.0f} actions/s")
        for tally in side.tallies:
            for refusal in tally.refusals[:1]:
                print(f"refused: {refusal}")
    before, now = sides
    ratio = before.cost / now.cost
    print(
        f"{given.tables} tables: {ratio:.2f} times less of a processor (bar {given.least:g}), "
        f"{now.rate / before.rate:.2f} times as many actions a second"
    )
    return 0 if ratio >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
