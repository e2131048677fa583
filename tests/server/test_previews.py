"""What a chat shows of a link: a sentence, and a picture that tells nothing hidden."""

import re
import zlib
from html import unescape

import httpx
import pytest

from ludoteca.core.records.record import Record
from ludoteca.core.registry import find_game
from ludoteca.games.feurio import FEURIO
from ludoteca.server.previews.pictures import find_example, rasterize
from tests.server.conftest import Welcome
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, ask

pytestmark = pytest.mark.anyio

ME, INVITED, BOT = {"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "level:1"}
HERE = {"kind": "here", "name": "Bea"}
PNG = b"\x89PNG\r\n\x1a\n"


async def read_tags(address: str, path: str, language: str = "en") -> dict[str, str]:
    """The tags of a page, as a stranger gets it."""
    async with httpx.AsyncClient(timeout=60, headers={"Accept-Language": language}) as stranger:
        page = await stranger.get(address + path)
    assert page.status_code == 200
    tags = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)">', page.text)
    return {name: unescape(text) for name, text in tags}


async def fetch(address: str) -> bytes:
    """A picture, as a stranger gets it."""
    async with httpx.AsyncClient(timeout=60) as stranger:
        answer = await stranger.get(address)
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "public" in answer.headers["cache-control"]
    return answer.content


async def test_an_invitation_says_who_invites_to_what_and_who_is_there(
    local: LocalServer, guests: Welcome
) -> None:
    anna = await guests()
    await anna.http.patch("/me", json={"name": 'Anna "<b>"'})
    opened = await anna.post("/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED])
    tags = await read_tags(local.address, f"/join/{opened['code']}")
    assert tags["og:title"] == 'Anna "<b>" invites you to Feurio!'
    assert tags["og:description"] == 'One seat is free. Already there: Anna "<b>".'
    assert tags["og:image"] == f"{local.address}/api/games/feurio/picture.png"
    assert tags["robots"] == "noindex"
    assert opened["code"] not in str(tags), "who is shown the picture could sit down with it"
    german = await read_tags(local.address, f"/join/{opened['code']}", "de")
    assert german["og:title"] == 'Anna "<b>" lädt dich zu Feurio! ein'
    assert (await fetch(tags["og:image"])).startswith(PNG)


async def test_an_invitation_to_go_on_from_a_saved_game_shows_where_it_goes_on(
    local: LocalServer, guests: Welcome
) -> None:
    anna = await guests()
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    for action in ("draw 3", "draw 6", "draw 2"):
        state.play(action)
    replay = (await anna.post("/records", **Record.of(state).as_json()))["id"]
    start = {"replay": replay, "step": 3}
    seats = [ME, INVITED]
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 2}, seats=seats, **{"from": start}
    )
    shown = (await read_tags(local.address, f"/join/{opened['code']}"))["og:image"]
    assert shown.endswith(f"/api/replays/{opened['id']}/picture.png")
    there = (await read_tags(local.address, f"/replay/{replay}/3"))["og:image"]
    assert await fetch(shown) == await fetch(there)


async def test_one_who_plays_alone_is_not_many(local: LocalServer, guests: Welcome) -> None:
    anna = await guests()
    await anna.http.patch("/me", json={"name": "Anna"})
    table = await anna.open([ME], options={"seats": 1})
    sentences = {
        "en": "Anna is playing. Have a look!",
        "it": "Gioca Anna. Dai un’occhiata!",
        "de": "Es spielt Anna. Schau zu!",
    }
    for language, sentence in sentences.items():
        tags = await read_tags(local.address, f"/table/{table}", language)
        assert tags["og:description"] == sentence


async def test_pages_without_a_preview_are_as_they_were_built(local: LocalServer) -> None:
    for path in ("/join/AAAA-AAAA-AAAA", "/table/none", "/replay/none/3", "/nowhere", "/move"):
        assert "og:title" not in await read_tags(local.address, path)


async def test_home_and_the_pages_of_a_game_say_what_they_are(local: LocalServer) -> None:
    assert "og:image" in await read_tags(local.address, "/")
    for page in ("new", "learn", "rules", "how-to-play"):
        tags = await read_tags(local.address, f"/{page}/futurisiko")
        assert tags["og:title"] == "FutuRisiko!"
        assert tags["og:image"].endswith("/api/games/futurisiko/picture.png")


async def test_the_picture_of_a_table_is_what_a_spectator_sees(
    local: LocalServer, guests: Welcome
) -> None:
    anna = await guests()
    table = await anna.open([ME, HERE], options={"firebreak": True})
    chair = await anna.enter(table)
    # A tile is drawn in secret: its picture is the same whoever asks, she or a stranger.
    tags = await read_tags(local.address, f"/table/{table}")
    assert tags["og:image"].endswith(f"/api/replays/{table}/picture.png")
    hers = await anna.http.get(f"/replays/{table}/picture.png")
    assert hers.content == await fetch(tags["og:image"])
    channel = await local.services.tables.find(table)
    state = channel.table.state
    poster = state.game.presenter.poster
    assert hers.content == rasterize(poster(state.view(None)))
    assert chair


async def test_a_replay_shows_the_very_position(local: LocalServer, guests: Welcome) -> None:
    anna = await guests()
    table = await anna.open([ME, HERE])
    first = (await read_tags(local.address, f"/replay/{table}/0"))["og:image"]
    assert first.endswith("picture.png?step=0")
    last = (await read_tags(local.address, f"/replay/{table}"))["og:image"]
    assert await fetch(first) != await fetch(last)
    missing = await anna.http.get(f"/replays/{table}/picture.png", params={"step": 999})
    assert missing.status_code == 404


async def test_a_record_is_shown_too(local: LocalServer, guests: Welcome) -> None:
    anna = await guests()
    table = await anna.open([ME, HERE])
    record = (await anna.http.get(f"/replays/{table}/record")).text
    kept = (await anna.http.post("/records", content=record)).json()["id"]
    tags = await read_tags(local.address, f"/replay/{kept}")
    assert tags["og:title"] == "Feurio!"
    assert (await fetch(tags["og:image"])).startswith(PNG)


@pytest.mark.parametrize("comment", ["NaN", '"\\ud800"'])
async def test_what_only_we_can_read_of_a_record_breaks_no_page(
    local: LocalServer, guest: Guest, comment: str
) -> None:
    record = '{"format":"ludoteca/1","game":"feurio","rules":"1","options":{},"actions":[]'
    answer = await guest.http.post("/records", content=f'{record},"comment":{comment}}}')
    assert ask(local, f"/replay/{answer.json()['id']}").status_code == 200


async def test_a_picture_is_drawn_once_however_many_ask(
    guests: Welcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(svg: str) -> bytes:
        drawn.append(svg)
        return PNG

    monkeypatch.setattr("ludoteca.server.previews.pictures.rasterize", draw)
    anna = await guests()
    table = await anna.open([ME, HERE])
    for _ in range(5):
        answer = await anna.http.get(f"/replays/{table}/picture.png")
        assert "Accept-Language" in answer.headers["Vary"], "there may be names on it"
    assert len(drawn) == 1


async def test_whoever_has_guessed_codes_gets_a_plain_page(strict: LocalServer) -> None:
    anna = await Guest.come(strict.address)
    opened = await anna.post("/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED])
    assert "og:title" in await read_tags(strict.address, f"/join/{opened['code']}")
    await read_tags(strict.address, "/join/AAAA-AAAA-AAAA")
    # And many more before: a slow machine would earn new guesses meanwhile.
    strict.services.limits.codes.pay("127.0.0.1", 1000)
    assert "og:title" not in await read_tags(strict.address, f"/join/{opened['code']}")
    await anna.leave()


async def test_who_asks_for_ever_new_pictures_has_to_wait(
    strict: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.previews.pictures.rasterize", lambda _: PNG)
    monkeypatch.setattr("ludoteca.server.previews.pictures.COST", 20.0)
    anna = await Guest.come(strict.address)
    table = await anna.open([ME, HERE])
    asked = [
        (await anna.http.get(f"/replays/{table}/picture.png", params={"step": step})).status_code
        for step in range(3)
    ]
    assert asked == [200, 200, 429]
    kept = await anna.http.get(f"/replays/{table}/picture.png", params={"step": 0})
    assert kept.status_code == 200, "what is drawn already costs nothing"
    await anna.leave()


@pytest.mark.parametrize(("game", "ground"), [("feurio", "e6d3ab"), ("futurisiko", "d3e6ef")])
def test_letters_and_colours_are_drawn_where_no_typeface_is_installed(
    game: str, ground: str
) -> None:
    poster = find_game(game).presenter.poster(find_example(find_game(game)))
    assert rasterize(poster) != rasterize(re.sub("<text.*?</text>", "", poster))
    assert read_corner(rasterize(poster)) == ground


def read_corner(png: bytes) -> str:
    """The colour of the first pixel, which every filter of a first line leaves as it is."""
    data, at = b"", len(PNG)
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    return zlib.decompress(data)[1:4].hex()
