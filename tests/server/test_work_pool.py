"""The work pool: once for all who ask, by turns, given up when nobody waits, and paid for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import count
from threading import Event

import pytest

from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from ludoteca.server.limits.limits import Limits
from ludoteca.server.refusals import TooMany
from ludoteca.server.work_pool import Job, WorkPool
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pool() -> AsyncIterator[WorkPool]:
    pool = WorkPool(2, Limits(LimitSettings(works=3), limited=True))
    yield pool
    pool.close()


@pytest.fixture
async def gate() -> AsyncIterator[Event]:
    """Holds back works until it is open; in the end it always is."""
    gate = Event()
    yield gate
    gate.set()


def hold(gate: Event, done: list[str], name: str) -> Callable[[Job], str]:
    def work(_: Job) -> str:
        gate.wait(PATIENCE)
        done.append(name)
        return name

    return work


async def test_what_several_ask_for_is_worked_out_once(pool: WorkPool, gate: Event) -> None:
    done: list[str] = []
    asked = [asyncio.create_task(pool.run("same", f"{n}", hold(gate, done, "a"))) for n in range(5)]
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(*asked) == ["a"] * 5
    assert done == ["a"]
    assert await pool.run("same", "0", hold(gate, done, "b")) == "b", "then it is asked for anew"


async def test_addresses_take_turns_and_none_has_all_threads(pool: WorkPool, gate: Event) -> None:
    done: list[str] = []
    crowd = [
        asyncio.create_task(pool.run(f"crowd {n}", "crowd", hold(gate, done, "crowd")))
        for n in range(4)
    ]
    await asyncio.sleep(0.05)
    async with asyncio.timeout(PATIENCE):
        assert await pool.run("other", "other", lambda _: "other") == "other"
    assert done == [], "the crowd holds one thread of two"
    gate.set()
    await asyncio.gather(*crowd)


async def test_what_nobody_waits_for_is_given_up(pool: WorkPool) -> None:
    steps = 0
    begun = Event()

    def endless(job: Job) -> None:
        nonlocal steps
        for _ in job.each(count()):
            steps += 1
            begun.set()

    waiting = [asyncio.create_task(pool.run("endless", "here", endless)) for _ in range(2)]
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    waiting[0].cancel()
    await asyncio.sleep(0.05)
    assert not waiting[1].done(), "somebody still waits"
    waiting[1].cancel()
    async with asyncio.timeout(PATIENCE):
        # Its thread is free again.
        assert await pool.run("next", "here", lambda _: "next") == "next"
    before = steps
    await asyncio.sleep(0.05)
    assert steps == before


async def test_what_was_given_up_before_it_began_never_begins(pool: WorkPool, gate: Event) -> None:
    done: list[str] = []
    first = asyncio.create_task(pool.run("first", "here", hold(gate, done, "first")))
    second = asyncio.create_task(pool.run("second", "here", hold(gate, done, "second")))
    await asyncio.sleep(0.05)
    second.cancel()
    await asyncio.sleep(0)
    gate.set()
    assert await first == "first"
    assert await pool.run("third", "here", lambda _: "third") == "third"
    assert done == ["first"]


async def test_only_so_many_works_wait_for_one_address(pool: WorkPool, gate: Event) -> None:
    asked = [asyncio.create_task(pool.run(n, "crowd", hold(gate, [], str(n)))) for n in range(4)]
    await asyncio.sleep(0.05)
    with pytest.raises(TooMany):
        await pool.run("one more", "crowd", lambda _: "")
    assert await pool.run("other", "other", lambda _: "other") == "other"
    gate.set()
    await asyncio.gather(*asked)


async def test_who_has_had_much_worked_out_waits(pool: WorkPool) -> None:
    limits = Limits(LimitSettings(work=Rate(0.001, 0.000001)), limited=True)
    pool = WorkPool(2, limits)
    await pool.run("dear", "here", lambda _: sum(range(1_000_000)))
    with pytest.raises(TooMany):
        await pool.run("more", "here", lambda _: "")
    assert await pool.run("other", "elsewhere", lambda _: "fine") == "fine"
    pool.close()


async def test_a_fault_is_told_to_all_who_wait(pool: WorkPool, gate: Event) -> None:
    def fail(_: Job) -> None:
        gate.wait(PATIENCE)
        raise OSError("no disk")

    asked = [asyncio.create_task(pool.run("bad", "here", fail)) for _ in range(3)]
    await asyncio.sleep(0.01)
    gate.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(answer) for answer in answers] == ["no disk"] * 3
    assert await pool.run("good", "here", lambda _: "good") == "good"
