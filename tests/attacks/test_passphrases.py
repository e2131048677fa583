"""Passphrases: tries are counted by name, too, and tell nobody whether a name has one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from ludoteca.server import identities
from ludoteca.server.identities import is_passphrase
from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from tests.server.support.guest import Guest
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

TRIES = 3
# As if tries came from everywhere.
LIMITS = LimitSettings(tries=Rate(TRIES, 0.001), passphrases=Rate(1000, 1000))


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[LocalServer]:
    with serve_locally(tmp_path, limited=True, limits=LIMITS) as local:
        yield local


@pytest.fixture
async def guest(strict: LocalServer) -> AsyncIterator[Guest]:
    guest = await Guest.come(strict.address)
    yield guest
    await guest.leave()


async def try_one(guest: Guest, name: str, passphrase: str = "open sesame") -> int:
    claim = {"name": name, "passphrase": passphrase}
    return (await guest.http.post("/me/reclaim", json=claim)).status_code


async def test_tries_for_one_name_are_counted_wherever_they_come_from(guest: Guest) -> None:
    names = ["Anna", "ANNA", "anna", " Anna "]
    answers = [await try_one(guest, name) for name in names]
    assert answers == [403] * TRIES + [429]
    assert await try_one(guest, "Ben") == 403


async def test_a_name_without_a_passphrase_takes_as_long_as_one_with_it(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretched = 0

    def count(*facts: Any) -> bool:
        nonlocal stretched
        stretched += 1
        return is_passphrase(*facts)

    monkeypatch.setattr(identities, "is_passphrase", count)
    await guest.http.patch("/me", json={"name": "Anna"})
    await guest.http.put("/me/passphrase", json={"passphrase": "a long sentence"})
    for name in ("Anna", "Nobody"):
        before, start = stretched, perf_counter()
        assert await try_one(guest, name) == 403
        assert stretched == before + 1, "as much is computed for a name that nobody has"
        assert perf_counter() - start >= identities.ANSWER_STEP
    assert await try_one(guest, "anna", "a long sentence") == 200
