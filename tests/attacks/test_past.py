"""The past: whoever has it told again and again costs next to nothing, and holds nobody up."""

import asyncio
from collections.abc import Generator
from contextlib import AsyncExitStack
from contextvars import copy_context
from typing import Any, cast

import pytest

from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import ENGLISH, spoken
from ludoteca.server.live import game_log
from ludoteca.server.live.game_log import LONGEST, GameLog, read_game_log
from ludoteca.server.live.viewer import Viewer
from tests.attacks.bystander import BEARABLE, somebody_plays
from tests.attacks.raw import dial, upgrade
from tests.patience import PATIENCE
from tests.server.live.test_games import BOT, HERE, ME
from tests.server.live.test_secrets import row_of
from tests.server.support.guest import Guest, Words
from tests.server.support.local_server import LocalServer
from tests.server.support.twins import journal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(guest: Guest) -> str:
    """A table where two people at one screen have played some moves."""
    table = await guest.open([ME, HERE], options={"seats": 2, "firebreak": True}, listed=True)
    await play_on(guest, table, 12)
    return table


async def play_on(guest: Guest, table: str, moves: int) -> None:
    chair = await guest.enter(table, scene=False)
    for _ in range(moves):
        seat = chair.table["to_move"]
        await chair.say("look", seat=seat)
        await chair.hear("table")
        done = await chair.move(seat, chair.legal[0])
        assert done["type"] == "done", done
        while chair.version < done["version"]:
            await chair.hear("event")
    await chair.leave()


async def hear_past(guest: Guest, table: str, after: int = 0) -> list[Words]:
    """What is told to the guest who comes, in Italian."""
    chair = await guest.enter(table, after, language="it")
    await chair.leave()
    events: list[Words] = chair.heard[0]["events"]
    return events


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The events that were told from a journal, each time that one was gone through."""
    times: list[int] = []

    def count(*facts: Any) -> Any:
        events = list(read_game_log(*facts))
        times.append(len(events))
        return events

    monkeypatch.setattr(game_log, "read_game_log", count)
    return times


async def test_a_hundred_sockets_are_told_the_past_once(
    local: LocalServer, guest: Guest, table: str, told: list[int]
) -> None:
    first = await hear_past(guest, table)
    async with somebody_plays(local.address) as bystander:
        for _ in range(100):
            async with upgrade(local.address, f"/api/tables/{table}/live?language=it"):
                pass
        assert await hear_past(guest, table) == first
    assert len(first) == local.services.tables._channels[table].table.version
    # One for who watches, one for the seat of the guest.
    assert len(told) <= 2
    assert bystander.longest < BEARABLE


async def test_the_log_grows_with_the_game_and_is_the_same_as_told_anew(
    local: LocalServer, guest: Guest, table: str, told: list[int]
) -> None:
    await hear_past(guest, table)
    watching = await guest.enter(table, language="it")
    assert len(told) == 1
    await play_on(guest, table, 6)
    await watching.leave()
    grown = await hear_past(guest, table)
    assert len(told) == 1, "nobody has gone through the journal again"
    local.services.tables.logs._kept.clear()
    assert await hear_past(guest, table) == grown
    assert len(told) == 2
    assert [event["version"] for event in grown] == list(range(1, len(grown) + 1))
    assert await hear_past(guest, table, after=grown[-3]["version"]) == grown[-2:]


async def test_nothing_is_missed_by_who_comes_while_bots_play(
    local: LocalServer, guest: Guest
) -> None:
    table = await guest.open([BOT, {"kind": "bot", "bot": "random"}], listed=True)
    for _ in range(5):
        local.services.tables.logs._kept.clear()
        chair = await guest.enter(table)
        versions = [event["version"] for event in chair.heard[0]["events"]]
        assert versions == list(range(1, chair.version + 1))
        before = chair.version
        if (await chair.hear("event", "table"))["type"] == "event":
            assert chair.version == before + 1
        await chair.leave()


def test_a_log_that_is_given_up_half_way_leaves_no_trace() -> None:
    game = find_game("feurio")
    state = game.start(game.options({}))
    for _ in range(6):
        state.apply(state.legal()[0])
    telling = read_game_log(row_of(state), journal(state), 0, Viewer(None, "de"))
    copy_context().run(next, telling)
    # Wherever that is noticed.
    cast("Generator[bytes, None, None]", telling).close()
    assert spoken() == ENGLISH


def write_events(first: int, end: int) -> list[bytes]:
    """Events, each of which is its version."""
    return [str(version).encode() for version in range(first, end)]


def test_a_log_is_cut_where_it_was_asked_for() -> None:
    log = GameLog(10, write_events(6, 11))
    assert log.after(8, 10) == [b"9", b"10"]
    assert log.after(0, 9) == [b"6", b"7", b"8", b"9"], "no more than there is"
    assert log.after(10, 10) == []
    log.go_on(14, [b"14"])
    assert log.version == 10, "with a gap it is as it was"
    log.go_on(11, [b"10", b"11"])
    log.go_on(12, [b"11", b"12"])
    assert log.after(9, 12) == [b"10", b"11", b"12"]
    log.go_on(12 + LONGEST, write_events(13, 13 + LONGEST))
    assert len(log.events) == LONGEST
    assert log.size == sum(map(len, log.events)), "so much room it takes"


async def test_replays_that_nobody_waits_for_are_given_up(
    local: LocalServer, guest: Guest, table: str
) -> None:
    pool = local.services.pool
    async with somebody_plays(local.address) as bystander, AsyncExitStack() as stack:
        for number in range(10):
            raw = await stack.enter_async_context(dial(local.address))
            path = f"/api/replays/{table}/scenes?first={number}&last=60"
            await raw.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await stack.aclose()
        async with asyncio.timeout(PATIENCE):
            while pool._jobs:
                await asyncio.sleep(0.01)
    assert not pool._waiting
    assert bystander.longest < BEARABLE
    scenes: list[Words] = await guest.get(f"/replays/{table}/scenes", first=0, last=3)
    assert len(scenes) == 4
