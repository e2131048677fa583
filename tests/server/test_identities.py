"""Identities are remembered in memory only as far as that is safe and small."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.server import identities
from ludoteca.server.identities import Identities
from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.limits.limits import Limits
from ludoteca.store import IdentityRow, Store
from tests.databases import POSTGRESQL, Databases

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path}/some.db")
    yield store
    await store.close()


def make(store: Store) -> Identities:
    return Identities(store, b"secret", Limits(LimitSettings(), limited=True), lambda: 1.0)


async def test_the_oldest_are_forgotten_and_found_again_in_the_store(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identities, "MOST_REMEMBERED", 2)
    people = make(store)
    rows = [await people.welcome() for _ in range(3)]
    assert list(people._known) == [row.id for row in rows[1:]]
    assert await people.find(rows[0].id) == rows[0]


async def test_a_name_is_the_new_one_at_once(store: Store) -> None:
    people = make(store)
    anna = await people.rename(await people.welcome(), "Anna", None)
    assert (await people.read_cookie(people.write_cookie(anna))) == anna
    assert anna.name == "Anna"


async def test_where_processes_share_a_database_nothing_old_is_remembered(
    databases: Databases,
) -> None:
    url = databases.make(POSTGRESQL)
    stores = [await Store.open(url), await Store.open(url)]
    here, there = map(make, stores)
    anna = await here.welcome()
    assert await there.find(anna.id) == anna
    renamed = await here.rename(anna, "Anna", "★")
    assert await there.find(anna.id) == renamed
    for store in stores:
        await store.close()


async def test_a_cookie_of_the_older_kind_holds_until_it_is_revoked_and_is_renewed(
    store: Store,
) -> None:
    people = make(store)
    old = IdentityRow("anna", "Anna", "▲", 1.0)
    await store.people.add_identity(old)
    cookie = people._signer.dumps("anna")
    found = await people.read_cookie(cookie)
    assert found is not None
    assert found.id == "anna"
    assert not people.is_fresh(cookie)
    await people.revoke(found)
    assert await people.read_cookie(cookie) is None
    new = await people.welcome()
    assert await people.read_cookie(people._signer.dumps(new.id)) is None, "nobody new has one"
