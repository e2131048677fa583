"""Lists of tables: one's own, those to watch, and those that wait for somebody."""

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.conftest import Welcome
from tests.server.live.test_games import BOT, HERE, ME
from tests.server.live.test_table import meet, turn_of
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio


async def test_lists_show_ones_own_tables_and_those_to_watch(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    quiet = await anna.open([ME, HERE])
    shown = await anna.open([ME, HERE], listed=True)
    mine = {card["id"]: card for card in await anna.get("/tables", which="mine")}
    assert mine.keys() == {quiet, shown}
    assert mine[quiet]["my_turn"]
    watch = [card["id"] for card in await bruno.get("/tables", which="watch")]
    assert shown in watch
    assert quiet not in watch
    assert await bruno.get("/tables", which="mine") == []


async def test_what_waits_for_somebody_says_for_how_long_and_for_whom(
    local: LocalServer, guests: Welcome
) -> None:
    clock = {"kind": "days", "amount": 2}
    table, people, chairs = await meet(guests, clock=clock)
    seat = turn_of(chairs)
    waited, waiting = people[seat], people[1 - seat]
    alone = await waited.open([ME, BOT])
    (card,) = await waited.get("/tables", which="turn")
    assert (card["id"], card["my_turn"], card["pressing"]) == (table, True, True)
    assert 0 < card["deadline"] - local.now() <= 2 * 24 * 60 * 60
    assert await waiting.get("/tables", which="turn") == []
    (seen,) = [each for each in await waiting.get("/tables", which="mine") if each["id"] == table]
    assert seen["waits_for"] == [(await waited.get("/me"))["name"]]
    assert not seen["pressing"]
    mine = {each["id"]: each for each in await waited.get("/tables", which="mine")}
    assert next(iter(mine)) == table, "however new the others are"
    assert not mine[alone]["pressing"], "bots have patience"
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as stranger:
        assert (await stranger.get("/api/tables?which=turn")).json() == []


async def test_who_shares_a_screen_is_not_waited_for(guest: Guest) -> None:
    await guest.open([ME, HERE])
    (card,) = await guest.get("/tables", which="mine")
    assert (card["my_turn"], card["pressing"], card["waits_for"]) == (True, False, [])
    assert await guest.get("/tables", which="turn") == []
