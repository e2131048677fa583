"""Talk: lines are numbered at each table, however many speak at once."""

import asyncio

import pytest

from ludoteca.store import Store, TalkRow
from tests.store.rows import furnish

pytestmark = pytest.mark.anyio


async def test_talk_is_numbered_at_each_table(store: Store) -> None:
    await furnish(store, "t", "u")
    for words in ("one", "two", "two"):
        await store.talk.add_line("t", "anna", "Anna", "text", words, 1.0)
    assert await store.talk.add_line("u", "ben", "Ben", "sign", "👍", 2.5) == 1
    assert await store.talk.lines("u") == [TalkRow(1, "ben", "Ben", "sign", "👍", 2.5)]
    assert [(line.id, line.text) for line in await store.talk.lines("t")] == [
        (1, "one"),
        (2, "two"),
        (3, "two"),
    ]
    assert [line.id for line in await store.talk.lines("t", after=1)] == [2, 3]
    assert [line.id for line in await store.talk.lines("t", limit=2)] == [2, 3]


async def test_all_who_talk_at_once_are_heard(store: Store) -> None:
    await furnish(store, "t")
    numbers = await asyncio.gather(
        *(store.talk.add_line("t", "anna", "Anna", "text", str(n), 1.0) for n in range(30))
    )
    assert sorted(numbers) == list(range(1, 31))
