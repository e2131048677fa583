"""Papers: files that somebody brings for a table, checked, kept with it, and harmless."""

import json
from pathlib import Path

import httpx
import pytest

from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.games.futurisiko import MAPS, SHEETS, FutuRisikoState
from ludoteca.server.limits.limit_settings import LimitSettings
from tests.databases import POSTGRESQL, Databases
from tests.games.futurisiko.assets.test_library import SHEET
from tests.games.futurisiko.conftest import forget
from tests.games.futurisiko.worlds import four_islands
from tests.patience import PATIENCE
from tests.server.conftest import Welcome
from tests.server.live.test_games import HERE, ME, play, texts
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

GAME = "futurisiko"
MAP = f"/assets/{GAME}/map"
THREE = [ME, HERE, HERE]


async def bring(guest: Guest, option: str, document: object) -> str:
    text = document if isinstance(document, str) else json.dumps(document)
    answer = await guest.http.post(f"/assets/{GAME}/{option}", content=text)
    answer.raise_for_status()
    return str(answer.json()["value"])


async def open_islands(guest: Guest) -> tuple[str, str]:
    """A table on a map that was brought, with some moves; and the paper."""
    paper = await bring(guest, "map", four_islands())
    table = await guest.open(THREE, game=GAME, options={"map": paper, "round_limit": 1})
    chair = await guest.enter(table, scene=False)
    await play(chair, most=3)
    await chair.leave()
    return table, paper


async def test_a_map_of_ones_own_is_chosen_and_played_on(guest: Guest) -> None:
    table, paper = await open_islands(guest)
    sheet = await guest.get(f"/games/{GAME}", map=paper, seats=3)
    assert sheet["options"]["map"] == paper
    choice = next(each for each in sheet["choices"] if each["name"] == "map")
    assert choice["takes_asset"]
    assert {"value": paper, "title": "Four islands"} in choice["values"]
    board = await guest.get(f"/games/{GAME}/board", map=paper)
    assert "a1" in json.dumps(board)
    lent = await guest.http.get(f"{MAP}/{paper}")
    assert lent.json() == four_islands()
    assert lent.headers["content-disposition"].startswith("attachment")
    assert (await guest.get(f"/tables/{table}"))["options"]["map"] == paper


FIERCE = {
    **SHEET,
    "cards": {
        "arma_segreta": {"times": 2, "at_most": 6},
        "super_produzione": {"times": 2},
        "missili_balistici": {"units": 2},
        "tregua": {"rounds": 2},
    },
}


async def test_what_is_unusual_or_hangs_on_another_choice_is_chosen_too(guest: Guest) -> None:
    """F14, F60: a sheet stands in no record where it is the usual one; five leave a territory."""
    paper = await bring(guest, "sheet", FIERCE)
    offered = await guest.get(f"/games/{GAME}", sheet=paper, seats=5, removed="groenlandia")
    assert offered["options"]["sheet"] == paper
    assert offered["options"]["removed"] == "groenlandia"
    values = next(each for each in offered["choices"] if each["name"] == "sheet")["values"]
    assert {"value": paper, "title": FIERCE["title"]} in values


async def test_a_game_is_played_with_the_effects_of_a_sheet_of_ones_own(guest: Guest) -> None:
    paper = await bring(guest, "sheet", FIERCE)
    options = {"sheet": paper, "seats": 3, "round_limit": 1}
    table = await guest.open(THREE, game=GAME, options=options)
    chair = await guest.enter(table, scene=False)
    await play(chair, most=40)
    told: set[str] = set()
    watcher = await guest.enter(table)
    for seat in range(3):
        await watcher.say("look", seat=seat)
        await watcher.hear("table")
        told.update(texts(watcher.scene))
    await play(chair)
    assert told & {
        "twice the dice in one of your rolls, at most 6 more",
        "twice the points you have left to spend",
        "an opponent loses 2 units where they are strongest, at the next production",
        "before you move: a truce with one opponent for 2 rounds",
    }
    record = Record.from_text((await guest.http.get(f"/replays/{table}/record")).text)
    state = replay(record)
    assert isinstance(state, FutuRisikoState)
    assert state.outcome is not None
    assert state.effects["weapon_times"] == 2


async def test_what_somebody_brings_is_not_shown_to_others(guests: Welcome) -> None:
    anna, ben = await guests(), await guests()
    paper = await bring(anna, "sheet", SHEET)
    sheet = await ben.get(f"/games/{GAME}")
    assert paper not in json.dumps(sheet)
    text = (await ben.http.get(f"/games/{GAME}?sheet=file-{'0' * 32}")).text
    assert paper not in text


async def test_a_table_has_its_map_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve_locally(tmp_path) as local:
        guest = await Guest.come(local.address)
        table, paper = await open_islands(guest)
        cookies = guest.http.cookies
        await guest.leave()
    forget(monkeypatch)
    with serve_locally(tmp_path) as local:
        guest = Guest(local.address)
        guest.http.cookies = cookies
        chair = await guest.enter(table, scene=False)
        assert chair.table["options"]["map"] == paper
        assert await play(chair, most=2) == 2
        shown = await guest.get(f"/replays/{table}")
        assert len(shown["moves"]) >= 5
        await guest.leave()


async def test_another_process_finds_the_map_in_the_database(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = databases.make(POSTGRESQL)
    with serve_locally(tmp_path, url) as one:
        guest = await Guest.come(one.address)
        table, _ = await open_islands(guest)
        forget(monkeypatch)
        with serve_locally(tmp_path, url) as two:
            other = Guest(two.address)
            other.http.cookies = guest.http.cookies
            chair = await other.enter(table, scene=False)
            assert await play(chair, most=2) == 2
            await other.leave()
        await guest.leave()


async def test_a_record_takes_its_map_along(
    guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, paper = await open_islands(guest)
    text = (await guest.http.get(f"/replays/{table}/record")).text
    forget(monkeypatch)
    assert replay(Record.from_text(text)).options.as_json()["map"] == paper
    forget(monkeypatch)
    with serve_locally(tmp_path) as elsewhere:
        other = await Guest.come(elsewhere.address)
        brought = (await other.http.post("/records", content=text)).json()["id"]
        shown = await other.get(f"/replays/{brought}")
        assert shown["options"]["map"] == paper
        forget(monkeypatch)
        assert (await other.http.get(f"{MAP}/{paper}")).json() == four_islands()
        await other.leave()


@pytest.mark.parametrize(
    ("content", "rule"),
    [
        (b"", "F10"),
        (b"[" * 200_000, "F10"),
        (b'{"a":' * 40_000, "F10"),
        (b'{"id": "a", "id": "b"}', "F10"),
        (b'{"id": NaN}', "F10"),
        (b"\xff\xfe", None),
        (json.dumps({**four_islands(), "territories": []}).encode(), "F6"),
        (json.dumps(four_islands()).replace("[", "[NaN, ", 1).encode(), "F10"),
        (json.dumps(SHEET).encode(), "F10"),
    ],
)
async def test_a_broken_file_is_refused_with_its_rule(
    guest: Guest, content: bytes, rule: str | None
) -> None:
    answer = await guest.http.post(MAP, content=content)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["kind"], error["rule"]) == ("malformed", rule)
    assert len(error["message"]) < 1000


async def test_too_much_is_too_large(guest: Guest) -> None:
    huge = json.dumps({**four_islands(), "more": "x" * 256 * 1024})
    assert (await guest.http.post(MAP, content=huge)).status_code == 413


async def test_names_that_are_scripts_stay_names(guest: Guest) -> None:
    script = "</title><script>alert(1)</script>"
    world = four_islands(title=script)
    world["territories"][0]["names"]["en"] = script
    paper = await bring(guest, "map", world)
    sheet = await guest.http.get(f"/games/{GAME}", params={"map": paper})
    assert sheet.headers["content-type"] == "application/json"
    assert script in sheet.json()["choices"][0]["values"][-1]["title"], "pages escape it"
    lent = await guest.http.get(f"{MAP}/{paper}")
    assert lent.headers["content-type"].startswith("application/json")
    assert lent.headers["x-content-type-options"] == "nosniff"


async def test_no_path_of_the_server_is_read(guest: Guest) -> None:
    for name in ("..%2F..%2Fetc%2Fpasswd", "%2Fetc%2Fpasswd", "house.json", "file-x", "sheet"):
        assert (await guest.http.get(f"/assets/{GAME}/sheet/{name}")).status_code in (404, 422)
    for path in (f"/assets/{GAME}/seats", "/assets/feurio/map", "/assets/chess/map"):
        answer = await guest.http.post(path, content="{}")
        assert answer.status_code in (404, 422)
        assert (await guest.http.get(f"{path}/x")).status_code in (404, 422)


async def test_a_paper_that_is_not_here_is_refused(guest: Guest) -> None:
    gone = f"file-{'0' * 32}"
    sheet = await guest.get(f"/games/{GAME}", map=gone)
    assert sheet["options"]["map"] == MAPS.usual, "what does not fit is as usual"
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    answer = await guest.http.post(
        "/tables", json={"game": GAME, "options": {"map": gone}, "seats": seats}
    )
    assert answer.status_code == 422
    assert answer.json()["error"]["rule"] == "F10"


async def test_a_sheet_is_no_map(guest: Guest) -> None:
    paper = await bring(guest, "sheet", SHEET)
    assert SHEETS.has(paper)
    answer = await guest.http.get(f"/games/{GAME}", params={"map": paper})
    assert answer.status_code == 422


async def test_strangers_bring_nothing_and_guests_not_too_much(
    local: LocalServer, strict: LocalServer
) -> None:
    async with httpx.AsyncClient(base_url=f"{local.address}/api", timeout=PATIENCE) as stranger:
        assert (await stranger.post(MAP, content="{}")).status_code == 403
    guest = await Guest.come(strict.address)
    answers = [(await guest.http.post(MAP, content="{}")).status_code for _ in range(25)]
    assert answers[0] == 422
    assert answers[-1] == 429
    await guest.leave()


async def test_one_person_keeps_only_so_many(tmp_path: Path) -> None:
    with serve_locally(tmp_path, limited=True, limits=LimitSettings(files=1)) as local:
        guest = await Guest.come(local.address)
        first = await bring(guest, "sheet", SHEET)
        assert await bring(guest, "sheet", SHEET) == first, "it is here already"
        text = json.dumps({**SHEET, "title": "Another"})
        refused = await guest.http.post(f"/assets/{GAME}/sheet", content=text)
        assert refused.status_code == 429
        assert "1" in refused.json()["error"]["message"]
        await guest.leave()
