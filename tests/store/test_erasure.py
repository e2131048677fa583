"""What is deleted for good, and what stays because others need it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from ludoteca.store import (
    AddressRow,
    AssetRow,
    IdentityRow,
    RecordRow,
    StillSeated,
    Store,
    TableRow,
    Vanished,
)
from tests.store.rows import ANNA, furnish, summary, table

pytestmark = pytest.mark.anyio

HEIR = "someone"
BOTH = ("anna", "ben")


@dataclass(frozen=True)
class Texts:
    setup: str
    entries: Sequence[str]
    seats: frozenset[int]


async def seat_both(store: Store, name: str = "t") -> None:
    """Anna and Ben at a table, and it is Ben's turn."""
    both = summary(2, seated=BOTH, players=("Anna", "Ben"), turn=("ben",))
    await store.tables.append(name, 0, ["anna sits", "ben sits"], both)


async def found(store: Store, name: str = "t") -> TableRow:
    row = await store.tables.find(name)
    assert row is not None
    return row


def forget_ben(setup: str, entries: Sequence[str]) -> Texts:
    assert setup == '{"game": "…"}'
    return Texts("new", [entry.replace("ben", HEIR) for entry in entries], frozenset({1}))


async def erase(store: Store, who: str = "ben") -> bool:
    await store.erasure.add_heir(HEIR)
    return await store.erasure.erase_identity(who, HEIR, who="host", at=9.0)


async def test_a_table_is_rewritten_without_somebody(store: Store) -> None:
    await furnish(store, "t")
    await seat_both(store)
    assert await store.erasure.tables_with("ben") == ["t"]
    assert await store.erasure.is_shared("t", "ben", HEIR)
    before = await found(store)
    await store.erasure.add_heir(HEIR)
    await store.erasure.rewrite_table("t", "ben", HEIR, forget_ben)
    after = await found(store)
    seats = replace(before.summary, players=("Anna", ""), seated=("anna", HEIR), turn=(HEIR,))
    assert after == replace(before, setup="new", summary=seats)
    assert await store.tables.entries("t") == ["anna sits", "someone sits"]
    assert await store.erasure.tables_with("ben") == []
    assert not await store.erasure.is_shared("t", "anna", HEIR)
    assert await store.tables.of("ben") == []
    # One that is gone meanwhile does not matter.
    await store.erasure.rewrite_table("none", "ben", HEIR, forget_ben)


async def test_a_host_leaves_their_table_to_the_heir(store: Store) -> None:
    await furnish(store, "t")
    await seat_both(store)
    texts = Texts("new", ["", ""], frozenset({0}))
    await store.erasure.add_heir(HEIR)
    await store.erasure.rewrite_table("t", "anna", HEIR, lambda *_: texts)
    assert (await found(store)).host == HEIR
    assert await store.erasure.tables_with("anna") == []


async def test_nothing_of_somebody_is_left_but_what_others_need(store: Store) -> None:
    await furnish(store, "t")
    await seat_both(store)
    await store.talk.add_line("t", "ben", "Ben", "text", "hello", 1.0)
    await store.uploads.add_record(RecordRow("r", "ben", "a record", 1.0))
    await store.uploads.add_asset(AssetRow("map", "ben", "a map", 1.0))
    await store.people.put_address(AddressRow("ben", "ben@example.org", "en", None, 0, 1.0))
    await store.people.add_link("hash", "ben", 99.0)
    await store.moderation.mute("anna", "ben", 1.0)
    await store.moderation.mute("ben", "anna", 1.0)
    await store.moderation.report("t", 1, "ben", 1.0)
    await store.moderation.ban("person", "ben", "", who="host", at=1.0)
    with pytest.raises(StillSeated):
        await erase(store)
    assert await store.people.find_identity("ben") is not None
    await store.erasure.rewrite_table("t", "ben", HEIR, forget_ben)
    assert await erase(store)
    assert await store.people.find_identity("ben") is None
    assert await store.uploads.find_record("r") is None
    assert await store.people.find_address("ben") is None
    assert await store.people.use_link("hash", 2.0) is None
    assert await store.moderation.muted_by("anna") == set()
    assert await store.moderation.reports() == []
    assert await store.moderation.bans() == []
    asset = await store.uploads.find_asset("map")
    assert asset is not None
    assert asset.owner == HEIR
    line = await store.talk.find_line("t", 1)
    assert line is not None
    assert (line.identity, line.name, line.kind, line.text) == (HEIR, "", "removed", "")
    assert [(act.act, act.subject) for act in await store.moderation.audit(1)] == [("erase", "ben")]
    assert not await erase(store)


async def guest(store: Store, name: str, seen_at: float, passphrase: str | None = None) -> None:
    await store.people.add_identity(IdentityRow(name, name, "", 1.0, passphrase, seen_at))


async def test_guests_go_who_have_no_game_and_have_not_come_for_long(store: Store) -> None:
    await furnish(store, "t")
    await guest(store, "old", 10.0)
    await guest(store, "older", 5.0)
    await guest(store, "recent", 50.0)
    await guest(store, "known", 5.0, "a hash")
    await guest(store, "collector", 5.0)
    await store.uploads.add_record(RecordRow("r", "collector", "a record", 1.0))
    await store.people.add_link("hash", "old", 99.0)
    assert await store.erasure.delete_guests(20.0, HEIR, limit=2) == ["ben", "older"]
    assert await store.erasure.delete_guests(20.0, HEIR, limit=2) == ["old"]
    assert await store.erasure.delete_guests(20.0, HEIR, limit=2) == []
    left = {row.id for row in await store.moderation.people()}
    assert left == {"anna", "recent", "known", "collector"}
    assert await store.erasure.idle_people(7.0, HEIR, 9) == ["anna", "collector", "known"]


async def test_the_heir_is_nobody_who_could_be_idle(store: Store) -> None:
    await furnish(store)
    await erase(store)
    assert "ben" not in await store.erasure.idle_people(99.0, HEIR, 9)
    assert await store.erasure.delete_guests(99.0, HEIR, 9) == ["anna"]
    assert await store.people.find_identity(HEIR) is not None
    assert await store.moderation.people() == []


async def test_tables_are_quiet_by_their_last_change_and_go_with_all_that_hangs_on_them(
    store: Store,
) -> None:
    await furnish(store)
    for name, at in {"old": 5.0, "older": 4.0, "new": 50.0}.items():
        over = summary(0, status="over", updated_at=at)
        await store.tables.add(table(name, summary=over, created_at=1.0))
    await store.tables.add(table("unborn", summary=summary(0, updated_at=0.0), created_at=50.0))
    assert await store.erasure.quiet_tables(["over"], 10.0, 9) == ["older", "old"]
    assert await store.erasure.quiet_tables(["over"], 10.0, 1) == ["older"]
    assert await store.erasure.quiet_tables(["playing"], 10.0, 9) == []
    await store.talk.add_line("old", "anna", "Anna", "text", "hello", 1.0)
    await store.moderation.report("old", 1, "ben", 1.0)
    await store.moderation.quarantine("old", "damaged", "1", 1.0)
    await store.people.mark_mailed("anna", "old", "letter", 1.0)
    await store.erasure.delete_tables(["old", "older"])
    assert [await store.tables.find(name) for name in ("old", "older")] == [None, None]
    assert await store.tables.find("new") is not None
    assert await store.talk.find_line("old", 1) is None
    assert await store.moderation.quarantined() == []


async def test_files_go_with_which_nothing_is_played(store: Store) -> None:
    await furnish(store)
    for name, at in {"map-a": 1.0, "map-b": 1.0, "map-c": 2.0, "map-new": 50.0}.items():
        await store.uploads.add_asset(AssetRow(name, "anna", "a map", at))
    await store.tables.add(table("t", options='{"map": "map-a"}'))
    await store.uploads.add_record(RecordRow("r", "anna", '{"options": {"map": "map-c"}}', 1.0))
    unused, after = await store.erasure.unused_assets(10.0, (0.0, ""), 2)
    assert (unused, after) == (["map-b"], (1.0, "map-b"))
    unused, after = await store.erasure.unused_assets(10.0, (1.0, "map-b"), 2)
    assert (unused, after) == ([], (2.0, "map-c"))
    assert await store.erasure.unused_assets(10.0, (2.0, "map-c"), 2) == ([], None)
    await store.erasure.delete_assets(["map-b"])
    assert await store.uploads.find_asset("map-b") is None
    assert await store.uploads.find_asset("map-a") is not None


async def test_what_was_brought_or_written_down_goes_when_it_is_old(store: Store) -> None:
    await furnish(store, "t")
    for name, at in {"a": 1.0, "b": 2.0, "new": 50.0}.items():
        await store.uploads.add_record(RecordRow(name, "anna", "a record", at))
        await store.moderation.note("host", "export", name, "", at)
    assert [await store.erasure.delete_records(10.0, 1) for _ in range(3)] == [1, 1, 0]
    assert await store.uploads.find_record("new") is not None
    assert await store.erasure.delete_audit(10.0, 9) == 2
    assert await store.erasure.delete_audit(99.0, 9) == 0, "numbers go on from the last one"
    await store.moderation.report("t", 1, "anna", 1.0)
    assert await store.erasure.delete_reports(10.0, 9) == 1
    await store.people.add_link("hash", "anna", 5.0)
    assert await store.erasure.delete_links(4.0, 9) == 0
    assert await store.erasure.delete_links(6.0, 9) == 1


async def test_a_link_is_used_once_and_until_its_end(store: Store) -> None:
    await furnish(store)
    await store.people.add_link("first", "anna", 10.0)
    await store.people.add_link("second", "anna", 10.0)
    assert await store.people.use_link("first", 5.0) is None, "a new one takes its place"
    assert await store.people.use_link("second", 10.0) is None
    assert await store.people.use_link("second", 9.0) == ANNA
    assert await store.people.use_link("second", 9.0) is None
    await store.people.add_link("third", "anna", 10.0)
    await store.people.revoke_cookies("anna", 5.0)
    assert await store.people.use_link("third", 6.0) is None
    changed = await store.people.find_identity("anna")
    assert changed is not None
    assert changed.epoch == 1


async def test_personal_data_is_all_there_is_and_no_secret(store: Store) -> None:
    await furnish(store, "t")
    await seat_both(store)
    await store.people.set_passphrase("ben", "a hash")
    await store.talk.add_line("t", "ben", "Ben", "text", "hello", 1.0)
    await store.uploads.add_record(RecordRow("r", "ben", "a record", 1.0))
    await store.uploads.add_asset(AssetRow("map", "ben", "a map", 1.0))
    await store.people.put_address(AddressRow("ben", "ben@example.org", "en", "code", 0, 1.0))
    await store.moderation.mute("ben", "anna", 1.0)
    await store.moderation.report("t", 1, "ben", 1.0)
    data = await store.people.personal_data("ben")
    assert data["person"]["name"] == "Ben"
    assert data["person"]["has_passphrase"]
    assert data["mail"][0]["address"] == "ben@example.org"
    assert [row["id"] for row in data["tables"]] == ["t"]
    assert [row["text"] for row in data["talk"]] == ["hello"]
    assert [row["text"] for row in data["records"]] == ["a record"]
    assert [row["text"] for row in data["files"]] == ["a map"]
    assert [row["line"] for row in data["reports"]] == [1]
    assert data["muted"] == ["Anna"]
    assert "a hash" not in str(data)
    assert "a seed" not in str(data)
    assert "code" not in str(data)


async def test_who_is_deleted_that_very_moment_opens_and_takes_nothing(store: Store) -> None:
    await furnish(store, "t")
    await erase(store)
    with pytest.raises(Vanished):
        await store.tables.add(table("u", host="ben"))
    with pytest.raises(Vanished):
        await seat_both(store)
    with pytest.raises(Vanished):
        await store.uploads.add_record(RecordRow("r", "ben", "{}", 1.0))
    await store.tables.append("t", 0, ["anna sits"], summary(1))
