"""Sizes: what somebody sends costs no more than it is long, and what waits for him is bounded."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from importlib.resources import files
from time import perf_counter

import httpx
import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import Malformed
from ludoteca.core.registry import find_game
from ludoteca.games.futurisiko.assets.document import LONGEST_ID, LONGEST_TEXT, MAP
from ludoteca.games.futurisiko.map.check import MOST_LABELS, check_world
from ludoteca.server.http.language import choose_language
from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.limits.share import Share
from ludoteca.server.limits.sizes import LARGEST_QUERY, MOST_FIELDS
from ludoteca.server.live.send_queue import SendQueue
from ludoteca.server.routes import games
from tests.attacks.bystander import somebody_plays
from tests.attacks.raw import Raw, frame, upgrade
from tests.patience import PATIENCE
from tests.server.support.guest import Guest, Words
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

# Far more than a linear check takes for what fits in a request, on any machine.
LONG = 5.0
HERE = "127.0.0.1"
LIMITS = LimitSettings(queue=100_000, queues=400_000, reading=1.0)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that keeps little for who does not read."""
    with serve_locally(tmp_path_factory.mktemp("narrow"), limited=True, limits=LIMITS) as local:
        yield local


@pytest.fixture
async def vandal(narrow: LocalServer) -> AsyncIterator[Guest]:
    guest = await Guest.come(narrow.address)
    yield guest
    await guest.leave()


# Checks whose time grows with what is sent, and no faster.


@pytest.mark.parametrize("depth", [0, 1])
def test_doubled_fields_are_found_in_one_pass(depth: int) -> None:
    names = ",".join(f'"{n}":0' for n in range(40_000))
    text = '{"a":' * depth + f'{{{names},"39999":0}}' + "}" * depth
    start = perf_counter()
    with pytest.raises(Malformed, match="twice") as refused:
        MAP.parse_text(text)
    assert perf_counter() - start < LONG
    assert refused.value.facts["field"] == "39999"


def test_what_is_no_option_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {f"option-{n}": "1" for n in range(1000)} | {"seats": "3"}
    calls = 0

    def count(*facts: object) -> object:
        nonlocal calls
        calls += 1
        return list_choices(*facts)  # type: ignore[arg-type, type-var]

    monkeypatch.setattr(games, "list_choices", count)
    assert games.settle(find_game("futurisiko"), asked).seats == 3
    assert calls < 10


async def test_a_query_has_so_many_fields_and_bytes(narrow: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=narrow.address, timeout=PATIENCE) as client:
        for query in ("&".join(["a=1"] * (MOST_FIELDS + 1)), "a=" + "x" * LARGEST_QUERY):
            answer = await client.get(f"/api/games/feurio?{query}")
            assert (answer.status_code, answer.json()["error"]["kind"]) == (413, "too_large")


def test_a_long_header_of_languages_is_read_as_far_as_a_browser_would_write() -> None:
    start = perf_counter()
    assert choose_language(None, "de;q=0.9," + "xx;q=0.8," * 1_000_000) == "de"
    assert choose_language(None, "xx;q=0.8," * 1_000_000 + "de") == "en"
    assert perf_counter() - start < LONG


# Texts of files that are brought.


@pytest.fixture
def world() -> Words:
    file = files("ludoteca.games.futurisiko") / "map" / "reconstruction.json"
    document: Words = json.loads(file.read_text(encoding="utf-8"))
    return document


def test_every_text_of_a_map_has_a_length(world: Words) -> None:
    check_world(world)
    sea, land = world["seas"][0], world["territories"][0]
    for holder, field, much in (
        (world, "provenance", "x" * (LONGEST_TEXT + 1)),
        (land["provenance"], "name", "x" * (LONGEST_TEXT + 1)),
        (land, "id", "x" * (LONGEST_ID + 1)),
        (sea, "labels", sea["labels"][:1] * (MOST_LABELS + 1)),
    ):
        before, holder[field] = holder[field], much
        with pytest.raises(Malformed):
            check_world(world)
        holder[field] = before


# What waits for somebody who does not read.


def test_a_queue_is_bounded_for_one_client_and_for_an_address() -> None:
    share = Share(5_000, limited=True)
    first, second = SendQueue(3_000, share, HERE), SendQueue(3_000, share, HERE)
    assert first.put([b"x" * 2_000])
    assert not first.put([b"x" * 2_000]), "too much for one who does not read"
    assert second.put([b"x" * 2_000])
    third = SendQueue(3_000, share, HERE)
    assert not third.put([b"x" * 2_000]), "too much for one address"
    assert SendQueue(3_000, share, "elsewhere").put([b"x" * 2_000])
    assert first.pop() == b"x" * 2_000
    assert third.put([b"x" * 2_000])
    third.clear()
    second.clear()
    assert share.held(HERE) == 0


def test_one_message_alone_is_never_too_much_for_a_client() -> None:
    queue = SendQueue(1_000, Share(100_000, limited=True), HERE)
    assert queue.put([b"x" * 50_000])
    assert not queue.put([b"x"])


async def test_what_is_no_move_is_not_answered_with_all_that_are(vandal: Guest) -> None:
    seats = [{"kind": "me"}, *[{"kind": "here"}] * 2]
    chair = await vandal.enter(await vandal.open(seats, "futurisiko"))
    seat = chair.table["to_move"]
    refused = await chair.move(seat, "nonsense")
    assert (refused["kind"], refused["legal"]) == ("malformed", [])
    stale = await chair.move(seat, "nonsense", version=0)
    assert (stale["kind"], bool(stale["legal"])) == ("stale", True)


async def test_who_does_not_read_takes_no_memory(narrow: LocalServer, vandal: Guest) -> None:
    seats = [{"kind": "me"}, *[{"kind": "here"}] * 2]
    table = await vandal.open(seats, "futurisiko")
    cookie = "; ".join(f"{name}={value}" for name, value in vandal.http.cookies.items())
    queues = narrow.services.limits.queues
    held = 0

    async def ask_much(raw: Raw) -> None:
        nonlocal held
        for _ in range(50):
            await raw.send(frame(type="look", seat=0))
            held = max(held, queues.held(HERE))
            await asyncio.sleep(0.03)

    async with somebody_plays(narrow.address) as bystander, AsyncExitStack() as stack:
        path = f"/api/tables/{table}/live"
        raws = [
            await stack.enter_async_context(upgrade(narrow.address, path, cookie))
            for _ in range(12)
        ]
        await asyncio.gather(*map(ask_much, raws))
    assert held <= LIMITS.queues
    assert bystander.longest < LONG
    async with asyncio.timeout(PATIENCE):
        while queues.held(HERE):
            await asyncio.sleep(0.05)
