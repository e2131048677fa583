"""Bots among themselves: they think while somebody watches, and never instead of people's bots."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from ludoteca.core.turn import CHANCE
from ludoteca.server.limits.limit_settings import LimitSettings
from tests.patience import PATIENCE
from tests.server.conftest import Welcome
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

ME = {"kind": "me"}
QUICK = {"kind": "bot", "bot": "random"}
SLOW = {"kind": "bot", "bot": "level:6"}
# Six times what a bot of this level says it takes: the crowd of others would take ten times more.
LONG = 9.0


async def test_bots_that_nobody_watches_do_not_think(local: LocalServer, guest: Guest) -> None:
    table = await guest.open([QUICK] * 4)
    channel = await local.services.tables.find(table)
    await asyncio.sleep(0.3)
    before = channel.table.version
    assert set(channel.table.authors) == {CHANCE}, "nobody has moved"
    chair = await guest.enter(table)
    while channel.table.version < before + 4:
        await chair.hear("event")
    await chair.leave()
    async with asyncio.timeout(PATIENCE):
        while local.services.bots._turns:
            await asyncio.sleep(0.01)
    version = channel.table.version
    await asyncio.sleep(0.3)
    assert channel.table.version == version, "nobody looks"
    assert table not in await local.services.store.tables.overdue(local.now() + 3600)


async def test_who_opened_a_table_of_bots_closes_it(guests: Welcome) -> None:
    host, other = await guests(), await guests()
    table = await host.open([SLOW, SLOW], listed=True)
    stranger = await other.enter(table)
    assert (await stranger.ask("leave"))["kind"] == "forbidden"
    chair = await host.enter(table)
    assert (await chair.ask("leave"))["type"] == "done"
    assert (await host.get(f"/tables/{table}"))["status"] == "closed"


async def test_a_table_with_people_is_not_closed_by_its_host(guests: Welcome) -> None:
    host, other = await guests(), await guests()
    table = await host.open([QUICK, {"kind": "open"}], listed=True)
    await other.post(f"/tables/{table}/seat")
    assert (await (await host.enter(table)).ask("leave"))["kind"] == "forbidden"


@pytest.fixture
def capped(tmp_path: Path) -> Iterator[LocalServer]:
    with serve_locally(tmp_path, limited=True, limits=LimitSettings(bot_tables=2)) as local:
        yield local


async def test_one_address_opens_so_many_tables_of_bots(capped: LocalServer) -> None:
    people = [await Guest.come(capped.address) for _ in range(2)]
    order = {"game": "feurio", "options": {"seats": 2}, "seats": [QUICK, QUICK]}
    answers = [await who.http.post("/tables", json=order) for who in people * 2]
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    assert "2" in answers[-1].json()["error"]["message"]
    chair = await people[0].enter(answers[0].json()["id"])
    await chair.ask("leave")
    assert (await people[1].http.post("/tables", json=order)).status_code == 200
    for who in people:
        await who.leave()


async def test_the_bot_of_a_person_answers_while_sixty_tables_of_bots_play(
    local: LocalServer, guests: Welcome
) -> None:
    vandal, person = await guests(), await guests()
    crowd = [await vandal.open([SLOW] * 2) for _ in range(60)]
    chairs = [await vandal.enter(table, scene=False) for table in crowd]
    chair = await person.enter(await person.open([ME, SLOW]), scene=False)
    waits: list[float] = []
    while len(waits) < 2:
        if chair.table["to_move"] == 1:
            start = perf_counter()
            while chair.table["to_move"] == 1:
                await chair.hear("event")
            waits.append(perf_counter() - start)
        await chair.say("look", seat=0)
        await chair.hear("table")
        if chair.legal:
            await chair.move(0, chair.legal[0])
    assert max(waits) < LONG
    for watching, table in zip(chairs, crowd, strict=True):
        watching.socket.transport.abort()
        assert not (await local.services.tables.find(table)).table.roster.has_people
