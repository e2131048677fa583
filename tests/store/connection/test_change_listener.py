"""Changes: several processes on one database hear of each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from sqlalchemy import text

from ludoteca.store import TALKED, Store, Word
from ludoteca.store.connection.change_listener import News
from ludoteca.store.connection.database import Database
from ludoteca.store.journal_writer import NOTICE
from tests.patience import PATIENCE
from tests.store.rows import furnish, summary

END_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid != pg_backend_pid()"""

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(postgresql: str) -> AsyncIterator[Store]:
    store = await Store.open(postgresql)
    yield store
    await store.close()


@pytest.fixture
async def there(postgresql: str) -> AsyncIterator[Store]:
    store = await Store.open(postgresql)
    yield store
    await store.close()


async def hear(changes: AsyncIterator[News]) -> tuple[str, int]:
    """The next change; words are passed over."""
    async with asyncio.timeout(PATIENCE):
        async for news in changes:
            if not isinstance(news, Word):
                return news
    raise AssertionError("the listening has ended")


async def test_words_are_heard_by_others_and_kept_nowhere(here: Store, there: Store) -> None:
    news, echo = there.changes(), here.changes()
    for changes in (news, echo):
        assert await anext(changes) == Word("", ""), "something may have been missed"
    await here.tell_word("it rains")
    word = await anext(news)
    assert isinstance(word, Word)
    assert word.text == "it rains"
    await there.tell_word("here, too")
    answer = await anext(echo)
    assert isinstance(answer, Word)
    assert (answer.text, answer.process != word.process) == ("here, too", True)
    await here.heartbeats.beat(10.0)
    await there.heartbeats.beat(20.0)
    assert await here.heartbeats.living(15.0) == {answer.process}
    assert await here.heartbeats.living(5.0) == {answer.process, word.process}


async def test_what_was_before_is_told_when_listening_begins(here: Store, there: Store) -> None:
    assert here.is_shared
    await furnish(here, "over", "playing", "waiting")
    await here.tables.append("over", 0, ["first"], summary(1, status="over"))
    await here.tables.append("playing", 0, ["first"], summary(1))
    changes = there.changes()
    assert {await hear(changes), await hear(changes)} == {("playing", 1), ("waiting", 0)}


async def test_processes_hear_each_other_but_not_themselves(here: Store, there: Store) -> None:
    await furnish(here, "t", "u")
    news, echo = there.changes(), here.changes()
    for changes in (news, echo):
        assert {await hear(changes), await hear(changes)} == {("t", 0), ("u", 0)}
    await here.tables.append("t", 0, ["first", "second"], summary(2))
    assert await hear(news) == ("t", 2)
    await there.tables.append("u", 0, ["first"], summary(1))
    assert await hear(echo) == ("u", 1)
    assert await there.tables.entries("t") == ["first", "second"]
    await here.talk.add_line("t", "anna", "Anna", "text", "hello", 1.0)
    assert await hear(news) == ("t", TALKED)
    assert len(await there.talk.lines("t")) == 1


async def test_however_much_happens_at_once_is_heard(here: Store, there: Store) -> None:
    names = {f"{n:059}" for n in range(NOTICE + 10)}
    await furnish(here, *names)
    changes = there.changes()
    assert {await hear(changes) for _ in names} == {(name, 0) for name in names}
    await asyncio.gather(*(here.tables.append(name, 0, ["first"], summary(1)) for name in names))
    assert {await hear(changes) for _ in names} == {(name, 1) for name in names}


async def test_a_lost_connection_is_made_again_and_nothing_missed(
    here: Store, there: Store, postgresql: str
) -> None:
    await furnish(here, "t")
    changes = there.changes()
    assert await hear(changes) == ("t", 0)
    other = await Database.open(postgresql)
    for version in range(3):
        await other.write(lambda connection: connection.execute(text(END_OTHERS)))
        await here.tables.append("t", version, ["more"], summary(version + 1))
        while await hear(changes) != ("t", version + 1):
            pass
    await other.close()


async def test_closing_ends_the_listening(database: str) -> None:
    store = await Store.open(database)

    async def listen() -> list[News]:
        return [news async for news in store.changes()]

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0.05)
    await store.close()
    assert {type(news) for news in await listening} <= {Word}


async def test_nobody_else_writes_to_a_file(tmp_path: object) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/some.db")
    await furnish(store, "t")
    changes = store.changes()
    await store.tables.append("t", 0, ["first"], summary(1))
    with suppress(TimeoutError):
        async with asyncio.timeout(0.05):
            pytest.fail(f"heard {await anext(changes)}")
    await store.close()
