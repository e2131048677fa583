"""Health tells the truth: alive, able to write, and ready with all games compiled."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.server.compilers import Compilers
from ludoteca.server.monitoring import health_check
from ludoteca.store import Store
from ludoteca.store.heartbeats import Heartbeats
from tests.patience import PATIENCE
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalServer]:
    monkeypatch.setattr(health_check, "FRESH", 0.0)
    with serve_locally(tmp_path) as local:
        yield local


async def ask(local: LocalServer, path: str = "") -> httpx.Response:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        return await client.get(f"{local.address}/api/health{path}")


async def test_a_server_that_is_well_says_so(local: LocalServer) -> None:
    for path in ("", "/ready"):
        answer = await ask(local, path)
        assert answer.status_code == 200
        told = answer.json()
        assert (told["status"], told["database"], told["writes"]) == ("ok", "sqlite", True)
        assert set(told["kernels"].values()) == {"compiled"}
        assert {"feurio", "futurisiko"} <= told["kernels"].keys()
    assert (await ask(local, "/live")).json()["status"] == "ok"


async def test_a_server_whose_database_takes_no_writes_lives_and_is_not_well(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Heartbeats) -> None:
        raise OperationalError("", {}, Exception("database or disk is full"))

    monkeypatch.setattr(Heartbeats, "touch", fail)
    for path in ("", "/ready"):
        answer = await ask(local, path)
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
    assert (await ask(local, "/live")).status_code == 200


async def test_a_database_that_is_only_read_is_noticed_by_a_real_write(local: LocalServer) -> None:
    store = local.services.store
    await store._database.write(lambda it: it.exec_driver_sql("PRAGMA query_only = ON"))
    assert (await ask(local)).status_code == 503


async def test_a_database_that_does_not_answer_is_not_waited_for(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(_: Heartbeats) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health_check, "PATIENCE", 0.1)
    monkeypatch.setattr(Heartbeats, "touch", hang)
    assert (await ask(local)).status_code == 503


async def test_while_games_are_compiled_people_can_play_and_the_server_is_not_ready(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Compilers, "is_ready", lambda _, game: game.name != "feurio")
    answer = await ask(local)
    assert (answer.status_code, answer.json()["status"]) == (200, "preparing")
    assert answer.json()["kernels"]["feurio"] == "compiling"
    assert answer.json()["kernels"]["futurisiko"] == "compiled"
    assert (await ask(local, "/ready")).status_code == 503


async def test_many_who_ask_at_once_cause_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = 0

    async def touch(_: Heartbeats) -> None:
        nonlocal writes
        writes += 1

    monkeypatch.setattr(Heartbeats, "touch", touch)
    store = await Store.open(f"sqlite:///{tmp_path}/some.db")
    now = 0.0
    check = health_check.HealthCheck(store, Compilers(), lambda: now)
    assert all(await asyncio.gather(*(check.can_write() for _ in range(9))))
    assert await check.can_write()
    assert writes == 1
    now += health_check.FRESH
    assert await check.can_write()
    assert writes == 2
    await store.close()
