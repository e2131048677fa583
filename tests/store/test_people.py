"""People: their names and marks, how they come back, and where they want letters."""

from dataclasses import replace

import pytest

from ludoteca.store import AddressRow, IdentityRow, Store
from tests.store.rows import ANNA, furnish

pytestmark = pytest.mark.anyio


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
