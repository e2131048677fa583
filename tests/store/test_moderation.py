"""Reports, mutes, bans, quarantine, announcements, and the log of who did what."""

from collections.abc import AsyncIterator
from typing import TypedDict

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.store import Store
from ludoteca.store.connection.database import Database
from tests.databases import POSTGRESQL, SQLITE, Databases
from tests.store.rows import furnish, summary

pytestmark = pytest.mark.anyio


class Signature(TypedDict):
    """Who acts, and when."""

    who: str
    at: float


HOST = Signature(who="host", at=9.0)


@pytest.fixture
async def beside(database: str, store: Store) -> AsyncIterator[Store]:
    """The same database as a command sees it, while a server has it open."""
    assert store is not None
    beside = await Store.open_beside(database)
    yield beside
    await beside.close()


async def test_a_command_acts_beside_a_running_server_and_both_see_it(
    store: Store, beside: Store
) -> None:
    assert await beside.moderation.ban("address", "203.0.113.7", "rude", **HOST)
    (ban,) = await store.moderation.bans()
    assert (ban.kind, ban.subject, ban.reason) == ("address", "203.0.113.7", "rude")
    assert await store.moderation.unban("address", "203.0.113.7", **HOST)
    assert await beside.moderation.bans() == []


async def test_the_audit_log_tells_who_did_what_in_order(store: Store, beside: Store) -> None:
    await beside.moderation.ban("person", "ben", "", who="root", at=1.0)
    seen = await store.moderation.last_act()
    await beside.moderation.note("root", "export", "a file", "7 rows", 2.0)
    await store.moderation.unban("person", "ben", who="anna", at=3.0)
    told = [(row.who, row.act, row.subject, row.at) for row in await store.moderation.audit(seen)]
    assert told == [("root", "export", "a file", 2.0), ("anna", "unban", "person ben", 3.0)]
    assert [row.act for row in await store.moderation.last_acts(2)] == ["export", "unban"]


async def test_what_changes_nothing_is_not_written_down(store: Store) -> None:
    await store.moderation.ban("person", "ben", "", **HOST)
    assert not await store.moderation.ban("person", "ben", "again", **HOST)
    assert not await store.moderation.unban("person", "anna", **HOST)
    assert not await store.moderation.remove_line("none", 1, **HOST)
    assert not await store.moderation.dismiss("none", 1, **HOST)
    assert not await store.moderation.release("none", **HOST)
    assert not await store.moderation.withdraw(**HOST)
    assert [row.act for row in await store.moderation.audit()] == ["ban"]


async def test_a_line_that_is_removed_keeps_its_number_and_loses_its_words(store: Store) -> None:
    await furnish(store, "t")
    for words in ("hello", "an insult"):
        await store.talk.add_line("t", "ben", "Ben", "text", words, 1.0)
    assert await store.moderation.remove_line("t", 2, **HOST)
    line = await store.talk.find_line("t", 2)
    assert line is not None
    assert (line.kind, line.text, line.name) == ("removed", "", "Ben")
    for number in (0, -1, 2**31, 10**30):
        assert await store.talk.find_line("t", number) is None
    assert not await store.moderation.remove_line("t", 2, **HOST)
    assert await store.talk.add_line("t", "ben", "Ben", "text", "sorry", 2.0) == 3


async def test_a_report_waits_until_the_host_has_removed_the_line_or_let_it_be(
    store: Store,
) -> None:
    await furnish(store, "t")
    for words in ("an insult", "a joke"):
        await store.talk.add_line("t", "ben", "Ben", "text", words, 1.0)
    for line in (1, 1, 2):
        await store.moderation.report("t", line, "anna", 2.0)
    found = await store.moderation.reports()
    assert [(row.line, row.text, row.speaker, row.reporter) for row in found] == [
        (1, "an insult", "ben", "anna"),
        (2, "a joke", "ben", "anna"),
    ]
    await store.moderation.remove_line("t", 1, **HOST)
    await store.moderation.dismiss("t", 2, **HOST)
    assert await store.moderation.reports() == []


async def test_who_is_muted_is_remembered_until_they_are_heard_again(store: Store) -> None:
    await furnish(store)
    for _ in range(2):
        await store.moderation.mute("anna", "ben", 1.0)
    assert await store.moderation.muted_by("anna") == {"ben"}
    assert await store.moderation.muted_by("ben") == set()
    await store.moderation.unmute("anna", "ben")
    assert await store.moderation.muted_by("anna") == set()


async def test_a_table_in_quarantine_is_left_alone_by_the_version_that_put_it_there(
    store: Store,
) -> None:
    await furnish(store, "t")
    await store.tables.append("t", 0, ["{}"], summary(1, to_move="bot"))
    assert await store.moderation.quarantine("t", "damaged", "1.0", 2.0)
    assert not await store.moderation.quarantine("t", "damaged", "1.0", 3.0)
    assert await store.tables.overdue(9.0, software="1.0") == []
    assert await store.tables.overdue(9.0, software="1.1") == ["t"]
    assert await store.moderation.quarantine("t", "damaged", "1.1", 4.0)
    (row,) = await store.moderation.quarantined()
    assert (row.table, row.fault, row.software) == ("t", "damaged", "1.1")
    assert await store.moderation.is_quarantined("t")
    assert await store.moderation.release("t", **HOST)
    assert not await store.moderation.is_quarantined("t")
    assert await store.tables.overdue(9.0, software="1.1") == ["t"]


async def test_the_newest_announcement_counts_until_it_is_withdrawn(store: Store) -> None:
    assert await store.moderation.announcement() is None
    await store.moderation.announce("first", None, 20.0, **HOST)
    await store.moderation.announce("second", 15.0, 30.0, **HOST)
    told = await store.moderation.announcement()
    assert told is not None
    assert (told.text, told.restart_at, told.until) == ("second", 15.0, 30.0)
    assert await store.moderation.withdraw(**HOST)
    assert await store.moderation.announcement() is None


async def test_people_are_found_by_a_part_of_their_name_or_by_their_id(store: Store) -> None:
    await furnish(store, "t")
    await store.moderation.ban("person", "ben", "", **HOST)
    anna, ben = await store.moderation.people()
    assert (anna.name, anna.tables, anna.is_banned) == ("Anna", 1, False)
    assert (ben.name, ben.tables, ben.is_banned) == ("Ben", 0, True)
    assert await store.moderation.people("NN") == [anna]
    assert await store.moderation.people("ben") == [ben]
    assert await store.moderation.people("%") == []


async def test_a_command_makes_no_database_where_there_is_none(
    databases: Databases, tmp_path: object
) -> None:
    with pytest.raises(Malformed, match="There is no database"):
        await Store.open_beside(f"sqlite:///{tmp_path}/none.db")
    with pytest.raises(Malformed, match="another version"):
        await Store.open_beside(databases.make(POSTGRESQL))
    with pytest.raises(Malformed, match="no address"):
        await Store.open_beside("nonsense")
    with pytest.raises(Malformed, match="cannot be opened"):
        await Store.open_beside("postgresql://nobody@127.0.0.1:1/none")


async def test_a_command_changes_nothing_in_a_database_of_another_version(
    databases: Databases,
) -> None:
    address = databases.make(SQLITE)
    database = await Database.open(address)
    await database.write(
        lambda it: it.exec_driver_sql("UPDATE alembic_version SET version_num = '0006'")
    )
    await database.close()
    with pytest.raises(Malformed, match="another version"):
        await Store.open_beside(address)
