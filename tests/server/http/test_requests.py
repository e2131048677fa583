"""Requests: headers, origins, sizes and rates, and everything that should not be sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import Message, Scope
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteca.core.registry import find_game
from ludoteca.core.text.languages import languages
from ludoteca.games.feurio import Feurio
from ludoteca.server.http.middleware import SECURITY
from ludoteca.server.http.pages import Pages, accepts
from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.limits.sizes import LARGEST_MESSAGE, LARGEST_REQUEST
from ludoteca.server.live.connection import Connection
from ludoteca.server.live.outgoing import TOO_SLOW
from ludoteca.server.live.packet import Packet
from ludoteca.server.live.viewer import Viewer
from tests.patience import PATIENCE
from tests.server.conftest import Welcome
from tests.server.live.test_games import HERE, ME
from tests.server.support.guest import Chair, Guest
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio

GAMES = ("feurio", "futurisiko")


# Games, rules and boards.


@pytest.mark.parametrize("language", languages())
async def test_games_rules_and_boards_are_told_in_every_language(
    local: LocalServer, language: str
) -> None:
    async with httpx.AsyncClient(base_url=f"{local.address}/api/games", timeout=PATIENCE) as client:
        spoken = {"language": language}
        cards = (await client.get(f"{local.address}/api/games", params=spoken)).json()
        assert [card["name"] for card in cards] == sorted(GAMES)
        for game in GAMES:
            sheet = (await client.get(f"/{game}", headers={"Accept-Language": language})).json()
            assert sheet["levels"][0]["title"]
            assert len(sheet["usual"]["seats"]) == len(sheet["seats"]) == sheet["options"]["seats"]
            rules = (await client.get(f"/{game}/rules", params=spoken)).json()
            numbers = [rule["number"] for each in rules["chapters"] for rule in each["rules"]]
            assert numbers == list(find_game(game).presenter.rule_names)
            board = await client.get(f"/{game}/board", params=spoken)
            tag = {"If-None-Match": board.headers["etag"]}
            again = await client.get(f"/{game}/board", params=spoken, headers=tag)
            assert again.status_code == 304


async def test_a_lesson_answers_what_is_not_legal_with_its_rule(local: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=f"{local.address}/api/games", timeout=PATIENCE) as client:
        lesson = (await client.get("/futurisiko/lesson")).json()
        moves = [step["expects"] for part in lesson["games"] for step in part["steps"]]
        step = next(n for n, move in enumerate(moves) if move and move.startswith("build"))
        told = {}
        for move in (moves[step], "build tank 1 cina"):
            query = {"step": step, "move": move}
            told[move] = (await client.get("/futurisiko/lesson/why", params=query)).json()
        assert told[moves[step]] == {"rule": None, "message": ""}
        assert told["build tank 1 cina"]["rule"] == "F28"
        for asked in ("step=99&move=built", f"step={step}&move=dance"):
            refused = await client.get(f"/futurisiko/lesson/why?{asked}")
            assert refused.json()["error"]["kind"] == "malformed"
        assert (await client.get("/chess/lesson")).status_code == 404


async def test_how_to_play_is_told_in_scenes_where_there_is_a_page_on_it(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with httpx.AsyncClient(base_url=f"{local.address}/api/games", timeout=PATIENCE) as client:
        page = (await client.get("/feurio/how-to-play", params={"language": "de"})).json()
        assert page["facts"][-1] == {"title": "Autor", "text": "Heinrich Glumpler"}
        films = [section["film"] for section in page["sections"] if section["film"]]
        assert all(frame["scene"]["tiles"] for film in films for frame in film["frames"])
        assert (await client.get("/feurio/rules")).json()["has_how_to"]
        monkeypatch.setattr(Feurio, "how_to", None)
        refused = await client.get("/feurio/how-to-play")
        assert refused.status_code == 404
        assert "how to play Feurio!" in refused.json()["error"]["message"]
        assert not (await client.get("/feurio/rules")).json()["has_how_to"]


async def test_languages_differ_and_the_browser_chooses(local: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        told = {}
        for accepted in ("en", "de-CH,de;q=0.9,en;q=0.8", "xx, fr;q=0.5", "xx", ";;q=q,,"):
            headers = {"Accept-Language": accepted}
            answer = await client.get("/api/games/feurio/rules", headers=headers)
            told[accepted] = answer.json()["chapters"][0]["heading"]
    assert told["xx"] == told[";;q=q,,"] == told["en"]
    assert len(set(told.values())) == 3


async def test_options_that_do_not_fit_are_as_usual(local: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=f"{local.address}/api/games", timeout=PATIENCE) as client:
        sheet = (await client.get("/feurio?seats=2&goal=chess&nonsense=1&hotter=true")).json()
        assert (sheet["options"]["seats"], sheet["options"]["hotter"]) == (2, True)
        sheet = (await client.get("/feurio?seats=99&goal=chess")).json()
        assert sheet["options"] == find_game("feurio").options({}).as_json()
        assert (await client.get("/chess")).status_code == 404


# Headers.


async def test_every_answer_tells_browsers_to_be_careful(local: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        for path in ("/", "/api/health", "/api/nowhere", "/api/tables/nobody", "/assets/no.js"):
            answer = await client.get(path)
            for name, value in SECURITY.items():
                assert answer.headers[name] == value, path
        policy = (await client.get("/api/health")).headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'self'" in policy
        assert (await client.get("/api/health")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1"])
async def test_other_sites_are_not_heard(local: LocalServer, guest: Guest, origin: str) -> None:
    answer = await guest.http.patch("/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (403, "forbidden")
    table = await guest.open([ME, HERE])
    address = f"ws://127.0.0.1:{local.port}/api/tables/{table}/live"
    async with connect(address, additional_headers={"Origin": origin}) as socket:
        assert json.loads(await socket.recv())["kind"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    ours = await guest.http.patch("/me", json={"name": "Eva"}, headers={"Origin": local.address})
    assert ours.status_code == 200


# Sizes and odd things.


async def test_what_is_too_large_is_refused_however_it_is_sent(guest: Guest) -> None:
    async def parts() -> AsyncIterator[bytes]:
        for _ in range(LARGEST_REQUEST // 1000 + 2):
            yield b" " * 1000

    for body in (b" " * (LARGEST_REQUEST + 1), parts()):
        answer = await guest.http.patch("/me", content=body)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (413, "too_large")


ODD = [
    b"",
    b"\xff\xfe\x00",
    b"[" * 30_000,
    b'{"a":' * 5_000,
    b"NaN",
    b'{"game": "feurio", "seats": [], "options": {"seats": NaN}}',
    b'{"game": "feurio", "seats": [], "options": {"seats": 1e999}}',
    b'{"game": "feurio", "seats": [], "options": {"seats": [[]]}}',
    b'{"game": "feurio", "seats": [], "options": {"goal": {"a": 1}}}',
    b'{"game": "feurio", "seats": [], "options": {"goal": "\\ud800"}}',
    b'{"game": "\\u0000", "seats": [], "options": {}}',
    b'{"game": "feurio", "seats": [{"kind": "me"}], "options": {"seats": 1}, "clock": {"kind":'
    b' "move", "amount": ' + b"9" * 4000 + b"}}",
    b'{"game": "feurio", "seats": [{"kind": "me", "who": "x"}], "options": {}}',
    b'{"game": "feurio", "seats": [{"kind": "bot", "bot": "engine:/bin/sh"}], "options": {}}',
    b'{"game": "feurio", "seats": [{"kind": "bot", "bot": "search:9999s"}], "options": {}}',
    b'{"game": "feurio", "seats": [{"kind": "bot", "bot": "level:99"}], "options": {}}',
    b'{"game": "futurisiko", "seats": [], "options": {"map": ["x"]}}',
    b'{"game": "futurisiko", "seats": [], "options": {"map": "../../../etc/passwd"}}',
    b'{"game": "futurisiko", "seats": [], "options": {"removed": {}, "seats": 5}}',
    b'{"game": "futurisiko", "seats": [], "options": {"round_limit": 1' + b"0" * 200 + b"}}",
    b'{"game": "feurio", "seats": [{"kind": "me"}], "options": {"seats": 1}, "from":'
    b' {"replay": "\\u0000", "step": 1' + b"0" * 100 + b"}}",
]


@pytest.mark.parametrize("body", ODD, ids=range(len(ODD)))
async def test_an_odd_order_is_refused_with_a_reason(guest: Guest, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await guest.http.post("/tables", content=body, headers=headers)
    assert answer.status_code in (400, 404, 422), answer.text
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize(
    "name", ["nobody", "%00", "..%2f..%2fetc", "%ED%A0%80", "x" * 500, "é", "%0a%0d", "a'b"]
)
async def test_odd_names_are_not_found(guest: Guest, name: str) -> None:
    for path in (f"/tables/{name}", f"/replays/{name}", f"/tables/{name}/deal"):
        answer = await guest.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["error"]["kind"] == "not_found"
    posted = await guest.http.post(f"/tables/{name}/seat", json={})
    assert posted.status_code in (404, 405)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "[]",
        "{",
        "[" * 4000,
        '{"type": "nonsense"}',
        '{"type": "move"}',
        '{"type": "look", "seat": "0"}',
        '{"type": "ping", "more": 1}',
        "x" * (LARGEST_MESSAGE + 1),
        "é" * (LARGEST_MESSAGE - 10),
        b"bytes",
    ],
    ids=range(11),
)
async def test_a_message_that_is_none_ends_the_line_with_a_reason(
    guest: Guest, message: str | bytes
) -> None:
    chair = await guest.enter(await guest.open([ME, HERE]))
    await chair.socket.send(message)
    assert (await chair.hear("error"))["kind"] in ("malformed", "too_large")
    with pytest.raises(ConnectionClosed):
        await chair.hear("nothing")


async def test_odd_moves_are_refused_and_the_line_goes_on(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME, HERE]))
    seat = chair.table["to_move"]
    for move in ("", "\x00", "lay 99999999999999999999,1", "men " * 500, "\\", "é" * 300):
        for kind in ("move", "why"):
            more = {"version": chair.version} if kind == "move" else {}
            answer = await chair.ask(kind, seat=seat, move=move, **more)
            assert answer["type"] == "refused" or not answer["legal"], answer
    for other in (-1, 2, 10**17):
        assert (await chair.move(other, "pass"))["kind"] == "forbidden"
    assert (await chair.move(seat, "pass", version=10**17))["kind"] == "stale"
    await chair.socket.send('{"type":"why","id":"1","seat":0,"move":"\\ud800"}')
    assert (await chair.hear("why", "refused", "error"))["type"] in ("refused", "error")


# Rates.


async def test_a_flood_of_requests_messages_and_talk_is_stemmed(strict: LocalServer) -> None:
    guest = await Guest.come(strict.address)
    chair = await guest.enter(await guest.open([ME, HERE]))
    refusals = 0
    for _ in range(12):
        await chair.say("talk", kind="sign", text="👍")
        refusals += (await chair.hear("talk", "refused"))["type"] == "refused"
    assert 1 <= refusals < 6
    with pytest.raises(ConnectionClosed):
        await flood(chair)
    assert chair.heard[-1] == chair.heard[-1] | {"type": "error", "kind": "too_many"}
    for _ in range(LimitSettings().tables):
        last = await guest.http.post("/tables", json=order())
        if last.status_code != 200:
            break
    assert (last.status_code, last.json()["error"]["kind"]) == (429, "too_many")
    assert (await guest.http.get("/health")).status_code == 200
    # A busy machine answers slowly, while the limit grows again: ask until it says so.
    for _ in range(2000):
        if (await guest.http.get("/health")).status_code == 429:
            break
    else:
        raise AssertionError("a flood of requests is let through")
    await guest.leave()


async def flood(chair: Chair) -> None:
    for _ in range(100):
        await chair.say("ping")
    await chair.hear("nothing")


def order() -> dict[str, object]:
    return {"game": "feurio", "options": {"seats": 1}, "seats": [ME]}


class DeafSocket:
    """A socket whose owner reads nothing."""

    def __init__(self) -> None:
        self.scope: Scope = {"type": "websocket"}
        self.closed: int | None = None

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Message:
        await asyncio.Event().wait()
        raise AssertionError("nothing ever comes")

    async def close(self, code: int) -> None:
        self.closed = code


async def test_who_does_not_read_is_cut_off_and_slows_nobody(
    local: LocalServer, guest: Guest
) -> None:
    table = await guest.open([ME, HERE])

    async def sit_deaf() -> int | None:
        socket = DeafSocket()
        channel = await local.services.tables.find(table)
        deaf = Connection(socket, local.services, channel, None, Viewer(None, "en"), "here", set())  # type: ignore[arg-type]
        serving = asyncio.create_task(deaf.serve(0))
        await asyncio.sleep(0.1)
        for _ in range(LimitSettings().queue // 1000 + 1):
            deaf.participant.send(Packet([b"x" * 1000]))
        await asyncio.wait_for(serving, PATIENCE)
        assert deaf.participant not in channel.subscribers
        return socket.closed

    chair = await guest.enter(table)
    loop = local.server.servers[0].get_loop()
    code = asyncio.run_coroutine_threadsafe(sit_deaf(), loop)
    await still_answers(chair)
    assert await asyncio.wrap_future(code) == TOO_SLOW


class TalkingSocket(DeafSocket):
    """A socket whose owner says one thing, and reads nothing."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.texts = [text]

    async def receive(self) -> Message:
        if not self.texts:
            return await super().receive()
        return {"type": "websocket.receive", "text": self.texts.pop()}


async def test_who_is_cut_off_while_they_move_has_moved(local: LocalServer, guest: Guest) -> None:
    table = await guest.open([ME, HERE])

    async def move() -> tuple[int, int]:
        services = local.services
        channel = await services.tables.find(table)
        now, seat = channel.table, channel.table.to_move
        assert seat is not None
        text = str(now.view(seat).moves()[0])
        said = {"type": "move", "id": "1", "version": now.version, "seat": seat, "move": text}
        who = await services.store.people.find_identity(now.seats[seat].who)
        mover = Connection(
            TalkingSocket(json.dumps(said)),  # type: ignore[arg-type]
            *(services, channel, who, Viewer(seat, "en"), "here", set()),
        )
        serving = asyncio.create_task(mover.serve(now.version))
        while not mover.participant.acting.locked():
            await asyncio.sleep(0)
        mover.participant.fail()
        await asyncio.wait_for(serving, PATIENCE)
        return now.version, channel.table.version

    loop = local.server.servers[0].get_loop()
    before, after = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(move(), loop))
    assert after > before


async def still_answers(chair: Chair) -> None:
    for _ in range(5):
        await chair.say("ping")
        await chair.hear("pong")


async def test_many_ask_for_a_rematch_at_once_and_meet_at_one_table(guests: Welcome) -> None:
    anna = await guests()
    table = await anna.open([ME, HERE])
    chair = await anna.enter(table)
    for seat in (0, 1):
        await chair.ask("resign", seat=seat)
    found = await asyncio.gather(*(anna.post(f"/tables/{table}/rematch") for _ in range(5)))
    assert len({each["id"] for each in found}) == 1


# Pages.


@pytest.fixture
def pages(tmp_path: Path) -> httpx.AsyncClient:
    """The client as it is built: a page, and files with a hash in their names."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>home")
    (tmp_path / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed br")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(b"packed gz")
    (tmp_path.parent / "secret.txt").write_text("secret")
    app = Starlette(routes=[Mount("/", Pages(tmp_path))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


async def test_pages_are_served_packed_and_kept(pages: httpx.AsyncClient) -> None:
    home = await pages.get("/")
    assert home.headers["cache-control"] == "no-cache"
    assert home.headers["content-type"].startswith("text/html")
    assert (await pages.get("/table/abc")).text == home.text, "the client knows what to show"
    again = await pages.get("/", headers={"If-None-Match": home.headers["etag"]})
    assert again.status_code == 304
    for accepted, packing in (("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip")):
        headers = {"Accept-Encoding": accepted}
        async with pages.stream("GET", "/assets/app-1a2b.js", headers=headers) as answer:
            assert answer.headers["content-encoding"] == packing
            assert "immutable" in answer.headers["cache-control"]
            assert "javascript" in answer.headers["content-type"]
            assert answer.headers["vary"] == "Accept-Encoding"
    plain = await pages.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "console.log(1)"


async def test_nothing_outside_the_pages_is_served(pages: httpx.AsyncClient) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/../secret.txt", "//s"):
        assert "secret" not in (await pages.get(path)).text


def test_packing_is_as_the_browser_accepts_it() -> None:
    assert accepts("gzip, br", "br")
    assert not accepts("gzip, brotli", "br")
    assert not accepts("gzip;q=0", "gzip")
    assert not accepts("", "gzip")


async def test_what_is_not_there_is_told(local: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        assert (await client.get("/api/nowhere")).status_code == 404
        assert (await client.get("/assets/nothing.js")).json()["error"]["kind"] == "not_found"
        assert (await client.post("/")).status_code == 405
        assert (await client.delete("/api/games")).status_code == 405
