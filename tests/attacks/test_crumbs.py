"""Crumbs: much in small parts, which costs whoever reads it more than whoever sends it.

And what is only begun: bodies that never end, answers that nobody reads.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest

from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from tests.attacks.raw import Raw, dial, frame, upgrade
from tests.patience import PATIENCE
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"
QUEUES = 1_000_000
LIMITS = LimitSettings(queues=QUEUES, messages=Rate(60, 15), requests=Rate(1000, 100))
# Frames of a client, masked with nothing: a ping, an answer to one, and a part of a text.
PING, PONG, PART = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
BEGIN = b"\x01\x81\0\0\0\0 "
# As many as a page would send in hours, and as a stranger sends in a moment.
FEW, MANY = 100, 5000
# Before the server asks whether the other side is still there, in seconds.
SOON = 10.0
POST = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with serve_locally(tmp_path_factory.mktemp("narrow"), limited=True, limits=LIMITS) as local:
        yield local


@pytest.fixture
async def table(narrow: LocalServer) -> AsyncIterator[str]:
    guest = await Guest.come(narrow.address)
    yield await guest.open([{"kind": "me"}, {"kind": "here"}])
    await guest.leave()


@pytest.mark.parametrize("crumb", [PING, PONG, PART])
async def test_frames_that_say_nothing_are_not_read_for_long(
    narrow: LocalServer, table: str, crumb: bytes
) -> None:
    async with upgrade(narrow.address, f"/api/tables/{table}/live") as raw:
        await raw.send(BEGIN if crumb == PART else b"")
        await raw.send(crumb * MANY)
        assert await raw.is_cut(SOON)


async def test_some_pings_and_parts_are_as_good_as_any_message(
    narrow: LocalServer, table: str
) -> None:
    async with upgrade(narrow.address, f"/api/tables/{table}/live") as raw:
        await raw.send(PING * FEW + BEGIN + PART * FEW + b"\x80\x8f\0\0\0\0" + b'{"type":"ping"}')
        await hear_pong(raw)
        await raw.send(frame(type="ping"))
        await hear_pong(raw)


@pytest.mark.parametrize(("pieces", "status"), [(FEW, b"403"), (MANY, b"400")])
async def test_a_body_in_crumbs_is_not_read_to_its_end(
    narrow: LocalServer, pieces: int, status: bytes
) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n")
        await raw.send(b"1\r\n \r\n" * pieces + b"0\r\n\r\n")
        assert (await raw.rest()).startswith(b"HTTP/1.1 " + status)


async def test_bodies_that_do_not_end_take_so_much_memory_and_no_more(narrow: LocalServer) -> None:
    async with AsyncExitStack() as stack:
        raws = [await stack.enter_async_context(dial(narrow.address)) for _ in range(5)]
        for raw in raws:
            await raw.send(POST + b"Content-Length: 450000\r\n\r\n" + b"x" * 400_000)
        answers = [asyncio.create_task(raw.reader.readexactly(12)) for raw in raws]
        async with asyncio.timeout(PATIENCE):
            while sum(answer.done() for answer in answers) < len(raws) - 2:
                await asyncio.sleep(0.01)
                assert narrow.services.limits.queues.held(HERE) <= QUEUES
        assert {answer.result() for answer in answers if answer.done()} == {b"HTTP/1.1 429"}
        for answer in answers:
            answer.cancel()
    await rested(narrow)


async def test_answers_that_nobody_reads_take_so_much_memory_and_no_more(
    narrow: LocalServer,
) -> None:
    guest = await Guest.come(narrow.address)
    long = {"format": "ludoteca/1", "game": "feurio", "rules": "1", "options": {}, "actions": []}
    kept = await guest.post("/records", **long, comment="x" * 900_000)
    await guest.leave()
    # More than any system takes ahead.
    ask = f"GET /api/replays/{kept['id']}/record HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 8
    queues, lines = narrow.services.limits.queues, narrow.server.server_state.connections
    async with AsyncExitStack() as stack:
        for _ in range(4):
            raw = await stack.enter_async_context(dial(narrow.address))
            await raw.send(ask)
        async with asyncio.timeout(PATIENCE):
            # One answer is never too much.
            while len(lines) > 1 or not queues.held(HERE):
                await asyncio.sleep(0.01)
                assert queues.held(HERE) <= QUEUES
    await rested(narrow)


async def hear_pong(raw: Raw) -> None:
    """Hear the answer to a heartbeat, whatever comes before."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        while b'{"type":"pong"}' not in heard:
            part = await raw.reader.read(1000)
            assert part, "the line is cut"
            heard += part


async def rested(local: LocalServer) -> None:
    """Wait until nothing waits for anybody from here."""
    async with asyncio.timeout(PATIENCE):
        while local.services.limits.queues.held(HERE):
            await asyncio.sleep(0.01)
