"""Tables by the version of the rules that they name: older ones go on, unknown ones tell so."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ludoteca.server.identities import COOKIE
from ludoteca.store import IdentityRow
from tests.patience import PATIENCE
from tests.server.live.test_games import BOT, HERE, ME
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

# All that a server wrote before tables named their rules (at commit 74fc36a), as SQL: a guest with
# two tables of FutuRisiko! for three at one screen. At one, somebody has just discarded a card for
# free; the other was given up.
BEFORE = Path(__file__).with_name("before_rules.sql")
PLAYING, GIVEN_UP = "3BQIzTDP39C1", "cOOokL6roUTM"
HOST = IdentityRow("T6yP4kb7bLBk5QEd", "Guest 7652", "●", 0.0)


def edit(local: LocalServer, *orders: tuple[str, list[str]]) -> None:
    """Change what the server has kept, behind its back."""
    file = local.services.settings.database
    assert file is not None
    with closing(sqlite3.connect(file.removeprefix("sqlite:///"))) as database:
        for order, facts in orders:
            database.execute(order, facts)
        database.commit()


@pytest.fixture
def old_server(tmp_path: Path) -> Iterator[LocalServer]:
    with closing(sqlite3.connect(tmp_path / "ludoteca.db")) as database:
        database.executescript(BEFORE.read_text(encoding="utf-8"))
    with serve_locally(tmp_path) as local:
        yield local


@pytest.fixture
async def host(old_server: LocalServer) -> AsyncIterator[Guest]:
    """Whoever set the old tables up, come back with their cookie."""
    guest = Guest(old_server.address)
    guest.http.cookies.set(COOKIE, old_server.services.identities.write_cookie(HOST))
    yield guest
    await guest.leave()


async def hear_of(chair: Chair, done: Words) -> None:
    assert done["type"] == "done", done
    while chair.version < done["version"]:
        await chair.hear("event")


async def move(chair: Chair, text: str) -> None:
    await hear_of(chair, await chair.move(chair.table["to_move"], text))


def discards(chair: Chair) -> list[str]:
    return [move for move in chair.legal if move.startswith("discard")]


async def test_a_table_kept_before_it_named_its_rules_goes_on_by_the_first(host: Guest) -> None:
    chair = await host.enter(PLAYING, scene=False)
    assert chair.table["rules"] == "1"
    (card,) = [card for card in await host.get("/tables", which="mine") if card["id"] == PLAYING]
    assert (card["game"], card["options"]["seats"]) == ("futurisiko", 3)
    assert card["players"] == [seat["player"] for seat in chair.table["seats"]]
    seat = chair.table["to_move"]
    for left in (3, 2, 1):
        assert len(discards(chair)) == left, "F20: any number, one by one"
        await move(chair, discards(chair)[0])
    await hear_of(chair, await chair.ask("undo", seat=seat, version=chair.version))
    assert len(discards(chair)) == 1
    await move(chair, "keep")
    record = await host.get(f"/replays/{PLAYING}/record")
    assert record["rules"] == "1"
    assert len((await host.get(f"/replays/{PLAYING}"))["moves"]) == len(record["actions"])


async def test_a_rematch_of_an_old_table_is_a_new_table(host: Guest) -> None:
    assert (await host.enter(GIVEN_UP, scene=False)).table["rules"] == "1"
    following = (await host.post(f"/tables/{GIVEN_UP}/rematch"))["id"]
    assert (await host.enter(following, scene=False)).table["rules"] == "2"


async def test_a_game_that_is_played_on_keeps_its_rules(host: Guest) -> None:
    assert (await host.enter(GIVEN_UP, scene=False)).table["rules"] == "1"
    order: Words = {
        "game": "futurisiko",
        "options": {"seats": 3},
        "seats": [ME, HERE, HERE],
        "from": {"replay": GIVEN_UP, "step": 0},
    }
    opened = (await host.post("/tables", **order))["id"]
    assert (await host.enter(opened, scene=False)).table["rules"] == "1"
    del order["from"]
    opened = (await host.post("/tables", **order))["id"]
    assert (await host.enter(opened, scene=False)).table["rules"] == "2"


async def test_the_rules_are_told_by_version(guest: Guest) -> None:
    def f20(book: Words) -> str:
        rules = (rule for chapter in book["chapters"] for rule in chapter["rules"])
        return str(next(rule["text"] for rule in rules if rule["number"] == "F20"))

    newest = f20(await guest.get("/games/futurisiko/rules"))
    assert newest == f20(await guest.get("/games/futurisiko/rules", version="2"))
    assert "one card" in newest
    assert "any number" in f20(await guest.get("/games/futurisiko/rules", version="1"))
    unknown = await guest.http.get("/games/futurisiko/rules", params={"version": "9"})
    assert unknown.status_code == 422
    assert "“9”" in unknown.json()["error"]["message"]


SENTENCES = {
    "en": "version “9” of the rules",
    "de": "Version „9“ der Regeln",
    "fr": "version «\u202f9\u202f» des règles",
    "it": "versione “9” delle regole",
    "nl": "versie “9” van de regels",
}


async def unknown_table(local: LocalServer, guest: Guest, clock: Words | None = None) -> str:
    """A table by rules that are not known yet, as a newer program would have written it."""
    table = await guest.open([ME, HERE], clock=clock or {})
    order = "UPDATE tables SET setup = replace(setup, ?, ?) WHERE id = ?"
    edit(local, (order, ['"rules":"1"', '"rules":"9"', table]))
    del local.services.tables._channels[table]
    return table


async def test_people_at_a_table_by_unknown_rules_are_told_so(
    local: LocalServer, guest: Guest
) -> None:
    table = await unknown_table(local, guest)
    for language, sentence in SENTENCES.items():
        chair = await guest.enter(table, language=language)
        told = chair.heard[-1]
        assert told["type"] == "error"
        assert sentence in told["message"]
        assert "Feurio!" in told["message"]
        page = await guest.http.get(f"/replays/{table}", params={"language": language})
        assert page.status_code == 422
        assert sentence in page.json()["error"]["message"]
    assert (await guest.http.post(f"/tables/{table}/seat", json={})).status_code == 422
    cards = {card["id"]: card for card in await guest.get("/tables", which="mine")}
    assert cards[table]["title"] == "Feurio!"
    assert (await guest.get(f"/tables/{table}"))["id"] == table


async def test_tables_by_unknown_rules_hold_up_no_clock_of_others(
    local: LocalServer, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    clock = {"kind": "move", "amount": 600}
    unknown = await unknown_table(local, guest, clock)
    # The longest unchanged are looked after first, and not more than a hundred at a time.
    copies = (
        "INSERT INTO tables SELECT id || ?, code || ?, host, setup, seed, listed, created_at,"
        " version, status, to_move, turn, deadline, 0, players, seated, game, options, given_moves,"
        " repeats_deal"
        " FROM tables WHERE id = ?"
    )
    edit(local, *((copies, [f"-{n}", f"-{n}", unknown]) for n in range(120)))
    other = await guest.open([ME, HERE], clock=clock)
    chair = await guest.enter(other)
    seat = chair.table["to_move"]
    local.ahead += 601
    while chair.table["seats"][seat]["kind"] != "bot":
        await chair.hear("table")
    warnings = [each for each in caplog.records if "cannot be played here" in each.getMessage()]
    assert 0 < len(warnings) <= 121, "each is told once"
    assert "“9”" in warnings[0].getMessage()
    local.ahead = 0


async def test_a_bot_at_a_table_by_unknown_rules_waits(local: LocalServer, guest: Guest) -> None:
    table = await guest.open([ME, BOT])
    order = "UPDATE tables SET setup = replace(setup, ?, ?), to_move = 'bot' WHERE id = ?"
    edit(local, (order, ['"rules":"1"', '"rules":"9"', table]))
    del local.services.tables._channels[table]
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as stranger:
        assert (await stranger.get("/api/health")).status_code == 200
    chair = await guest.enter(await guest.open([ME, BOT]))
    assert chair.table["rules"] == "1"
