"""What a host does with `ludoteca admin` is noticed by the servers that run on its database."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from ludoteca.cli.admin import acts
from tests.databases import POSTGRESQL
from tests.patience import PATIENCE
from tests.server.live.test_games import ME
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

# Where two households live; a proxy tells it.
HOME, OTHER = "203.0.113.7", "2001:db8:1:2::9"
NEIGHBOUR = "2001:db8:1:2:ffff::1"


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[LocalServer]]:
    """Servers on one database: as many as it can have."""
    folder: Path = tmp_path_factory.mktemp("moderated")
    count = 2 if database.startswith(POSTGRESQL) else 1
    with ExitStack() as stack:
        yield [stack.enter_context(serve_locally(folder, database)) for _ in range(count)]


@pytest.fixture
async def company(servers: list[LocalServer]) -> AsyncIterator[list[Guest]]:
    """Two people, at two servers where there are two."""
    ends = (servers[0], servers[-1])
    homes = (HOME, OTHER)
    people = [
        await Guest.come(server.address, home) for server, home in zip(ends, homes, strict=True)
    ]
    yield people
    for guest in people:
        await guest.leave()


async def sit_down(company: list[Guest]) -> tuple[str, list[Chair]]:
    """Both at one table."""
    table = await company[0].open([ME, {"kind": "open"}])
    await company[1].post(f"/tables/{table}/seat")
    return table, [await guest.enter(table) for guest in company]


async def act(work: object, *words: object) -> None:
    """Do as the command does, in a process of its own as far as the server can tell."""
    assert callable(work)
    await asyncio.to_thread(work, *words)


async def hear_error(chair: Chair) -> Words:
    return await chair.hear("error")


async def come(guest: Guest, status: int) -> None:
    """Ask who we are, until the answer has this status."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.http.get("/me")).status_code != status:
            await asyncio.sleep(0.02)


async def test_who_is_banned_hears_why_and_stays_out_until_the_ban_ends(
    database: str, company: list[Guest]
) -> None:
    _, chairs = await sit_down(company)
    me = await company[1].get("/me")
    await act(acts.ban, database, me["id"], "rude")
    error = await hear_error(chairs[1])
    assert (error["kind"], "cannot come" in error["message"]) == ("forbidden", True)
    for path in ("/me", "/tables?which=mine"):
        refused = await company[1].http.get(path)
        assert (refused.status_code, refused.json()["error"]["kind"]) == (403, "forbidden")
    assert (await company[0].get("/me"))["name"], "others stay"
    await act(acts.unban, database, me["id"])
    await come(company[1], 200)


async def test_an_address_that_is_banned_is_a_whole_household(
    database: str, company: list[Guest], servers: list[LocalServer]
) -> None:
    table, chairs = await sit_down(company)
    await act(acts.ban, database, NEIGHBOUR, "")
    assert (await hear_error(chairs[1]))["kind"] == "forbidden"
    await come(company[1], 403)
    anew = await company[1].enter(table)
    assert anew.heard[-1]["type"] == "error"
    page = httpx.get(
        f"{servers[-1].address}/", headers={"X-Forwarded-For": OTHER}, timeout=PATIENCE
    )
    assert page.status_code in (200, 404), "pages are for all: they say why nothing else is"
    assert (await company[0].get("/me"))["name"]
    await act(acts.unban, database, "2001:db8:1:2::/64")
    await come(company[1], 200)


async def test_a_line_that_is_removed_is_gone_for_all_who_look(
    database: str, company: list[Guest]
) -> None:
    table, chairs = await sit_down(company)
    await chairs[1].say("talk", kind="text", text="an insult")
    for chair in chairs:
        assert (await chair.hear("talk"))["line"]["text"] == "an insult"
    await act(acts.remove_line, database, table, 1)
    for chair in chairs:
        line = (await chair.hear("talk"))["line"]
        assert (line["id"], line["kind"], line["text"]) == (1, "removed", "")
    again = await company[0].enter(table)
    assert [line["kind"] for line in again.heard[0]["talk"]] == ["removed"]


async def test_an_announcement_is_told_until_its_time_is_over_or_it_is_withdrawn(
    database: str, servers: list[LocalServer], company: list[Guest]
) -> None:
    async def told(count: int) -> list[Words]:
        async with asyncio.timeout(PATIENCE):
            while True:
                answers = [await guest.get("/announcement") for guest in company]
                heard = [each for each in answers if each is not None]
                if len(heard) == count:
                    return heard
                await asyncio.sleep(0.02)

    assert await told(0) == []
    await act(acts.announce, database, "Cake at five", 10.0, 30.0)
    for announcement in await told(2):
        assert announcement["text"] == "Cake at five"
        assert 0 < announcement["restart_at"] - servers[0].now() <= 600
    for server in servers:
        server.ahead += 31 * 60
    assert await told(0) == []
    for server in servers:
        server.ahead -= 31 * 60
    assert len(await told(2)) == 2
    await act(acts.withdraw, database)
    assert await told(0) == []


async def test_what_cannot_be_read_now_is_read_later(
    database: str,
    servers: list[LocalServer],
    company: list[Guest],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> list[object]:
        raise OSError("the disk is gone")

    me = await company[0].get("/me")
    with monkeypatch.context() as patch:
        for server in servers:
            patch.setattr(server.services.store.moderation, "audit", fail)
        async with asyncio.timeout(PATIENCE):
            while "reading the audit log failed" not in caplog.text:
                await asyncio.sleep(0.02)
        await act(acts.ban, database, me["id"], "")
        assert (await company[0].http.get("/me")).status_code == 200
    await come(company[0], 403)
