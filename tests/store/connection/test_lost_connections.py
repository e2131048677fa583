"""A connection is lost in the middle: nothing is lost with it, and nothing is written twice."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest
from sqlalchemy import text
from sqlalchemy.exc import InternalError, ProgrammingError

from ludoteca.store import IdentityRow, Store, StoreLost, VersionTaken
from ludoteca.store.connection import retry
from ludoteca.store.connection.database import Database
from tests.store.connection.wire import Wire
from tests.store.rows import furnish, summary, table

pytestmark = pytest.mark.anyio

END_OTHERS = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid != pg_backend_pid()"""


@pytest.fixture
async def wire(postgresql: str, tmp_path: Path) -> AsyncIterator[Wire]:
    wire = Wire(postgresql, tmp_path)
    async with wire.open():
        yield wire


@pytest.mark.parametrize("breaks", ["before", "after"])
async def test_an_append_in_doubt_is_written_once(
    wire: Wire, breaks: Literal["before", "after"]
) -> None:
    store = await Store.open(wire.url)
    await furnish(store, "t", "u")
    wire.breaks = breaks
    await asyncio.gather(
        store.tables.append("t", 0, ["first", "second"], summary(2)),
        store.tables.append("u", 0, ["first"], summary(1)),
    )
    assert wire.broken == 1
    assert await store.tables.entries("t") == ["first", "second"]
    assert await store.tables.entries("u") == ["first"]
    await store.close()


@pytest.mark.parametrize("breaks", ["before", "after"])
async def test_whatever_else_is_in_doubt_is_written_once(
    wire: Wire, breaks: Literal["before", "after"]
) -> None:
    store = await Store.open(wire.url)
    await furnish(store, "t")
    wire.breaks = breaks
    assert await store.talk.add_line("t", "anna", "Anna", "text", "hello", 1.0) == 1
    wire.breaks = breaks
    await store.people.add_identity(IdentityRow("cleo", "Cleo", "■", 1.0))
    wire.breaks = breaks
    await store.tables.add(table("u"))
    assert wire.broken == 3
    assert len(await store.talk.lines("t")) == 1
    assert await store.people.find_identity("cleo") is not None
    assert await store.tables.find("u") == table("u")
    await store.close()


async def test_one_who_was_first_stays_first_in_doubt(wire: Wire, postgresql: str) -> None:
    store, other = await Store.open(wire.url), await Store.open(postgresql)
    await furnish(store, "t")
    wire.breaks = "before"
    losing = asyncio.create_task(store.tables.append("t", 0, ["mine"], summary(1)))
    while not wire.broken:
        await asyncio.sleep(0)
    # It is about to try again; whoever comes first now, one body alone is there in the end.
    winning = asyncio.create_task(other.tables.append("t", 0, ["theirs"], summary(1)))
    answers = await asyncio.gather(losing, winning, return_exceptions=True)
    assert [type(answer) for answer in answers if answer is not None] == [VersionTaken]
    assert await store.tables.entries("t") == ["mine" if answers[0] is None else "theirs"]
    await store.close()
    await other.close()


async def test_a_driver_that_has_lost_its_way_is_asked_again() -> None:
    """As a connection that is ended while it is being opened leaves it."""
    lost = InternalError("ROLLBACK", None, Exception("another operation is in progress"))
    attempts = iter([lost, ProgrammingError("SELEKT", None, Exception("syntax"))])

    async def attempt() -> None:
        raise next(attempts)

    with pytest.raises(ProgrammingError, match="syntax"):
        await retry.retry(attempt, "somewhere")


async def test_connections_may_be_ended_again_and_again(postgresql: str) -> None:
    store, other = await Store.open(postgresql), await Database.open(postgresql)
    names = [f"t{n}" for n in range(10)]
    await furnish(store, *names)
    playing, written = True, 0

    async def play(name: str) -> int:
        nonlocal written
        version = 0
        while playing:
            bodies = [f"{version + 1}", f"{version + 2}"]
            await store.tables.append(name, version, bodies, summary(version + 2))
            version += 2
            written += 1
            assert len(await store.tables.entries(name)) == version
        return version

    players = [asyncio.create_task(play(name)) for name in names]
    ended = seen = 0
    # However slowly a busy machine connects again and writes: who tries ten times has given up.
    while ended < 10 and not any(player.done() for player in players):
        await asyncio.sleep(0.05)
        if written == seen:
            continue
        seen = written
        ended += await other.write(lambda it: it.scalar(text(END_OTHERS))) or 0
    playing = False
    versions = await asyncio.gather(*players)
    for name, version in zip(names, versions, strict=True):
        assert version > 0
        assert await store.tables.entries(name) == [str(n + 1) for n in range(version)]
    await store.close()
    await other.close()


async def test_a_server_that_stays_away_is_said_to_be_lost(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "PAUSES", (0.0, 0.01))
    store = await Store.open(wire.url)
    await furnish(store, "t")
    (wire.folder / ".s.PGSQL.5432").unlink()
    wire.cut()
    with pytest.raises(StoreLost, match="does not answer"):
        await store.tables.append("t", 0, ["first"], summary(1))
    with pytest.raises(StoreLost, match="does not answer"):
        await store.tables.entries("t")
    await store.close()


async def test_when_the_database_is_gone_all_who_wait_are_told_at_once(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(fresh)
    await furnish(store, "t")
    attempts, is_gone = 0, asyncio.Event()

    async def lose(*_: object) -> list[object]:
        nonlocal attempts
        attempts += 1
        await is_gone.wait()
        raise StoreLost("store-lost", address="", fault="")

    with monkeypatch.context() as patch:
        patch.setattr(store._commits, "_commit", lose)
        first = [
            asyncio.create_task(store.talk.add_line("t", "anna", "Anna", "text", "hello", 1.0))
            for _ in range(20)
        ]
        await asyncio.sleep(0.02)
        late = asyncio.create_task(store.people.add_identity(IdentityRow("cleo", "Cleo", "■", 1.0)))
        await asyncio.sleep(0.02)
        is_gone.set()
        answers = await asyncio.gather(*first, late, return_exceptions=True)
    assert all(isinstance(answer, StoreLost) for answer in answers)
    assert attempts == 1, "nobody waits once for each of the others"
    assert await store.talk.add_line("t", "anna", "Anna", "text", "again", 2.0) == 1
    await store.close()
