"""Clocks run for people only while they can play, whatever the server and its clock do."""

import asyncio
import time
from pathlib import Path

import pytest

from ludoteca.server.processes import heartbeat
from ludoteca.server.processes.heartbeat import Heartbeat
from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.store import Store, StoreLost
from tests.databases import SQLITE, Databases
from tests.forks import Forks
from tests.patience import PATIENCE
from tests.server.conftest import Welcome
from tests.server.live.test_games import HERE, ME
from tests.server.live.test_table import INVITED, turn_of
from tests.server.support.guest import Chair, Guest
from tests.server.support.local_server import LocalServer, serve_locally
from tests.server.support.serving import serve
from tests.store.rows import furnish, summary

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "move", "amount": 600}


def told(chair: Chair, kind: str) -> list[str]:
    """What was said of such events, now or on coming."""
    events = [word for word in chair.heard if word["type"] == "event"]
    events += [event for word in chair.heard if word["type"] == "table" for event in word["events"]]
    return [event["told"]["words"] for event in events if event["kind"] == kind]


async def test_downtime_does_not_run_on_anybodys_clock(tmp_path: Path) -> None:
    with serve_locally(tmp_path) as local:
        guest = await Guest.come(local.address)
        table = await guest.open([ME, HERE], clock=CLOCK, on_timeout="bot")
        chair = await guest.enter(table)
        left = chair.table["deadline"] - local.now()
    away = 24 * 60 * 60.0
    with serve_locally(tmp_path, ahead=away) as local:
        guest.address = local.address
        chair = await guest.enter(table)
        assert chair.table["deadline"] - local.now() == pytest.approx(left, abs=PATIENCE)
        assert told(chair, "pause") == [
            "The server was away. Nobody loses time: the clock goes on where it stopped."
        ]
        assert chair.table["seats"][chair.table["to_move"]]["kind"] == "human"
        await guest.leave()


async def test_nobody_loses_time_while_a_server_that_was_killed_is_down(
    databases: Databases, server_forks: Forks, tmp_path: Path
) -> None:
    url = databases.make(SQLITE)
    with serve(tmp_path, "--unlimited", database=url, forks=server_forks) as server:
        guest = await Guest.come(server.address)
        table = await guest.open([ME, HERE], clock=CLOCK)
        chair = await guest.enter(table)
        before = chair.table["deadline"]
        server.kill()
        killed = time.time()
        await asyncio.sleep(2)
        server.start()
        chair = await guest.enter(table)
        down = chair.heard[0]["events"][-1]["at"] - killed
        assert chair.table["deadline"] >= before + down > before + 2
        await guest.leave()


@pytest.mark.parametrize("jump", [24 * 60 * 60.0, -24 * 60 * 60.0])
async def test_a_jump_of_the_systems_clock_costs_nobody_time(tmp_path: Path, jump: float) -> None:
    with serve_locally(tmp_path) as local:
        guest = await Guest.come(local.address)
        chair = await guest.enter(await guest.open([ME, HERE], clock=CLOCK, on_timeout="bot"))
        left = chair.table["deadline"] - local.now()
        local.jump = jump
        event = await chair.hear("event")
        assert event["kind"] == "pause"
        assert event["deadline"] - local.now() == pytest.approx(left, abs=PATIENCE)
        # Time still passes.
        local.ahead = 601.0
        event = await chair.hear("event")
        assert event["kind"] == "hand"
        await guest.leave()


async def test_a_clock_that_is_set_by_a_moment_is_followed_without_a_word(
    databases: Databases,
) -> None:
    offset = 0.0
    clock = ServerClock(lambda: 1_000.0 + offset, lambda: 0.0)
    store = await Store.open(databases.make(SQLITE))
    await furnish(store, "timed")
    await store.tables.append("timed", 0, ["begin"], summary(1, deadline=2_000.0))
    beating = Heartbeat(store, clock)
    await beating.start()
    offset = heartbeat.LEAST_JUMP / 2
    assert clock.now() == 1_000.0
    assert not await beating.beat()
    assert clock.now() == 1_000.5
    await store.close()


async def test_a_jump_that_cannot_be_written_is_written_later(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    offset = 0.0
    clock = ServerClock(lambda: 1_000.0 + offset, lambda: 0.0)
    store = await Store.open(databases.make(SQLITE))
    await furnish(store, "timed")
    await store.tables.append("timed", 0, ["begin"], summary(1, deadline=2_000.0))
    beating = Heartbeat(store, clock)
    await beating.start()

    async def fail(*_: object) -> float:
        raise StoreLost("store-lost", address="", fault="")

    for offset in (500.0, -500.0):
        before = clock.now()
        with monkeypatch.context() as patch:
            patch.setattr(store.heartbeats, "resume", fail)
            with pytest.raises(StoreLost):
                await beating.beat()
        assert clock.now() == before, "until then the time goes on as if nothing had been"
        assert await beating.beat()
        assert clock.now() == 1_000.0 + offset
    await store.close()


async def test_while_the_database_is_gone_clocks_stand_still(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = 0.0
    clock = ServerClock(lambda: 1_000.0 + ticks, lambda: ticks)
    store = await Store.open(databases.make(SQLITE))
    await furnish(store, "timed")
    await store.tables.append("timed", 0, ["begin"], summary(1, deadline=2_000.0))
    beating = Heartbeat(store, clock)
    await beating.start()

    async def fail(_now: float) -> None:
        raise StoreLost("store-lost", address="", fault="")

    ticks = 10.0
    with monkeypatch.context() as patch:
        patch.setattr(store.heartbeats, "beat", fail)
        with pytest.raises(StoreLost):
            await beating.beat()
    ticks = 700.0
    assert await beating.beat(), "there was a break"
    ticks = 710.0
    assert not await beating.beat()
    await store.close()


async def test_somebody_takes_their_seat_back_and_everybody_hears_of_it(
    local: LocalServer, guests: Welcome
) -> None:
    anna, ben = await guests(), await guests()
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED], clock=CLOCK
    )
    await ben.post("/join", code=opened["code"])
    people = [anna, ben]
    chairs = [await who.enter(opened["id"]) for who in people]
    seat = turn_of(chairs)
    away, other = chairs[seat], chairs[1 - seat]
    assert (await away.ask("return", seat=seat))["kind"] == "forbidden"
    local.ahead += 601
    while not away.table["lost"]:
        await away.hear("table")
    assert (away.table["mine"], away.table["lost"]) == ([], [seat])
    assert other.table["lost"] == []
    listed = [card["id"] for card in await people[seat].get("/tables", which="mine")]
    assert opened["id"] in listed, "the way back is in their list"
    assert (await other.ask("return", seat=seat))["kind"] == "forbidden"
    assert (await away.ask("return", seat=seat))["type"] == "done"
    for chair in chairs:
        while chair.table["seats"][seat]["kind"] != "human":
            await chair.hear("table")
        assert told(chair, "return") == ["plays again."]
    assert away.table["mine"] == [seat]
    assert away.table["seat"] == seat
    local.ahead = 0
