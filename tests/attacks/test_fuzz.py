"""Whatever is said, nothing breaks: no answer is a fault of the server, and no line is dropped."""

from collections.abc import Sequence
from random import Random
from urllib.parse import urlencode

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.live.outgoing import UNWELCOME
from tests.attacks.fuzz import is_understood, list_routes, make_message, make_request
from tests.effort import times
from tests.progress import Progress
from tests.server.conftest import Welcome
from tests.server.support.guest import Chair, Guest, Words

pytestmark = pytest.mark.anyio

# A million in the long run, both together.
MESSAGES = times(6_000, long=950_000)
REQUESTS = times(1_000, long=50_000)
# So many messages are sent before an answer is waited for, and so many at one table.
AT_ONCE = 50
AT_A_TABLE = 2_000
# So many requests are made by one guest.
BY_A_GUEST = 1_000
TABLES: list[tuple[str, Words]] = [
    ("feurio", {"seats": 2, "firebreak": True}),
    ("futurisiko", {"seats": 3, "cards": True}),
]


@pytest.mark.compiled
async def test_no_message_breaks_a_line(guests: Welcome) -> None:
    progress = Progress("messages", MESSAGES)
    while progress.goes_on:
        number = progress.done // AT_A_TABLE
        rng = Random(number)
        game, options = TABLES[number % 2]
        guest = await guests()
        seats: list[Words] = [{"kind": "me"}, *[{"kind": "here"}] * (options["seats"] - 1)]
        table = await guest.open(seats, game, options=options)
        await talk_nonsense(guest, table, rng)
        progress.add(AT_A_TABLE)
        await guest.leave()


async def talk_nonsense(guest: Guest, table: str, rng: Random) -> None:
    """Send one table's share of messages."""
    chair = await guest.enter(table, scene=rng.random() < 0.1)
    for _ in range(AT_A_TABLE // AT_ONCE):
        for _ in range(AT_ONCE):
            text = make_message(rng, chair.version, chair.legal[:5])
            await chair.socket.send(text)
            if not is_understood(text):
                await hear_refusal(chair, text)
                chair = await guest.enter(table, scene=False)
        await chair.say("ping")
        await chair.hear("pong")


async def hear_refusal(chair: Chair, text: str) -> None:
    """What is no message at all is answered by an error, and then the line is ended in order."""
    await chair.hear("error")
    with pytest.raises(ConnectionClosed) as ended:
        await chair.hear("never")
    assert ended.value.rcvd is not None, text
    assert ended.value.rcvd.code == UNWELCOME, text


@pytest.mark.compiled
async def test_no_request_is_answered_by_a_fault_of_the_server(guests: Welcome) -> None:
    progress, routes = Progress("requests", REQUESTS), list_routes()
    while progress.goes_on:
        guest = await guests()
        await ask_nonsense(guest, Random(1 + progress.done // BY_A_GUEST), routes)
        progress.add(BY_A_GUEST)
        await guest.leave()


async def ask_nonsense(guest: Guest, rng: Random, routes: Sequence[tuple[str, str]]) -> None:
    """Make one guest's share of requests."""
    me: Words = {"kind": "me"}
    bot: Words = {"kind": "bot", "bot": "random"}
    ids = [game for game, _ in TABLES]
    ids += [await guest.open([me, bot, bot], game) for game in ids]
    for number in range(BY_A_GUEST):
        way, path, query, body = make_request(rng, routes, ids)
        address = f"{guest.address}{path}?{urlencode(query, errors='surrogatepass')}"
        answer = await guest.http.request(way, address, content=body)
        assert answer.status_code < 500, (number, way, path, query, body, answer.text)
