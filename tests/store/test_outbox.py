"""Messages are kept with what they tell of, and each is taken up by one process at a time."""

from dataclasses import replace

import pytest

from ludoteca.store import AddressRow, MessageRow, Store, VersionTaken
from tests.databases import POSTGRESQL, Databases
from tests.store.rows import furnish, summary

pytestmark = pytest.mark.anyio

LETTER = MessageRow("m1", "mail", "anna", '{"to": "anna"}', created_at=10.0, due_at=20.0)


async def test_a_message_is_written_with_the_entries_that_it_tells_of_or_not_at_all(
    store: Store,
) -> None:
    await furnish(store, "t")
    await store.tables.append("t", 0, ["one"], summary(1), [LETTER])
    with pytest.raises(VersionTaken):
        await store.tables.append("t", 0, ["other"], summary(1), [replace(LETTER, id="m2")])
    assert await store.outbox.waiting("mail") == (1, 20.0)
    assert await store.outbox.waiting("webhook") == (0, None)


async def test_a_letter_with_a_code_is_written_with_the_address(store: Store) -> None:
    await furnish(store)
    address = AddressRow("anna", "anna@example.org", "it", "a hash", 0, 5.0)
    await store.people.put_address(address, LETTER)
    assert await store.outbox.waiting("mail") == (1, 20.0)
    assert "to" not in repr(LETTER)


async def test_who_claims_a_message_has_it_alone_until_the_lease_ends(store: Store) -> None:
    await furnish(store)
    outbox = store.outbox
    await outbox.add(LETTER)
    assert await outbox.claim("mail", 19.0, 49.0, 4) == [], "it is not due yet"
    assert await outbox.claim("webhook", 21.0, 49.0, 4) == [], "it goes another way"
    assert await outbox.claim("mail", 20.0, 50.0, 4) == [replace(LETTER, due_at=50.0, tries=1)]
    assert await outbox.claim("mail", 49.0, 79.0, 4) == []
    again = await outbox.claim("mail", 50.0, 80.0, 4)
    assert again == [replace(LETTER, due_at=80.0, tries=2)], "whoever had it was killed"
    await outbox.put_off("m1", 60.0)
    assert await outbox.waiting("mail") == (1, 60.0)
    await outbox.drop("m1")
    assert await outbox.waiting("mail") == (0, None)


async def test_what_is_due_first_is_claimed_first(store: Store) -> None:
    await furnish(store)
    for number in range(5):
        await store.outbox.add(replace(LETTER, id=f"m{number}", due_at=10.0 - number))
    claimed = await store.outbox.claim("mail", 99.0, 129.0, 2)
    assert {message.id for message in claimed} == {"m4", "m3"}


async def test_a_message_that_is_written_again_after_a_lost_connection_is_there_once(
    store: Store,
) -> None:
    await furnish(store)
    await store.outbox.add(LETTER)
    await store.outbox.add(LETTER)
    assert await store.outbox.waiting("mail") == (1, 20.0)


async def test_what_nobody_sends_is_given_up_in_the_end(store: Store) -> None:
    await furnish(store)
    await store.outbox.add(LETTER)
    await store.outbox.add(replace(LETTER, id="m2", created_at=30.0))
    assert await store.outbox.drop_older(20.0) == 1
    assert await store.outbox.waiting("mail") == (1, 20.0)


async def test_of_two_processes_each_claims_other_messages(databases: Databases) -> None:
    url = databases.make(POSTGRESQL)
    stores = [await Store.open(url), await Store.open(url)]
    await furnish(stores[0])
    for number in range(10):
        await stores[0].outbox.add(replace(LETTER, id=f"m{number}"))
    claimed: list[str] = []
    for _ in range(3):
        for store in stores:
            claimed += [each.id for each in await store.outbox.claim("mail", 20.0, 50.0, 2)]
    assert sorted(claimed) == [f"m{number}" for number in range(10)]
    for store in stores:
        await store.close()


async def test_who_deletes_themselves_is_not_written_to(store: Store) -> None:
    await furnish(store)
    await store.outbox.add(LETTER)
    await store.erasure.erase_identity("anna", "someone", who="anna", at=1.0)
    assert await store.outbox.waiting("mail") == (0, None)
