"""`ludoteca serve`: a real process that starts, tells where it is, and stops in good order."""

import asyncio
import signal
import socket
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.cli.commands import serve as cli
from ludoteca.core.errors import Malformed
from ludoteca.server import Settings
from ludoteca.store.connection.lock import FileLock
from tests.databases import POSTGRESQL, Databases
from tests.server.live.test_games import HERE, ME, play
from tests.server.support.guest import Guest
from tests.server.support.serving import Server, free_port, serve

pytestmark = pytest.mark.anyio


async def test_a_server_stops_in_good_order_and_its_log_keeps_secrets(tmp_path: Path) -> None:
    with serve(tmp_path, "--log-level", "debug", "--metrics", "here") as server:
        assert server.address.rpartition(":")[2] in server.log.read_text(), "told at once"
        guest = await Guest.come(server.address)
        await guest.http.put("/me/passphrase", json={"passphrase": "a very long sentence"})
        chair = await guest.enter(await guest.open([ME, HERE]), scene=False)
        await play(chair, most=5)
        await chair.move(0, "nonsense")
        await guest.http.get(f"{server.address}/join/{chair.table['code']}")
        metrics = (await guest.http.get(f"{server.address}/metrics")).text
        cookie = guest.http.cookies["ludoteca"]
        start = time.monotonic()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        with pytest.raises(ConnectionClosed) as closed:
            await chair.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "the server goes down, and comes back"
        # Uvicorn stops in good order, then ends by the signal it was sent.
        assert await stopping in (0, -signal.SIGTERM)
        assert time.monotonic() - start < 20
        await guest.leave()
    written = server.log.read_text()
    assert "GET /api/me 200" in written
    assert "SOCKET /api/tables/{name}/live open" in written
    assert "Traceback" not in written
    database = sqlite3.connect(tmp_path / "ludoteca.db")
    (seed, code, kept), *_ = database.execute(
        "SELECT seed, code, passphrase FROM tables, identities WHERE passphrase IS NOT NULL"
    )
    database.close()
    for secret in (seed, code, kept, cookie, "very long sentence"):
        assert secret not in written + metrics


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Malformed, match="another with --port") as refused:
            cli.serve("127.0.0.1", port, Settings(), workers=1, opens=False)
    assert str(port) in str(refused.value)


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(Malformed, match="PostgreSQL"):
        cli.serve("127.0.0.1", 0, Settings(), workers=2, opens=False)


def test_an_address_of_a_database_is_looked_at_before_anything_starts() -> None:
    with pytest.raises(Malformed, match="sqlite:///FILE"):
        cli.serve("127.0.0.1", 0, Settings(database="/srv/ludoteca.db"), workers=1, opens=False)


@pytest.mark.parametrize("is_taken", [False, True])
def test_a_file_that_cannot_be_had_is_told_before_an_address_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *, is_taken: bool
) -> None:
    file = tmp_path / "games" / "ludoteca.db"
    if is_taken:
        file.parent.mkdir()
        lock = FileLock(file)
    else:
        file.parent.touch()
    settings = Settings(database=f"sqlite:///{file}", key_file=str(tmp_path / "key"))
    with pytest.raises(Malformed, match="games"):
        cli.serve("127.0.0.1", 0, settings, workers=1, opens=False)
    assert not capsys.readouterr().out
    if is_taken:
        lock.release()


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    nobody = f"postgresql://anna:secret@localhost:{free_port()}/games"
    with pytest.raises(RuntimeError, match="has ended") as ended:
        Server(tmp_path, database=nobody).start()
    log = str(ended.value)
    assert "The database postgresql://localhost/games cannot be opened" in log
    assert "Traceback" not in log
    assert "secret" not in log


def test_a_log_level_is_one_that_there_is() -> None:
    with pytest.raises(Malformed, match="debug, info"):
        cli.serve("127.0.0.1", 0, Settings(log_level="loud"), workers=1, opens=False)


async def test_two_processes_serve_one_table(databases: Databases, tmp_path: Path) -> None:
    url = databases.make(POSTGRESQL)
    # As on two machines: each has its own data, and a copy of the key.
    words = ("--unlimited", "--key-file", str(tmp_path / "ludoteca.key"))
    servers = [Server(tmp_path / name, *words, database=url) for name in ("one", "two")]
    for server in servers:
        server.folder.mkdir()
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    try:
        people = [await Guest.come(server.address) for server in servers]
        seats = [ME, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        table = await people[0].open(seats)
        chairs = [await people[0].enter(table)]
        await people[1].post(f"/tables/{table}/seat")
        chairs.append(await people[1].enter(table))
        while chairs[0].table["status"] != "playing":
            await chairs[0].hear("table")
        await chairs[1].say("talk", kind="text", text="hello from there")
        assert (await chairs[0].hear("talk"))["line"]["text"] == "hello from there"
        for _ in range(12):
            while (turn := chairs[0].table["to_move"]) not in (0, 1):
                await chairs[0].hear("event")
            while chairs[turn].version < chairs[0].version:
                await chairs[turn].hear("event", "table")
            refused = await chairs[turn].move(turn, "nonsense", version=0)
            done = await chairs[turn].move(turn, refused["legal"][0])
            assert done["type"] == "done", done
            for chair in chairs:
                while chair.version < done["version"]:
                    await chair.hear("event", "table")
        heard = [
            {word["version"]: word["move"] for word in chair.heard if word["type"] == "event"}
            for chair in chairs
        ]
        both = heard[0].keys() & heard[1].keys()
        assert len(both) > 12
        assert all(heard[0][version] == heard[1][version] for version in both)
        for chair in chairs:
            versions = [word["version"] for word in chair.heard if word["type"] == "event"]
            assert versions == sorted(set(versions)), "nothing is heard twice, the bots move once"
        for who in people:
            await who.leave()
    finally:
        await asyncio.gather(*(asyncio.to_thread(server.stop) for server in servers))
    for server in servers:
        assert "Traceback" not in server.log.read_text()
