"""While no process lives, or the clock of the system is set, the clocks of tables stand still."""

import asyncio

import pytest

from ludoteca.store import Store
from tests.databases import POSTGRESQL, Databases
from tests.store.rows import furnish, summary

pytestmark = pytest.mark.anyio


async def play(store: Store, *names: str, deadline: float | None = 1_000.0) -> None:
    """Tables in play."""
    for name in names:
        await store.tables.append(name, 0, ["begin"], summary(1, deadline=deadline))


async def clocks(store: Store, *names: str) -> list[tuple[int, float | None, list[str]]]:
    """Versions, deadlines and journals."""
    rows = [await store.tables.find(name) for name in names]
    return [
        (row.summary.version, row.summary.deadline, await store.tables.entries(row.id))
        for row in rows
        if row is not None
    ]


def pause(seconds: float) -> str:
    return f"pause {seconds}"


async def test_clocks_go_on_where_they_stopped_when_the_last_process_ended(store: Store) -> None:
    await furnish(store, "timed", "free", "waiting")
    await play(store, "timed")
    await play(store, "free", deadline=None)
    assert await store.heartbeats.resume(900.0, None, 0.5, pause) == 0.0, "the first ever"
    await store.heartbeats.beat(905.0)
    assert await store.heartbeats.resume(4_505.0, None, 0.5, pause) == 3_600.0
    assert await clocks(store, "timed", "free", "waiting") == [
        (2, 4_600.0, ["begin", "pause 3600.0"]),
        (1, None, ["begin"]),
        (0, None, []),
    ]
    assert await store.heartbeats.resume(4_505.2, None, 0.5, pause) == 0.0, "no break is told twice"


async def test_a_clock_that_was_set_while_nobody_was_there_costs_no_time_either(
    store: Store,
) -> None:
    await furnish(store, "timed")
    await play(store, "timed")
    await store.heartbeats.beat(900.0)
    assert await store.heartbeats.resume(400.0, None, 0.5, pause) == -500.0
    assert (await clocks(store, "timed"))[0][1] == 500.0


@pytest.mark.parametrize("jump", [3_600.0, -3_600.0, 5.0])
async def test_of_several_processes_that_notice_a_jump_one_moves_the_clocks(
    databases: Databases, jump: float
) -> None:
    url = databases.make(POSTGRESQL)
    stores = [await Store.open(url) for _ in range(3)]
    await furnish(stores[0], "timed")
    await play(stores[0], "timed")
    for number, store in enumerate(stores):
        await store.heartbeats.beat(900.0 + number)
    told = await asyncio.gather(
        *(s.heartbeats.resume(903.0 + jump, 903.0, 1.0, pause) for s in stores)
    )
    assert sorted(map(abs, told)) == [0.0, 0.0, abs(jump)]
    assert await clocks(stores[0], "timed") == [(2, 1_000.0 + jump, ["begin", f"pause {jump}"])]
    for store in stores:
        await store.close()


async def test_several_processes_that_start_at_once_move_the_clocks_once(
    databases: Databases,
) -> None:
    url = databases.make(POSTGRESQL)
    stores = [await Store.open(url) for _ in range(4)]
    await furnish(stores[0], "timed")
    await play(stores[0], "timed")
    await stores[0].heartbeats.beat(900.0)
    told = await asyncio.gather(*(s.heartbeats.resume(2_900.0, None, 3.0, pause) for s in stores))
    assert sorted(told) == [0.0, 0.0, 0.0, 2_000.0]
    assert await clocks(stores[0], "timed") == [(2, 3_000.0, ["begin", "pause 2000.0"])]
    for store in stores:
        await store.close()


async def test_where_no_clock_ran_a_break_moves_none(store: Store) -> None:
    await furnish(store, "free")
    await play(store, "free", deadline=None)
    await store.heartbeats.beat(900.0)
    assert await store.heartbeats.resume(4_505.0, None, 0.5, pause) == 0.0
    assert await clocks(store, "free") == [(1, None, ["begin"])]
