"""Threads for bots: those for whom people wait go first, and always find one."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from threading import Event

import pytest

from ludoteca.server.bots.thinkers import Thinkers
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(2)
    yield thinkers
    thinkers.close()


@pytest.fixture
async def gate() -> AsyncIterator[Event]:
    gate = Event()
    yield gate
    gate.set()


async def test_bots_among_themselves_leave_a_thread_to_people(
    thinkers: Thinkers, gate: Event
) -> None:
    crowd = [
        asyncio.create_task(thinkers.think(partial(gate.wait, PATIENCE), for_people=False))
        for _ in range(60)
    ]
    await asyncio.sleep(0.05)
    for _ in range(3):
        async with asyncio.timeout(PATIENCE):
            assert await thinkers.think(lambda: "moved", for_people=True) == "moved"
    assert not any(task.done() for task in crowd)
    gate.set()
    await asyncio.gather(*crowd)


async def test_people_go_first(thinkers: Thinkers, gate: Event) -> None:
    order: list[str] = []
    busy = [
        asyncio.create_task(thinkers.think(partial(gate.wait, PATIENCE), for_people=True))
        for _ in range(2)
    ]
    await asyncio.sleep(0)
    later = [
        asyncio.create_task(
            thinkers.think(partial(order.append, name), for_people=name == "person")
        )
        for name in ("bots", "bots", "person", "person")
    ]
    await asyncio.sleep(0.05)
    gate.set()
    await asyncio.gather(*busy, *later)
    assert sorted(order[:2]) == ["person", "person"]


async def test_who_stops_waiting_holds_nobody_up(thinkers: Thinkers, gate: Event) -> None:
    tasks = [
        asyncio.create_task(thinkers.think(partial(gate.wait, PATIENCE), for_people=True))
        for _ in range(4)
    ]
    await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    gate.set()
    async with asyncio.timeout(PATIENCE):
        assert await thinkers.think(lambda: "moved", for_people=True) == "moved"
