"""A person's rights: to have all of theirs, to move, to sign out, and to be forgotten."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack

import httpx
import pytest

from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.server.identities import COOKIE, DAY
from ludoteca.store import Store
from ludoteca.store.erasure import Erasure
from tests.databases import POSTGRESQL
from tests.patience import PATIENCE
from tests.server.live.test_games import BOT, ME, play
from tests.server.support.guest import Chair, Guest
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[LocalServer]]:
    """Servers on one database: as many as it can have."""
    folder = tmp_path_factory.mktemp("rights")
    count = 2 if database.startswith(POSTGRESQL) else 1
    with ExitStack() as stack:
        yield [stack.enter_context(serve_locally(folder, database)) for _ in range(count)]


@pytest.fixture
async def company(servers: list[LocalServer]) -> AsyncIterator[list[Guest]]:
    """Anna and Ben, at two servers where there are two."""
    people = [await Guest.come(server.address) for server in (servers[0], servers[-1])]
    for guest, name in zip(people, ("Anna", "Ben"), strict=True):
        (await guest.http.patch("/me", json={"name": name})).raise_for_status()
    yield people
    for guest in people:
        await guest.leave()


async def sit_down(company: list[Guest]) -> tuple[str, list[Chair]]:
    table = await company[0].open([ME, OPEN])
    await company[1].post(f"/tables/{table}/seat")
    return table, [await guest.enter(table, scene=False) for guest in company]


async def play_both(chairs: list[Chair], most: int) -> None:
    """Let both play, the first legal move each time."""
    for _ in range(most):
        turn = chairs[0].table["to_move"]
        while not isinstance(turn, int):
            await chairs[0].hear("event")
            turn = chairs[0].table["to_move"]
        while chairs[turn].version < chairs[0].version:
            await chairs[turn].hear("event", "table")
        done = await chairs[turn].move(turn, chairs[turn].legal[0])
        await catch_up(chairs[0], done["version"])


async def catch_up(chair: Chair, version: int) -> None:
    """Hear all that others have done, by way of another process, too."""
    while chair.version < version:
        await chair.hear("event")


def players_of(record: Record) -> list[object]:
    players = record.extras["players"]
    assert isinstance(players, list)
    return players


async def delete(guest: Guest) -> None:
    (await guest.http.delete("/me")).raise_for_status()


async def until_named(guest: Guest, table: str, names: list[str]) -> None:
    """Wait until the seats of a table have these names, for who connects anew."""
    async with asyncio.timeout(PATIENCE):
        while True:
            chair = await guest.enter(table)
            found = [seat["player"] for seat in chair.table["seats"]]
            await chair.leave()
            if found == names:
                return
            await asyncio.sleep(0.05)


async def test_whoever_is_deleted_is_someone_at_their_tables_and_the_record_holds(
    company: list[Guest],
) -> None:
    anna, ben = company
    table, chairs = await sit_down(company)
    await play_both(chairs, 3)
    await chairs[0].ask("resign", seat=0)
    done = await chairs[1].ask("resign", seat=1)
    await catch_up(chairs[0], done["version"])
    before = Record.from_text(json.dumps(await anna.get(f"/replays/{table}/record")))
    assert players_of(before)[1] == "Ben"
    await delete(ben)
    names = [seat["player"] for seat in (await anna.enter(table)).table["seats"]]
    await until_named(anna, table, [names[0], "someone"])
    (card,) = [card for card in await anna.get("/tables", which="mine") if card["id"] == table]
    assert card["players"][1] == "someone"
    after = Record.from_text(json.dumps(await anna.get(f"/replays/{table}/record")))
    assert players_of(after)[1] == "someone"
    assert (after.actions, after.extras["seed"]) == (before.actions, before.extras["seed"])
    assert Record.of(replay(after)).actions == before.actions


async def test_whoever_sits_down_while_they_are_deleted_is_forgotten_there_too(
    company: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = company
    table, _ = await sit_down(company)
    find, looks = Erasure.tables_with, 0

    async def find_late(erasure: Erasure, who: str) -> list[str]:
        nonlocal looks
        looks += 1
        return [] if looks == 1 else await find(erasure, who)

    monkeypatch.setattr(Erasure, "tables_with", find_late)
    await delete(ben)
    await until_named(anna, table, ["Anna", "Bruno"])
    (card,) = [card for card in await anna.get("/tables", which="mine") if card["id"] == table]
    assert card["players"][1] == "Bruno"


async def test_in_a_game_that_goes_on_a_bot_takes_over(company: list[Guest]) -> None:
    anna, ben = company
    table, chairs = await sit_down(company)
    await delete(ben)
    async with asyncio.timeout(PATIENCE):
        while chairs[0].table["status"] == "playing" and not any(
            word.get("kind") == "hand" for word in chairs[0].heard
        ):
            await chairs[0].hear("event", "table")
    (card,) = [card for card in await anna.get("/tables", which="mine") if card["id"] == table]
    assert (card["status"], card["players"]) == ("playing", ["Anna", "Bruno"])


async def test_a_table_that_waits_is_left_and_a_game_alone_is_deleted(company: list[Guest]) -> None:
    anna, ben = company
    alone = await ben.open([ME, BOT])
    waiting = await ben.open([ME, OPEN])
    annas = await anna.open([ME, OPEN, OPEN])
    await ben.post(f"/tables/{annas}/seat")
    await delete(ben)
    for table in (alone, waiting):
        assert (await anna.http.get(f"/tables/{table}")).status_code == 404
    card = await anna.get(f"/tables/{annas}")
    assert (card["status"], card["players"]) == ("waiting", ["Anna", "", ""])


async def test_whoever_is_deleted_is_a_stranger_and_what_they_said_is_gone(
    company: list[Guest],
) -> None:
    anna, ben = company
    table, chairs = await sit_down(company)
    await chairs[1].say("talk", kind="text", text="my telephone is 555")
    await chairs[0].hear("talk")
    me = await ben.get("/me")
    cookie = ben.http.cookies[COOKIE]
    await delete(ben)
    assert COOKIE not in ben.http.cookies
    ben.http.cookies.set(COOKIE, cookie)
    assert (await ben.http.get("/me/data")).status_code == 403
    ben.http.cookies.clear()
    assert (await ben.get("/me"))["id"] != me["id"]
    (line,) = (await anna.enter(table)).heard[0]["talk"]
    assert (line["kind"], line["text"], line["name"], line["seat"]) == ("removed", "", "", None)


async def test_all_of_mine_comes_as_one_file_with_the_records_of_my_games(
    company: list[Guest],
) -> None:
    anna, ben = company
    table, chairs = await sit_down(company)
    await play_both(chairs, 2)
    await chairs[1].say("talk", kind="text", text="hello")
    await chairs[0].hear("talk")
    over = await ben.open([ME, BOT], options={"seats": 2})
    chair = await ben.enter(over, scene=False)
    await play(chair, most=2)
    await chair.ask("resign", seat=0)
    answer = await ben.http.get("/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="ludoteca-me.json"'
    data = answer.json()
    assert (data["format"], data["person"]["name"]) == ("ludoteca-person/1", "Ben")
    assert [line["text"] for line in data["talk"]] == ["hello"]
    records = {row["id"]: row["record"] for row in data["tables"]}
    assert set(records) == {table, over}
    for record in records.values():
        assert Record.from_text(json.dumps(record)).game == "feurio"
    assert "seed" not in records[table], "a game that goes on keeps its secret"
    stranger = httpx.get(f"{anna.address}/api/me/data", timeout=PATIENCE)
    assert stranger.status_code == 403


async def test_a_damaged_table_is_told_without_its_record(
    company: list[Guest], servers: list[LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(company)

    async def read_damaged(_table: str, _after: int = 0) -> list[str]:
        return ["no entry"]

    monkeypatch.setattr(servers[0].services.store.tables, "entries", read_damaged)
    (row,) = (await company[0].get("/me/data"))["tables"]
    assert row["record"] is None


async def test_a_link_moves_me_to_another_device_once(
    company: list[Guest], servers: list[LocalServer]
) -> None:
    anna, _ = company
    me = await anna.get("/me")
    link = await anna.post("/me/link")
    assert 0 < link["expires_at"] - servers[0].now() <= 600
    phone = await Guest.come(servers[-1].address)
    assert (await phone.post("/me/link/follow", secret=link["secret"]))["id"] == me["id"]
    assert (await phone.get("/me"))["name"] == "Anna"
    assert (await anna.get("/me"))["name"] == "Anna", "both are Anna"
    again = await phone.http.post("/me/link/follow", json={"secret": link["secret"]})
    assert (again.status_code, "no longer works" in again.text) == (403, True)
    late = await anna.post("/me/link")
    servers[-1].ahead += 601
    refused = await phone.http.post("/me/link/follow", json={"secret": late["secret"]})
    servers[-1].ahead -= 601
    assert refused.status_code == 403
    await phone.leave()


async def test_who_signs_out_everywhere_stays_signed_in_here_alone(
    company: list[Guest], servers: list[LocalServer]
) -> None:
    anna, _ = company
    table, _ = await sit_down(company)
    me = await anna.get("/me")
    phone = Guest(servers[-1].address)
    phone.http.cookies.set(COOKIE, anna.http.cookies[COOKIE])
    assert (await phone.get("/me"))["id"] == me["id"]
    chair = await phone.enter(table)
    assert chair.table["mine"] == [0]
    assert (await anna.post("/me/revoke"))["id"] == me["id"]
    with pytest.raises(Exception, match="1011"):
        await chair.hear("nothing")
    assert (await phone.enter(table)).table["mine"] == [], "who comes back is a stranger"
    assert (await phone.get("/me"))["id"] != me["id"]
    assert (await anna.get("/me"))["id"] == me["id"]
    await phone.leave()


async def test_a_cookie_is_renewed_by_coming_and_ends_without(
    database: str, servers: list[LocalServer]
) -> None:
    server = servers[0]
    guest = await Guest.come(server.address)
    me, first = await guest.get("/me"), guest.http.cookies[COOKIE]
    assert "set-cookie" not in (await guest.http.get("/me")).headers, "today it is good"
    server.ahead += 2 * DAY
    assert (await guest.get("/me"))["id"] == me["id"]
    second = guest.http.cookies[COOKIE]
    assert second != first
    server.ahead += 179 * DAY
    old = httpx.get(f"{server.address}/api/me", cookies={COOKIE: first}, timeout=PATIENCE)
    assert old.json()["id"] != me["id"], "the first one has ended"
    assert (await guest.get("/me"))["id"] == me["id"]
    store = await Store.open_beside(database)
    seen = await store.people.find_identity(me["id"])
    await store.close()
    assert seen is not None
    assert server.now() - seen.seen_at < DAY
    server.ahead = 0.0
    await guest.leave()


async def test_how_long_things_are_kept_is_told(company: list[Guest]) -> None:
    kept = await company[0].get("/retention")
    assert (kept["guests"], kept["unfinished"], kept["records"]) == (30, 90, 180)
