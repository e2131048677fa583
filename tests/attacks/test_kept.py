"""What stays: nobody fills the disk, makes a table endless, or has the same thing made anew."""

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import httpx
import pytest

from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.records.record import Record
from ludoteca.core.registry import find_game
from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from ludoteca.table import Setup
from tests.server.live.test_games import HERE, ME
from tests.server.support.guest import Guest, Words
from tests.server.support.local_server import LocalServer, ask, serve_locally

pytestmark = pytest.mark.anyio

KEPT, ENTRIES, SETUP = 5000, 12, 600
LIMITS = LimitSettings(kept=Rate(KEPT, 0.001), entries=ENTRIES, setup=SETUP)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with serve_locally(tmp_path_factory.mktemp("narrow"), limited=True, limits=LIMITS) as local:
        yield local


@pytest.fixture
async def guest(narrow: LocalServer, request: pytest.FixtureRequest) -> AsyncIterator[Guest]:
    # From another address for each test.
    home = f"198.51.100.{sum(map(ord, request.node.name)) % 250}"
    guest = await Guest.come(narrow.address, home)
    yield guest
    await guest.leave()


def some_record(actions: int = 0, comment: str = "") -> Words:
    game = find_game("feurio")
    state = game.start(game.options({"seats": 2}))
    while len(state.actions) < actions and state.legal():
        state.apply(state.legal()[0])
    return {**json.loads(str(Record.of(state))), "comment": comment}


async def test_one_address_has_so_much_kept_and_no_more(guest: Guest) -> None:
    table = await guest.open([ME, HERE])
    chair = await guest.enter(table, scene=False)
    seat = chair.table["to_move"]
    await chair.say("look", seat=seat)
    await chair.hear("table")
    await guest.post("/records", **some_record(comment="x" * KEPT))
    answers = [
        await guest.http.post("/records", json=some_record()),
        await guest.http.post("/assets/futurisiko/map", content="{}"),
        await guest.http.post("/tables", json={"game": "feurio", "seats": [ME, HERE]}),
    ]
    assert {answer.status_code for answer in answers} == {httpx.codes.TOO_MANY_REQUESTS}
    refused = await chair.move(seat, chair.legal[0])
    assert refused["kind"] == "too_many"
    assert (await guest.http.get("/me")).status_code == httpx.codes.OK


async def test_a_table_does_not_go_on_for_ever(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME, HERE]), scene=False)
    while chair.table["to_move"] is not None:
        await chair.say("resign", seat=0)
        await chair.say("return", seat=0)
        told = await chair.hear("event", "refused", "error")
        assert told["type"] != "error"
    while chair.heard[-1].get("kind") != "closed":
        await chair.hear("event")
    assert ENTRIES < chair.version < 2 * ENTRIES


async def test_a_table_that_had_more_before_there_was_a_limit_goes_on(
    narrow: LocalServer, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair = await guest.enter(await guest.open([ME, HERE]), scene=False)
    limits = narrow.services.limits
    monkeypatch.setattr(limits, "settings", replace(limits.settings, entries=chair.version - 1))
    seat = chair.table["to_move"]
    assert (await chair.move(seat, chair.legal[0]))["type"] == "done"
    await chair.say("resign", seat=seat)
    while chair.heard[-1].get("kind") != "hand":
        assert (await chair.hear("event"))["kind"] != "closed"


async def test_a_beginning_that_is_too_long_is_not_even_played(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await guest.post("/records", **some_record(actions=100))

    def play(_given: object) -> None:
        raise AssertionError("it is too long")

    monkeypatch.setattr(Setup, "from_json", play)
    start = {"replay": kept["id"], "step": 100}
    wanted = {"game": "feurio", "seats": [ME, HERE], "options": {"seats": 2}, "from": start}
    answer = await guest.http.post("/tables", json=wanted)
    assert answer.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE


@pytest.mark.parametrize(("page", "maker"), [("how-to-play", HowTo), ("lesson", Lesson)])
async def test_pages_that_are_the_same_for_all_are_made_once(
    narrow: LocalServer, monkeypatch: pytest.MonkeyPatch, page: str, maker: type
) -> None:
    path = f"/api/games/feurio/{page}"
    first = ask(narrow, path, **{"Accept-Language": "nl"})
    monkeypatch.delattr(maker, "show")
    again = ask(narrow, path, **{"Accept-Language": "nl"})
    assert again.status_code == httpx.codes.OK
    assert again.content == first.content
