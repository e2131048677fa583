"""Metrics are told to whom the host wants, and nobody else; of all processes together."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ludoteca.cli.commands import serve as cli
from ludoteca.core.errors import Malformed
from ludoteca.server import Settings
from ludoteca.server.monitoring.metrics_export import FOLDER, all_processes
from tests.databases import POSTGRESQL, Databases
from tests.forks import Forks
from tests.patience import PATIENCE
from tests.server.live.test_games import HERE, ME
from tests.server.support.guest import Guest
from tests.server.support.local_server import serve_locally
from tests.server.support.serving import free_port, serve

pytestmark = pytest.mark.anyio


def read(metrics: str, name: str) -> float:
    """A figure, added up over its labels."""
    return sum(map(float, re.findall(rf"(?m)^{name}(?:{{.*}})? (\S+)$", metrics)))


def test_nobody_finds_metrics_beside_the_pages_unless_the_host_wants_it(tmp_path: Path) -> None:
    with serve_locally(tmp_path) as local:
        answer = httpx.get(f"{local.address}/metrics", timeout=PATIENCE)
        assert answer.status_code == 404, "a scraper is not shown a page"
        assert "ludoteca_requests" not in answer.text
    with serve_locally(tmp_path, metrics="here") as local:
        told = httpx.get(f"{local.address}/metrics", timeout=PATIENCE).text
        for name in ("tables", "connections", "requests_total", "entries_total"):
            assert f"ludoteca_{name}" in told


async def test_metrics_have_an_address_of_their_own(server_forks: Forks, tmp_path: Path) -> None:
    port = free_port()
    with serve(tmp_path, "--metrics", str(port), forks=server_forks) as server:
        guest = await Guest.come(server.address)
        await guest.enter(await guest.open([ME, HERE]))
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        assert read(told, "ludoteca_tables") == read(told, "ludoteca_connections") == 1
        assert "ludoteca_" not in httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
        await guest.leave()


async def test_several_processes_are_added_up(databases: Databases, tmp_path: Path) -> None:
    port = free_port()
    words = ("--workers", "2", "--unlimited", "--metrics", f"127.0.0.1:{port}")
    with serve(tmp_path, *words, database=databases.make(POSTGRESQL)) as server:
        guests = [await Guest.come(server.address) for _ in range(6)]
        for guest in guests:
            await guest.enter(await guest.open([ME, HERE]))
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        assert read(told, "ludoteca_connections") == 6
        assert read(told, "ludoteca_tables") >= 6
        for guest in guests:
            await guest.leave()
        while read(
            httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).text, "ludoteca_connections"
        ):
            await asyncio.sleep(0.05)


def test_what_a_dead_process_had_open_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from ludoteca.server.monitoring.metrics import *; TABLES.set(3); ENTRIES.inc(5)"
    environment = {**os.environ, FOLDER: str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    told = {each.name: each.samples for each in all_processes().collect()}
    assert [sample.value for sample in told["ludoteca_entries"]] == [5.0]
    assert "ludoteca_tables" not in told


def test_an_address_for_metrics_is_one_that_is_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        for address in (taken, "nowhere", "127.0.0.1:", "127.0.0.1:70000", "0"):
            with pytest.raises(Malformed, match="HOST:PORT") as refused:
                cli.serve("127.0.0.1", 0, Settings(metrics=address), workers=1, opens=False)
            assert address in str(refused.value)
