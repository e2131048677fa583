"""Among processes of one server, the lines of a table come to one of them, and nothing is lost."""

import socket
import stat
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from select import select

import pytest

from ludoteca.server.processes.handover import share_lines
from tests.databases import POSTGRESQL, Databases
from tests.patience import PATIENCE
from tests.server.live.test_games import HERE, ME, play
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, ask, serve_locally

pytestmark = pytest.mark.anyio

Pair = tuple[LocalServer, LocalServer]
# So many tables are in both of two processes, but once in two thousand times.
TABLES = 12


@pytest.fixture
def url(databases: Databases) -> str:
    return databases.make(POSTGRESQL)


@pytest.fixture
def lines() -> Iterator[str]:
    with share_lines(2) as folder:
        yield folder


@pytest.fixture
def servers(url: str, lines: str, tmp_path: Path) -> Iterator[Pair]:
    with (
        serve_locally(tmp_path, url, lines=lines) as one,
        serve_locally(tmp_path, url, lines=lines) as two,
    ):
        # Each takes its place when somebody comes.
        for each in (one, two):
            ask(each, "/api/health")
        yield one, two


def place_of(table: str, servers: Pair) -> list[int]:
    """The processes in which somebody is connected to a table."""
    channels = [each.services.tables._channels.get(table) for each in servers]
    return [place for place, channel in enumerate(channels) if channel and channel.subscribers]


async def open_tables(guest: Guest) -> list[str]:
    return [await guest.open([ME, HERE]) for _ in range(TABLES)]


async def test_wherever_people_come_in_the_lines_of_a_table_are_in_one_process(
    servers: Pair,
) -> None:
    one, two = servers
    host, stranger = await Guest.come(one.address), await Guest.come(two.address)
    places = set()
    for table in await open_tables(host):
        chair, watching = await host.enter(table, scene=False), await stranger.enter(table)
        (place,) = place_of(table, servers)
        places.add(place)
        assert await play(chair, most=2) == 2
        while watching.version < chair.version:
            await watching.hear("event")
    assert places == {0, 1}
    for guest in (host, stranger):
        await guest.leave()


async def test_one_line_asks_for_tables_of_both_in_turn_and_stays_one_line(
    servers: Pair,
) -> None:
    host = await Guest.come(servers[0].address)
    tables = await open_tables(host)
    line = HTTPConnection("127.0.0.1", servers[0].port, timeout=PATIENCE)
    ends = set()
    for table in [*tables, *reversed(tables)]:
        line.request("GET", f"/api/tables/{table}")
        told = line.getresponse().read()
        assert f'"id":"{table}"'.encode() in told.replace(b" ", b"")
        ends.add(line.sock.getsockname())
        line.request("GET", "/api/health")
        assert line.getresponse().read()
    assert len(ends) == 1
    line.close()
    await host.leave()


async def test_connections_are_given_back_where_they_were_counted(
    url: str, lines: str, tmp_path: Path
) -> None:
    few = {"limited": True, "lines": lines, "proxy": "192.0.2.1"}
    with (
        serve_locally(tmp_path, url, **few) as one,  # type: ignore[arg-type]
        serve_locally(tmp_path, url, **few) as two,  # type: ignore[arg-type]
    ):
        for each in (one, two):
            ask(each, "/api/health")
        host = await Guest.come(one.address)
        table = await host.open([ME, HERE])
        for _ in range(10):
            chair = await host.enter(table, scene=False)
            await chair.leave()
        await host.leave()
        for each in (one, two):
            assert ask(each, "/api/health").status_code == 200
        counted = [each.services.limits.connections for each in (one, two)]
        while any(limit._held for limit in counted):
            ask(one, "/api/health")


async def test_what_is_left_of_a_refused_request_is_not_taken_for_another(servers: Pair) -> None:
    host = await Guest.come(servers[0].address)
    tables = await open_tables(host)
    name = f"127.0.0.1:{servers[0].port}"
    body = [write_request("GET", f"/api/tables/{table}", name) for table in tables]
    size = sum(map(len, body))
    with socket.create_connection(("127.0.0.1", servers[0].port), timeout=PATIENCE) as line:
        # It is refused before its body has come.
        foreign = f"Origin: http://elsewhere\r\nContent-Length: {size}\r\n"
        line.sendall(write_request("POST", "/api/tables", name, foreign))
        assert line.recv(65536).startswith(b"HTTP/1.1 403 ")
        for part in body:
            line.sendall(part)
            assert not select([line], [], [], 0.05)[0], "nothing answers it"
        line.sendall(write_request("GET", "/api/tables/nothing", name))
        assert line.recv(65536).startswith(b"HTTP/1.1 404 ")
    await host.leave()


def write_request(method: str, path: str, name: str, more: str = "") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {name}\r\n{more}\r\n".encode()


async def test_what_belongs_to_a_process_that_is_gone_is_served_by_others(
    url: str, lines: str, tmp_path: Path
) -> None:
    with serve_locally(tmp_path, url, lines=lines) as one:
        ask(one, "/api/health")
        host = await Guest.come(one.address)
        with serve_locally(tmp_path, url, lines=lines) as two:
            ask(two, "/api/health")
            tables = await open_tables(host)
            there = []
            for table in tables:
                await host.enter(table)
                there += [table] if place_of(table, (one, two)) == [1] else []
            assert there
        for table in there:
            chair = await host.enter(table, scene=False)
            assert await play(chair, most=1) == 1
            assert place_of(table, (one, one)) == [0, 1]
        # Another takes the place that is free.
        with serve_locally(tmp_path, url, lines=lines) as three:
            ask(three, "/api/health")
            for table in there:
                await host.enter(table)
            assert all(1 in place_of(table, (one, three)) for table in there)
            await host.leave()


async def test_nobody_else_of_the_machine_hands_lines_over(lines: str) -> None:
    assert stat.S_IMODE(Path(lines).stat().st_mode) == stat.S_IRWXU


@pytest.mark.parametrize("left", ["places", "nothing"])
def test_where_the_folder_is_tidied_away_lines_are_served_where_they_come(
    url: str, lines: str, tmp_path: Path, left: str
) -> None:
    for file in Path(lines).glob("*.place"):
        file.unlink()
        if left == "places":
            file.mkdir()
    with serve_locally(tmp_path, url, lines=lines) as local:
        for _ in range(3):
            assert ask(local, "/api/health").status_code == 200
            assert ask(local, "/api/tables/nothing").status_code == 404


async def test_a_table_to_which_nobody_listens_is_read_when_somebody_comes(
    url: str, tmp_path: Path
) -> None:
    with serve_locally(tmp_path, url) as one, serve_locally(tmp_path, url) as two:
        host, late = await Guest.come(one.address), await Guest.come(two.address)
        table = await host.open([ME, HERE])
        # The second process has the table open, and nobody is connected to it there any more.
        await (await late.enter(table)).leave()
        while place_of(table, (one, two)):
            ask(two, "/api/health")
        silent = two.services.tables._channels[table].session
        before = silent.table.version
        chair = await host.enter(table, scene=False)
        assert await play(chair, most=3) == 3
        while not silent.is_behind:
            ask(two, "/api/health")
        assert silent.table.version == before
        assert (await late.enter(table)).version == chair.version
        assert silent.table.version == chair.version
        for guest in (host, late):
            await guest.leave()
