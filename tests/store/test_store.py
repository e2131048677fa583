"""The store itself: its secrets are made once, and stay."""

import asyncio

import pytest

from ludoteca.store import Store

pytestmark = pytest.mark.anyio


async def test_a_secret_is_made_once(store: Store, database: str) -> None:
    first, same = await asyncio.gather(store.secret("cookies"), store.secret("cookies"))
    assert first == same == await store.secret("cookies")
    assert len(first) == 32
    assert first != await store.secret("other")
    await store.close()
    again = await Store.open(database)
    assert await again.secret("cookies") == first
    await again.close()
