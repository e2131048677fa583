"""What is kept beside the journals: tables by their codes, people, records, talk, secrets."""

import asyncio
from dataclasses import replace

import pytest

from ludoteca.store import AddressRow, AssetRow, CodeTaken, IdentityRow, RecordRow, Store, TalkRow
from tests.store.rows import ANNA, furnish, table

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


async def test_an_identity_can_change_its_name_and_mark(store: Store) -> None:
    await furnish(store)
    assert await store.people.find_identity("anna") == ANNA
    await store.people.update_identity("anna", "Änne", "■")
    assert await store.people.find_identity("anna") == replace(ANNA, name="Änne", mark="■")
    assert await store.people.find_identity("nobody") is None


async def test_who_has_a_passphrase_is_found_by_name(store: Store) -> None:
    for number, name in enumerate(["Änne", "änne", "ÄNNE", "Anne"]):
        await store.people.add_identity(IdentityRow(f"i{number}", name, "▲", 10.0 - number))
    assert await store.people.identities_named("Änne") == []
    for number in (0, 2, 3):
        await store.people.set_passphrase(f"i{number}", "a hash")
    found = await store.people.identities_named("äNNE")
    assert [(each.id, each.passphrase) for each in found] == [("i2", "a hash"), ("i0", "a hash")]
    assert [each.id for each in await store.people.identities_named("Änne", limit=1)] == ["i2"]


async def test_a_record_is_kept_as_it_was_sent(store: Store) -> None:
    await furnish(store)
    record = RecordRow("r", "anna", '{"game": "…"}\n', 3.5)
    await store.uploads.add_record(record)
    assert await store.uploads.find_record("r") == record
    assert await store.uploads.find_record("s") is None


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


async def test_a_secret_is_made_once(store: Store, database: str) -> None:
    first, same = await asyncio.gather(store.secret("cookies"), store.secret("cookies"))
    assert first == same == await store.secret("cookies")
    assert len(first) == 32
    assert first != await store.secret("other")
    await store.close()
    again = await Store.open(database)
    assert await again.secret("cookies") == first
    await again.close()


async def test_a_paper_is_kept_once_and_counts_for_who_brought_it(store: Store) -> None:
    await furnish(store)
    paper = AssetRow("file-1", "anna", '{"title": "Ä"}', 5.0)
    await store.uploads.add_asset(paper)
    await store.uploads.add_asset(replace(paper, owner="ben", created_at=6.0))
    assert await store.uploads.find_asset("file-1") == paper
    assert await store.uploads.find_asset("file-2") is None
    assert await store.uploads.count_assets("anna") == 1
    assert await store.uploads.count_assets("ben") == 0


async def test_an_address_takes_the_place_of_the_one_before_and_can_be_forgotten(
    store: Store,
) -> None:
    await furnish(store, "t")
    box = AddressRow("anna", "anna@example.org", "it", "a hash", 0, 5.0)
    await store.people.put_address(box)
    assert await store.people.find_address("anna") == box
    assert not box.is_confirmed
    confirmed = replace(box, address="new@example.org", code=None)
    await store.people.put_address(confirmed)
    assert await store.people.find_address("anna") == confirmed
    assert confirmed.is_confirmed
    assert "example.org" not in repr(confirmed)
    await store.people.mark_mailed("anna", "t", "letter 6", 6.0)
    await store.people.drop_address("anna")
    assert await store.people.find_address("anna") is None
    again = await store.people.mark_mailed("anna", "t", "letter 7", 7.0)
    assert again, "what was written before is forgotten, too"


async def test_there_is_one_letter_for_each_table_until_somebody_comes(store: Store) -> None:
    await furnish(store, "t", "u")
    assert await store.people.mark_mailed("anna", "t", "letter 5", 5.0)
    assert await store.people.mark_mailed("anna", "t", "letter 5", 6.0), "the same, tried again"
    assert not await store.people.mark_mailed("anna", "t", "letter 6", 6.0)
    assert await store.people.mark_mailed("anna", "u", "letter 6", 6.0)
    assert await store.people.mark_mailed("ben", "t", "letter 6", 6.0)
    await store.people.clear_mailed("anna", "t")
    assert await store.people.mark_mailed("anna", "t", "letter 7", 7.0)
    assert not await store.people.mark_mailed("anna", "u", "letter 7", 7.0)
