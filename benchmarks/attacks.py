"""Measure what others notice of one stranger who does his worst within the limits.

    python -m benchmarks.attacks [--seconds 8] [--only NAME …]

The server runs in a process of its own, with all its limits; the stranger and somebody who plays in
this one. For each attack: the longest wait of the one who plays, as far as the server worked (what
else runs on the machine, the stranger too, is not counted), and how much memory the server has
taken meanwhile. Exit status 1: a bar is missed.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.records.record import Record
from ludoteca.core.registry import find_game
from tests.attacks.bystander import somebody_plays
from tests.attacks.raw import Raw, dial, frame, upgrade
from tests.server.support.guest import Guest, Words
from tests.server.support.serving import serve

# The bars: seconds, and megabytes.
WAIT = 0.5
MEMORY = 50.0
# As long as the game of a table whose past is told.
ENTRIES = 650
# How often the server's memory is looked at, in seconds.
GLANCE = 0.2
ME, HERE = {"kind": "me"}, {"kind": "here"}
MASTER = {"kind": "bot", "bot": "level:6"}
# A ping, the beginning of a text and an empty part of it, masked with nothing; so many at once.
PING, BEGIN, PART = b"\x89\x80\0\0\0\0", b"\x01\x81\0\0\0\0 ", b"\x00\x80\0\0\0\0"
CRUMBS = 10_000
POST = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\n"
# What a stranger sees who is refused or cut off.
REFUSED = (OSError, httpx.HTTPError, asyncio.IncompleteReadError, TimeoutError)


class Stranger:
    """One address, one cookie, and a table with a long past."""

    def __init__(self, guest: Guest, table: str, until: float) -> None:
        self.guest = guest
        self.address = guest.address
        self.table = table
        self.until = until

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    @property
    def cookie(self) -> str:
        """As whom he comes."""
        return "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())

    async def get(self, path: str, **headers: str) -> int:
        """Ask for something; the status of the answer."""
        return (await self.guest.http.get(path, headers=headers)).status_code


Attack = Callable[[Stranger], Awaitable[None]]


async def nothing(stranger: Stranger) -> None:
    """Nobody attacks."""
    await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))


async def drop_sockets(stranger: Stranger) -> None:
    """Open sockets at a table with a long past, in every language, and drop them at once."""
    languages = ("en", "de", "fr", "it", "nl")
    for number in range(100_000):
        if not stranger.goes_on:
            return
        path = f"/api/tables/{stranger.table}/live?language={languages[number % 5]}"
        with contextlib.suppress(*REFUSED):
            async with upgrade(stranger.address, path, stranger.cookie):
                pass


async def drop_replays(stranger: Stranger) -> None:
    """Ask for replays and scenes, and hang up."""
    while stranger.goes_on:
        first = random.randrange(ENTRIES)
        path = f"/api/replays/{stranger.table}/scenes?first={first}&last={first + 60}"
        with contextlib.suppress(*REFUSED):
            async with dial(stranger.address) as raw:
                await raw.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                await asyncio.sleep(0.05)


async def read_nothing(stranger: Stranger) -> None:
    """Ask for much on many sockets, and read nothing of it."""

    async def press(raw: Raw) -> None:
        while stranger.goes_on:
            await raw.send(frame(type="look", seat=0))
            await raw.send(frame(type="move", id="1", version=1, seat=0, move="nonsense"))
            await asyncio.sleep(0.3)

    async with AsyncExitStack() as stack:
        raws = []
        path = f"/api/tables/{stranger.table}/live"
        for _ in range(190):
            with contextlib.suppress(*REFUSED):
                opening = upgrade(stranger.address, path, stranger.cookie)
                raws.append(await stack.enter_async_context(opening))
            await asyncio.sleep(0.02)
        await asyncio.gather(*map(press, raws))


async def send_heads(stranger: Stranger) -> None:
    """Keep lines open with heads of requests that never end."""
    async with AsyncExitStack() as stack:
        raws = []
        for _ in range(300):
            with contextlib.suppress(*REFUSED):
                raws.append(await stack.enter_async_context(dial(stranger.address)))
        while stranger.goes_on:
            for raw in raws:
                await raw.send(
                    b"GET / HTTP/1.1\r\n" if random.random() < 0.1 else b"X: " + b"y" * 999
                )
            await asyncio.sleep(0.1)


async def send_languages(stranger: Stranger) -> None:
    """Headers and queries as long as they may be."""
    while stranger.goes_on:
        query = "&".join(f"o{n}=1" for n in range(60))
        with contextlib.suppress(*REFUSED):
            await stranger.get(
                f"/games/futurisiko?{query}", **{"Accept-Language": "xx;q=0.1," * 1500}
            )


async def bring_files(stranger: Stranger) -> None:
    """Files with as many doubled fields as fit, and records that carry them."""
    fields = ",".join(f'"{n}":0' for n in range(22_000))
    text = f'{{{fields},"1":0}}'
    while stranger.goes_on:
        with contextlib.suppress(*REFUSED):
            await stranger.guest.http.post("/assets/futurisiko/map", content=text)
            await stranger.guest.http.post("/records", content=text)


async def bring_records(stranger: Stranger) -> None:
    """Long records, and their replays."""
    record = long_record()
    while stranger.goes_on:
        with contextlib.suppress(*REFUSED):
            answer = await stranger.guest.http.post("/records", content=record)
            if answer.status_code == httpx.codes.OK:
                await stranger.get(f"/replays/{answer.json()['id']}")


async def open_bots(stranger: Stranger) -> None:
    """Tables of the strongest bots, and somebody who watches each."""
    async with AsyncExitStack() as stack:
        while stranger.goes_on:
            with contextlib.suppress(*REFUSED):
                table = await stranger.guest.open([MASTER] * 4, "futurisiko")
                path = f"/api/tables/{table}/live"
                await stack.enter_async_context(upgrade(stranger.address, path))
            await asyncio.sleep(0.05)


async def try_passphrases(stranger: Stranger) -> None:
    """Passphrases for names that there are not."""
    while stranger.goes_on:
        claim = {"name": f"n{random.random()}"[:20], "passphrase": "open sesame"}
        with contextlib.suppress(*REFUSED):
            await stranger.guest.http.post("/me/reclaim", json=claim)


async def send_frames(stranger: Stranger) -> None:
    """Frames that say nothing on many sockets: pings, and parts of a message without end."""
    path = f"/api/tables/{stranger.table}/live"

    async def pour(frames: bytes) -> None:
        while stranger.goes_on:
            with contextlib.suppress(*REFUSED):
                async with upgrade(stranger.address, path, stranger.cookie) as raw:
                    await raw.send(BEGIN)
                    while stranger.goes_on and not raw.writer.is_closing():
                        async with asyncio.timeout(GLANCE):
                            await raw.send(frames * CRUMBS)

    await asyncio.gather(*map(pour, (PING, PART) * 5))


async def send_crumbs(stranger: Stranger) -> None:
    """Bodies of requests in pieces of one byte, on many lines."""

    async def pour() -> None:
        while stranger.goes_on:
            with contextlib.suppress(*REFUSED):
                async with dial(stranger.address) as raw:
                    await raw.send(POST + b"Transfer-Encoding: chunked\r\n\r\n")
                    while stranger.goes_on and not raw.writer.is_closing():
                        async with asyncio.timeout(GLANCE):
                            await raw.send(b"1\r\nx\r\n" * CRUMBS)

    await asyncio.gather(*(pour() for _ in range(10)))


async def begin_bodies(stranger: Stranger) -> None:
    """Large bodies that are never sent to their end."""
    async with AsyncExitStack() as stack:
        while stranger.goes_on:
            with contextlib.suppress(*REFUSED):
                raw = await stack.enter_async_context(dial(stranger.address))
                await raw.send(POST + b"Content-Length: 1048000\r\n\r\n")
                async with asyncio.timeout(GLANCE):
                    await raw.send(b"x" * 1_000_000)
            await asyncio.sleep(0.02)


ATTACKS: tuple[Attack, ...] = (
    *(nothing, drop_sockets, drop_replays, read_nothing, send_heads, send_languages),
    *(send_frames, send_crumbs, begin_bodies),
    *(bring_files, bring_records, open_bots, try_passphrases),
)


def long_record() -> str:
    """A record of a game that goes on for long."""
    game = find_game("futurisiko")
    state = game.start(game.options({"seats": 4}))
    chooser = random.Random(1)
    while len(state.actions) < 10 * ENTRIES and state.legal():
        state.apply(chooser.choice(list(state.legal())))
    return str(Record.of(state))


async def furnish(guest: Guest) -> str:
    """A table of FutuRisiko! at which much has happened: it is begun from a record."""
    game = find_game("futurisiko")
    record = json.loads(long_record())
    record["actions"] = record["actions"][:ENTRIES]
    kept = await guest.post("/records", **record)
    seats: list[Words] = [ME, *[HERE] * 3]
    options = game.options({"seats": 4}).as_json()
    start = {"replay": kept["id"], "step": len(record["actions"])}
    table = await guest.open(seats, "futurisiko", options=options, **{"from": start})
    chair = await guest.enter(table, scene=False)
    for _ in range(40):
        seat = chair.table["to_move"]
        await chair.say("look", seat=seat)
        await chair.hear("table")
        await chair.move(seat, random.choice(chair.legal))
        await asyncio.sleep(0.15)
    await chair.leave()
    return table


async def watch_memory(memory: Callable[[], int], seen: list[int]) -> None:
    """Note the server's memory again and again."""
    while True:
        seen.append(memory())
        await asyncio.sleep(GLANCE)


async def measure(attack: Attack, folder: Path, seconds: float) -> bool:
    """Print what one attack does to somebody who plays; whether it is within the bars."""
    with serve(folder) as server:
        guest = await Guest.come(server.address)
        table = await furnish(guest)
        async with somebody_plays(server.address, server.processor) as bystander:
            await asyncio.sleep(1.0)
            bystander.waits.clear()
            before, seen = server.memory(), [0]
            watching = asyncio.create_task(watch_memory(server.memory, seen))
            await attack(Stranger(guest, table, time.monotonic() + seconds))
            watching.cancel()
            waits = sorted(bystander.waits)
        taken = (max(seen) - before) / 1e6
        middle = waits[len(waits) // 2] if waits else float("nan")
        await guest.leave()
    fine = bystander.longest <= WAIT and taken <= MEMORY
    print(
        f"{attack.__name__:16} longest wait {bystander.longest:6.2f} s, median {middle:5.2f} s, "
        f"{len(waits):3} moves, memory {taken:+6.1f} MB{'' if fine else '  missed'}",
        flush=True,
    )
    return fine


async def main() -> int:
    """Measure all attacks."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", nargs="*", default=[each.__name__ for each in ATTACKS])
    given = parser.parse_args()
    print(find_provenance())
    fine = True
    for attack in ATTACKS:
        if attack.__name__ in given.only:
            with tempfile.TemporaryDirectory() as folder:
                fine &= await measure(attack, Path(folder), given.seconds)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
