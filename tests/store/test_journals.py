"""Journals: entries follow each other, each once, and what was acknowledged stays."""

import asyncio

import pytest
from sqlalchemy import Engine, event

from ludoteca.store import Store, Vanished, VersionTaken
from tests.store.rows import furnish, summary, table

pytestmark = pytest.mark.anyio


async def test_entries_are_read_in_the_order_of_their_versions(store: Store) -> None:
    await furnish(store, "t", "u")
    await store.tables.append("t", 0, ["first", "second"], summary(2))
    await store.tables.append("u", 0, ["another"], summary(1))
    await store.tables.append("t", 2, ["third"], summary(3))
    assert await store.tables.entries("t") == ["first", "second", "third"]
    assert await store.tables.entries("t", after=1) == ["second", "third"]
    assert await store.tables.entries("t", after=3) == []
    assert await store.tables.entries("nowhere") == []


async def test_entries_hold_whatever_can_be_written(store: Store) -> None:
    await furnish(store, "t")
    body = '{"name": "Zoë ▲ 🔥 \\u0000", "quote": "\'; DROP TABLE entries; --"}' * 1000
    await store.tables.append("t", 0, [body], summary(1))
    assert await store.tables.entries("t") == [body]


async def test_an_append_keeps_the_table_row_up_to_date(store: Store) -> None:
    await furnish(store, "t")
    told = summary(
        1, deadline=7.5, updated_at=6.25, players=("Anna", "Ben"), seated=("anna", "ben")
    )
    await store.tables.append("t", 0, ["sat"], told)
    assert await store.tables.find("t") == table("t", summary=told)


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_only_the_end_of_a_journal_can_be_followed(store: Store, after: int) -> None:
    await furnish(store, "t")
    await store.tables.append("t", 0, ["first", "second"], summary(2))
    with pytest.raises(VersionTaken):
        await store.tables.append("t", after, ["third", "fourth"], summary(after + 2))
    assert await store.tables.entries("t") == ["first", "second"]
    row = await store.tables.find("t")
    assert row is not None
    assert row.summary == summary(2)


async def test_there_is_no_journal_without_a_table(store: Store) -> None:
    with pytest.raises(VersionTaken):
        await store.tables.append("nowhere", 0, ["first"], summary(1))


async def test_the_same_words_from_two_are_two_appends(store: Store) -> None:
    await furnish(store, "t")
    await store.tables.append("t", 0, ["pass"], summary(1))
    with pytest.raises(VersionTaken):
        await store.tables.append("t", 0, ["pass"], summary(1))


async def test_of_many_who_want_a_version_one_gets_it(store: Store) -> None:
    await furnish(store, "t")
    bodies = [[f"{n} first", f"{n} second"] for n in range(20)]
    answers = await asyncio.gather(
        *(store.tables.append("t", 0, mine, summary(2)) for mine in bodies), return_exceptions=True
    )
    winners = [mine for mine, answer in zip(bodies, answers, strict=True) if answer is None]
    assert [await store.tables.entries("t")] == winners
    assert sum(isinstance(answer, VersionTaken) for answer in answers) == 19


async def test_one_loser_never_hurts_the_others(store: Store) -> None:
    names = [f"t{n}" for n in range(30)]
    await furnish(store, *names)
    await store.tables.append("t7", 0, ["earlier"], summary(1))
    nobody = summary(1, seated=("nobody-we-know", ""))
    answers = await asyncio.gather(
        *(
            store.tables.append(name, 0, [name], nobody if name == "t9" else summary(1))
            for name in names
        ),
        return_exceptions=True,
    )
    assert {name: type(each) for name, each in zip(names, answers, strict=True) if each} == {
        "t7": VersionTaken,
        "t9": Vanished,
    }
    for name in names:
        expected = {"t7": ["earlier"], "t9": []}.get(name, [name])
        assert await store.tables.entries(name) == expected


async def test_more_than_fits_into_a_transaction_is_written(store: Store) -> None:
    await furnish(store, "t")
    await asyncio.gather(
        *(store.tables.append("t", n, [str(n)], summary(n + 1)) for n in range(1200))
    )
    assert await store.tables.entries("t") == [str(n) for n in range(1200)]


async def test_who_stops_waiting_does_not_stop_the_append(store: Store) -> None:
    await furnish(store, "t")
    waiting = asyncio.create_task(store.tables.append("t", 0, ["first"], summary(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.tables.append("t", 1, ["second"], summary(2))
    assert await store.tables.entries("t") == ["first", "second"]


async def test_what_waits_is_written_before_the_store_is_closed(fresh: str) -> None:
    store = await Store.open(fresh)
    await furnish(store, "t")
    waiting = asyncio.create_task(store.tables.append("t", 0, ["first"], summary(1)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    again = await Store.open(fresh)
    assert await again.tables.entries("t") == ["first"]
    await again.close()


async def test_a_group_of_appends_is_two_statements_at_a_server_and_three_in_a_file(
    store: Store,
) -> None:
    names = [f"t{number}" for number in range(8)]
    await furnish(store, *names)
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if not statement.startswith("BEGIN"):
            statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        # All that come in one turn of the loop are one group.
        await asyncio.gather(*(store.tables.append(n, 0, ["first"], summary(1)) for n in names))
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert len(statements) == (2 if store.is_shared else 3)
