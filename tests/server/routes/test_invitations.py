"""Invitations: what somebody is told who comes with a code."""

import httpx
import pytest

from tests.server.conftest import Welcome
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio

ME, INVITED, BOT = {"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "level:1"}


async def test_an_invitation_tells_the_game_the_host_and_who_is_there(guests: Welcome) -> None:
    anna, ben = await guests(), await guests()
    await anna.http.patch("/me", json={"name": "Anna"})
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 3}, seats=[ME, INVITED, BOT]
    )
    told = await ben.get(f"/join/{opened['code'].lower()}")
    assert (told["title"], told["host"], told["status"]) == ("Feurio!", "Anna", "waiting")
    assert [bool(seat["player"]) for seat in told["seats"]] == [True, False, True]
    assert [seat["is_bot"] for seat in told["seats"]] == [False, False, True]
    assert told["seats"][0]["player"] == "Anna"
    assert not told["mine"]
    await ben.post("/join", code=opened["code"])
    told = await ben.get(f"/join/{opened['code']}")
    assert told["mine"]
    assert told["status"] == "playing"


async def test_whoever_asks_needs_no_cookie_and_learns_no_code(
    local: LocalServer, guests: Welcome
) -> None:
    anna = await guests()
    opened = await anna.post("/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED])
    async with httpx.AsyncClient(base_url=f"{local.address}/api") as stranger:
        told = await stranger.get(f"/join/{opened['code']}")
        assert told.json()["id"] == opened["id"]
        assert opened["code"] not in told.text
        assert (await stranger.get("/join/AAAA-AAAA-AAAA")).status_code == 404


async def test_guesses_are_limited_and_right_codes_are_not(strict: LocalServer) -> None:
    anna = await Guest.come(strict.address)
    opened = await anna.post("/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED])
    right = [(await anna.http.get(f"/join/{opened['code']}")).status_code for _ in range(30)]
    assert set(right) == {200}, "a class that scans one code on one screen has one address"
    guesses = [(await anna.http.get("/join/AAAA-AAAA-AAAA")).status_code for _ in range(24)]
    assert guesses[0] == 404
    assert guesses[-1] == 429
    assert (await anna.http.get(f"/join/{opened['code']}")).status_code == 429
    await anna.leave()
