"""Draws: nobody gets another deal by adding a nonce again, later, or in another shape."""

import asyncio

import pytest

from tests.server.conftest import Welcome
from tests.server.support.guest import Guest, Words

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
NONCE, OTHER = "a" * 32, "b" * 32
FEURIO = {"game": "feurio", "options": {"seats": 2}, "seats": [ME, BOT]}


async def order(guest: Guest, nonce: object = NONCE) -> Words:
    ticket = (await guest.post("/commitments"))["ticket"]
    return {**FEURIO, "draw": {"ticket": ticket, "nonce": nonce}}


async def refuse(guest: Guest, path: str, body: Words, status: int) -> str:
    """Ask for what may not be; what is said of it."""
    answer = await guest.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"]["message"])


async def nonces(guest: Guest, table: str) -> list[str]:
    return [each["nonce"] for each in (await guest.get(f"/tables/{table}/deal"))["nonces"]]


@pytest.mark.parametrize("nonce", ["", "a" * 31, "A" * 32, "a" * 31 + ":", "é" * 32, "a" * 150])
async def test_a_malformed_nonce_is_refused_by_every_way_to_a_seat(
    guests: Welcome, nonce: str
) -> None:
    anna, bruno = await guests(), await guests()
    told = await refuse(anna, "/tables", await order(anna, nonce), 422)
    assert "32 hexadecimal digits" in told
    table = await anna.open([ME, OPEN])
    told = await refuse(bruno, f"/tables/{table}/seat", {"nonce": nonce}, 422)
    assert "32 hexadecimal digits" in told
    assert await nonces(bruno, table) == ["", ""]


@pytest.mark.parametrize("nonce", [None, 5, ["a" * 32], "a" * 5000])
async def test_what_is_no_short_text_is_no_nonce(guest: Guest, nonce: object) -> None:
    await refuse(guest, "/tables", await order(guest, nonce), 422)


async def test_a_second_nonce_is_refused_and_the_same_one_again_is_not(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    table = await anna.open([ME, OPEN, OPEN])
    seat = await bruno.post(f"/tables/{table}/seat", nonce=NONCE)
    assert await bruno.post(f"/tables/{table}/seat", nonce=NONCE) == seat, "a line was cut, say"
    told = await refuse(bruno, f"/tables/{table}/seat", {"nonce": OTHER}, 403)
    assert "part of this draw already" in told
    assert await nonces(bruno, table) == ["", NONCE, ""]


async def test_a_nonce_that_comes_late_is_refused(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    table = await anna.open([ME, OPEN])
    told = await refuse(anna, f"/tables/{table}/seat", {"nonce": NONCE}, 403)
    assert "too late" in told, "who sat down without one has missed it"
    await bruno.post(f"/tables/{table}/seat", nonce=NONCE)
    told = await refuse(await guests(), f"/tables/{table}/seat", {"nonce": OTHER}, 403)
    assert "All seats are taken" in told
    assert await nonces(anna, table) == ["", NONCE]


async def test_a_ticket_opens_one_table_for_one_person(guests: Welcome) -> None:
    anna, thief = await guests(), await guests()
    wanted = await order(anna)
    assert "not yours" in await refuse(thief, "/tables", wanted, 403)
    table = (await anna.post("/tables", **wanted))["id"]
    again = {**wanted, "draw": {**wanted["draw"], "nonce": OTHER}}
    assert "used already" in await refuse(anna, "/tables", again, 403)
    assert await nonces(anna, table) == [NONCE, ""]


async def test_a_ticket_that_is_used_twice_at_once_deals_one_game(guest: Guest) -> None:
    wanted = await order(guest)
    orders = [{**wanted, "draw": {**wanted["draw"], "nonce": f"{n:032x}"}} for n in range(6)]
    answers = await asyncio.gather(*(guest.http.post("/tables", json=each) for each in orders))
    opened = [answer.json()["id"] for answer in answers if answer.status_code == 200]
    assert len(opened) == 1
    assert {answer.status_code for answer in answers} <= {200, 403, 409}
    dealt = [nonce for nonce in await nonces(guest, opened[0]) if nonce]
    assert len(dealt) == 1


@pytest.mark.parametrize("ticket", ["", "x", "W10.x", "a" * 300])
async def test_a_forged_ticket_opens_nothing(guest: Guest, ticket: str) -> None:
    wanted = {**FEURIO, "draw": {"ticket": ticket, "nonce": NONCE}}
    assert "Ask for a new one" in await refuse(guest, "/tables", wanted, 403)
