"""Tables by their ids and codes, and lists of them: whose, open, overdue, the newest first."""

import pytest

from ludoteca.store import CodeTaken, ListedTable, Store
from tests.store.rows import NEW, furnish, summary, table

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_by_its_id_and_by_its_code(store: Store) -> None:
    await furnish(store, "t")
    await store.tables.add(table("secret", listed=False))
    assert await store.tables.find("t") == table("t")
    assert await store.tables.find_by_code("code-secret") == table("secret", listed=False)
    assert await store.tables.find("code-t") is None
    assert await store.tables.find_by_code("t") is None


async def test_no_two_tables_have_one_code(store: Store) -> None:
    await furnish(store, "t")
    with pytest.raises(CodeTaken):
        await store.tables.add(table("another", code="code-t"))
    assert await store.tables.find("another") is None


def names(rows: list[ListedTable]) -> list[str]:
    return [row.id for row in rows]


async def seat(store: Store, name: str, *seated: str, at: float, status: str = "playing") -> None:
    row = await store.tables.find(name)
    assert row is not None
    after = row.summary.version
    told = summary(after + 1, seated=seated, updated_at=at, status=status)
    await store.tables.append(name, after, ["sat"], told)


async def test_my_tables_are_those_where_i_sit(store: Store) -> None:
    await furnish(store, "a", "b", "c")
    await seat(store, "a", "anna", "ben", at=10.0)
    await seat(store, "b", "anna", "", at=30.0)
    await seat(store, "c", "ben", "ben", at=20.0, status="over")
    assert names(await store.tables.of("ben")) == ["c", "a"]
    assert names(await store.tables.of("ben", ["playing"])) == ["a"]
    assert names(await store.tables.of("ben", limit=1)) == ["c"]
    assert await store.tables.of("nobody") == []


async def test_the_tables_of_a_host_are_his_though_he_does_not_sit(store: Store) -> None:
    await furnish(store, "a", "b")
    await seat(store, "a", "ben", "ben", at=10.0)
    await seat(store, "b", "", "", at=20.0)
    assert names(await store.tables.of("anna")) == ["b", "a"]


async def test_who_gets_up_sits_there_no_more(store: Store) -> None:
    await furnish(store, "a")
    await seat(store, "a", "anna", "ben", at=10.0)
    await seat(store, "a", "anna", "", at=20.0)
    assert await store.tables.of("ben") == []
    await seat(store, "a", "anna", "ben", at=30.0)
    assert names(await store.tables.of("ben")) == ["a"]


async def test_a_table_may_be_made_with_people_at_it(store: Store) -> None:
    await furnish(store)
    await store.tables.add(table("a", summary=summary(0, seated=("anna", "ben"))))
    assert names(await store.tables.of("ben")) == ["a"]


async def test_only_listed_tables_are_listed(store: Store) -> None:
    await furnish(store, "a", "b", "c")
    await store.tables.add(table("secret", listed=False))
    await seat(store, "a", "anna", at=10.0)
    await seat(store, "b", "anna", at=20.0)
    assert names(await store.tables.listed(["playing"])) == ["b", "a"]
    assert names(await store.tables.listed(["waiting"])) == ["c"]
    assert names(await store.tables.listed(limit=2)) == ["b", "a"]


async def test_tables_are_due_when_a_clock_has_run_out_or_a_bot_is_stuck(store: Store) -> None:
    await furnish(store)
    clocks = {"early": 99.0, "late": 101.0, "none": None}
    for name, deadline in clocks.items():
        await store.tables.add(table(name, summary=summary(0, deadline=deadline, updated_at=50.0)))
    over = summary(0, deadline=1.0, status="over")
    await store.tables.add(table("over", summary=over))
    for name, at in {"stuck": 40.0, "thinking": 97.0}.items():
        await store.tables.add(table(name, summary=summary(0, to_move="bot", updated_at=at)))
    assert await store.tables.overdue(100.0, patience=5.0) == ["stuck", "early"]
    assert await store.tables.overdue(100.0) == ["stuck", "early", "thinking"]
    assert await store.tables.overdue(100.0, limit=1) == ["stuck"]


async def test_the_open_tables_of_a_host_are_counted(store: Store) -> None:
    await furnish(store, "a", "b", "c", "d")
    for name, status in {"b": "playing", "c": "over", "d": "closed"}.items():
        await seat(store, name, "anna", at=1.0, status=status)
    await store.tables.add(table("his", host="ben", summary=NEW))
    assert await store.tables.count_open("anna") == 2
    assert await store.tables.count_open("ben") == 1
    assert await store.tables.count_open("nobody") == 0


async def test_what_waits_for_somebody_comes_by_the_time_that_is_left(store: Store) -> None:
    await furnish(store, "old", "new", "days", "hours", "bens", "over", "left")

    async def stand(name: str, at: float, **changes: object) -> None:
        told = {"seated": ("anna", "ben"), "turn": ("anna",), "updated_at": at, **changes}
        await store.tables.append(name, 0, ["move"], summary(1, **told))

    await stand("new", 30.0)
    await stand("old", 10.0)
    await stand("days", 20.0, deadline=2000.0)
    await stand("hours", 40.0, deadline=1000.0)
    await stand("bens", 50.0, turn=("ben",))
    await stand("over", 60.0, status="over")
    await stand("left", 70.0, seated=("", "ben"))
    assert names(await store.tables.waiting_for("anna")) == ["hours", "days", "old", "new"]
    assert names(await store.tables.waiting_for("anna", limit=2)) == ["hours", "days"]
    assert names(await store.tables.waiting_for("ben")) == ["bens"]
    assert await store.tables.waiting_for("ann_") == [], "nobody is taken for another"
