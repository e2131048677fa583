"""People: cookies that only the server can make, names, and how somebody comes back."""

import httpx
import pytest

from ludoteca.server.identities import hash_passphrase, is_passphrase
from tests.patience import PATIENCE
from tests.server.conftest import Welcome
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio


async def test_a_guest_stays_the_same_by_a_cookie_that_scripts_cannot_read(
    local: LocalServer,
) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        first = await client.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie, "at home there is no https"
        again = await client.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers


async def test_behind_https_the_cookie_is_for_https_only(local: LocalServer) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    async with httpx.AsyncClient(
        base_url=local.address, headers=headers, timeout=PATIENCE
    ) as client:
        assert "Secure" in (await client.get("/api/me")).headers["set-cookie"]


async def test_a_cookie_of_ones_own_making_is_worth_nothing(guest: Guest) -> None:
    me = await guest.get("/me")
    ours = guest.http.cookies["ludoteca"]
    name, _, mark = ours.rpartition(".")
    for cookie in ("", "x", me["id"], f"{name}.{mark[::-1]}", f"{name}x.{mark}", ours[:-2], "é"):
        headers = {b"cookie": b"ludoteca=" + cookie.encode()}
        async with httpx.AsyncClient(base_url=guest.address, timeout=PATIENCE) as client:
            answer = await client.patch("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403
    assert await guest.get("/me") == me


async def test_names_are_cleaned_and_marks_are_from_the_box(guest: Guest) -> None:
    async def change(**words: object) -> httpx.Response:
        return await guest.http.patch("/me", json=words)

    assert (await change(name="  Anna\t Maria ")).json()["name"] == "Anna Maria"
    assert (await change(name="Zoe\u0308")).json()["name"] == "Zoë"
    assert (await change(mark="★")).json()["mark"] == "★"
    for name in ("", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200b", "\ud800"):
        answer = await guest.http.patch(
            "/me",
            content=f'{{"name": "{name.encode("unicode_escape").decode()}"}}'.replace(
                "\\x00", "\\u0000"
            ),
            headers={"Content-Type": "application/json"},
        )
        assert answer.status_code == 422, name
    assert (await change(mark="<script>")).status_code == 422
    assert (await change(mark="x")).json()["error"]["field"] == "mark"
    assert (await change(nonsense="x")).status_code == 422


async def test_somebody_comes_back_with_name_and_passphrase(guests: Welcome) -> None:
    anna, device = await guests(), await guests()
    await anna.http.patch("/me", json={"name": "Anna Béatrice"})
    short = await anna.http.put("/me/passphrase", json={"passphrase": "short"})
    assert short.status_code == 422
    me = (await anna.http.put("/me/passphrase", json={"passphrase": "a long sentence"})).json()
    assert me["has_passphrase"]
    wrong = await device.http.post(
        "/me/reclaim", json={"name": "Anna Béatrice", "passphrase": "another sentence"}
    )
    assert wrong.status_code == 403
    back = await device.post(
        "/me/reclaim", name="anna be\u0301atrice", passphrase="a long sentence"
    )
    assert back == me == await device.get("/me")


def test_equal_passphrases_do_not_look_equal_and_none_is_kept() -> None:
    kept = [hash_passphrase("a long sentence") for _ in range(2)]
    assert kept[0] != kept[1]
    assert "long" not in kept[0]
    assert is_passphrase("a long sentence", kept[0])
    assert not is_passphrase("a long sentence.", kept[0])


async def test_guesses_new_guests_and_codes_are_limited(strict: LocalServer) -> None:
    guest = await Guest.come(strict.address)
    claim = {"name": "Anna", "passphrase": "whatever it is"}
    answers = [(await guest.http.post("/me/reclaim", json=claim)).status_code for _ in range(8)]
    assert answers[0] == 403
    assert answers[-1] == 429
    codes = [(await guest.http.post("/join", json={"code": "A"})).status_code for _ in range(24)]
    assert codes[0] == 404
    assert codes[-1] == 429
    async with httpx.AsyncClient(base_url=strict.address, timeout=PATIENCE) as client:
        statuses = []
        for _ in range(35):
            client.cookies.clear()
            statuses.append((await client.get("/api/me")).status_code)
    assert statuses[0] == 200
    assert statuses[-1] == 429
    await guest.leave()
