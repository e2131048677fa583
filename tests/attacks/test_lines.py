"""Lines: endless headers, requests that never arrive, answers that nobody reads, too many lines."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import httpx
import pytest

from ludoteca.server.limits.limit_settings import LimitSettings
from tests.attacks.bystander import BEARABLE, somebody_plays
from tests.attacks.raw import dial, upgrade
from tests.patience import PATIENCE
from tests.server.support.guest import Guest
from tests.server.support.local_server import NO_PROXY, LocalServer, serve_locally

pytestmark = pytest.mark.anyio

LIMITS = LimitSettings(arrival=1.0, reading=1.0, headers=8 * 1024)
FEW = 20
TOO_LARGE = b"HTTP/1.1 431 "
HEAD = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
HERE = "127.0.0.1"
SOON = 10.0


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("narrow")
    with serve_locally(folder, proxy=NO_PROXY, limited=True, limits=LIMITS) as local:
        yield local


async def test_headers_that_are_too_long_are_refused(narrow: LocalServer) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(HEAD + b"Cookie: " + b"x" * 9_000 + b"\r\n\r\n")
        assert (await raw.rest()).startswith(TOO_LARGE)


@pytest.mark.parametrize("endless", [b"Accept-Language: " + b"a" * 100_000, b"X: y\r\n" * 20_000])
async def test_headers_without_end_are_cut_off(narrow: LocalServer, endless: bytes) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(HEAD + endless + b"\r\n\r\n")
        # The system may forget the answer for whoever is still sending when the line is cut.
        assert (await raw.rest())[: len(TOO_LARGE)] in (TOO_LARGE, b"")


async def test_a_header_that_does_not_end_is_not_gathered(narrow: LocalServer) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(HEAD + b"X: ")
        for _ in range(40):
            await raw.send(b"y" * 1000)
        assert await raw.is_cut()


async def test_a_request_letter_by_letter_is_not_waited_for(narrow: LocalServer) -> None:
    async with (
        somebody_plays(narrow.address) as bystander,
        dial(narrow.address) as silent,
        dial(narrow.address) as slow,
    ):
        for letter in HEAD[:30]:
            await slow.send(bytes([letter]))
            await asyncio.sleep(0.05)
        assert await silent.is_cut()
        assert await slow.is_cut()
    assert bystander.longest < BEARABLE


async def test_a_body_that_does_not_come_is_not_waited_for(narrow: LocalServer) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n")
        await raw.send(b"Accept-Language: de\r\nConnection: close\r\n\r\n{")
        answer = await raw.rest()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert "zu lange gebraucht" in answer.decode()


async def test_answers_that_nobody_reads_are_not_kept_for_long(narrow: LocalServer) -> None:
    guest = await Guest.come(narrow.address)
    long = {"format": "ludoteca/1", "game": "feurio", "rules": "1", "options": {}, "actions": []}
    kept = await guest.post("/records", **long, comment="x" * 900_000)
    await guest.leave()
    async with dial(narrow.address) as raw:
        # More than any system takes ahead.
        ask = f"GET /api/replays/{kept['id']}/record HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        start = monotonic()
        await raw.send(ask * 8)
        await raw.reader.readexactly(1)
        await ended(narrow)
        assert monotonic() - start >= LIMITS.reading, "it is given some time"


async def test_one_address_has_so_many_lines_and_no_more(tmp_path: Path) -> None:
    limits = LimitSettings(connections=FEW, arrival=60.0)
    with serve_locally(tmp_path, proxy=NO_PROXY, limited=True, limits=limits) as local:
        async with AsyncExitStack() as stack:
            raws = [await stack.enter_async_context(dial(local.address)) for _ in range(FEW + 10)]
            refusals = [await raw.rest() for raw in raws[FEW:]]
            assert all(refusal.startswith(b"HTTP/1.1 429 ") for refusal in refusals)
            assert local.services.limits.connections.held(HERE) == FEW
        await ended(local)
        assert httpx.get(f"{local.address}/api/health", timeout=PATIENCE).status_code == 200, (
            "they are given back"
        )


async def test_the_line_of_a_socket_is_counted_until_it_ends(narrow: LocalServer) -> None:
    guest = await Guest.come(narrow.address)
    table = await guest.open([{"kind": "me"}, {"kind": "here"}])
    await guest.leave()
    async with upgrade(narrow.address, f"/api/tables/{table}/live") as raw:
        await raw.reader.readexactly(100)
        assert narrow.services.limits.connections.held(HERE) >= 1
        assert narrow.services.limits.sockets.held(HERE) == 1
    await ended(narrow)


async def test_requests_are_not_heaped_upon_each_other(narrow: LocalServer) -> None:
    async with dial(narrow.address) as raw:
        await raw.send((HEAD + b"\r\n") * 1000)
        assert (await raw.rest()).count(b"HTTP/1.1 200 OK") < 200


REQUESTS = [
    b"PUT /api/tables/x/live HTTP/1.1\r\nContent-Length: 3\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nTransfer-Encoding: chunked\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\n" + b"X: y\r\n" * 300,
]
UPGRADE = (
    b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("begun", REQUESTS, ids=range(len(REQUESTS)))
async def test_what_is_no_request_for_a_socket_is_refused_at_once(
    narrow: LocalServer, begun: bytes
) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(begun + UPGRADE)
        assert (await raw.rest(SOON)).startswith(b"HTTP/1.1 400 ")
    await ended(narrow)


@pytest.mark.parametrize("page", ["/", "/api/me", "/table/x"])
async def test_a_socket_is_asked_for_at_a_table_only(
    narrow: LocalServer, page: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with dial(narrow.address) as raw:
        await raw.send(f"GET {page} HTTP/1.1\r\n".encode() + UPGRADE)
        assert (await raw.rest(SOON)).startswith(b"HTTP/1.1 403 ")
    assert not caplog.records, "it is no fault of the server"


async def test_a_server_stops_whatever_lines_are_open(tmp_path: Path) -> None:
    with serve_locally(tmp_path) as local:
        async with AsyncExitStack() as stack:
            for begun in REQUESTS:
                raw = await stack.enter_async_context(dial(local.address))
                await raw.send(begun + UPGRADE)
            await asyncio.sleep(0.2)
            local.server.should_exit = True
            await asyncio.to_thread(local.thread.join, PATIENCE)
            # All that has to be done when it stops is done.
            assert local.services.moderator._is_closed.is_set()


async def ended(local: LocalServer, within: float = PATIENCE) -> None:
    """Wait until the server has let go of all lines and sockets from here."""
    limits = local.services.limits
    async with asyncio.timeout(within):
        while limits.connections.held(HERE) or limits.sockets.held(HERE):
            await asyncio.sleep(0.01)
