"""Dealers' secrets: from the key and a salt, and only from these."""

import hashlib

import pytest

from ludoteca.server.dealing import DealerSecrets, Promise
from ludoteca.server.dealing.dealer_secrets import TICKET_LIFE
from ludoteca.server.refusals import Failed
from ludoteca.table import Forbidden

KEY, OTHER = b"k" * 32, b"o" * 32
NOW = 1_000.0


def test_a_secret_is_the_same_in_every_process_with_the_key() -> None:
    promise = DealerSecrets(KEY).promise()
    secret = DealerSecrets(KEY).unseal(promise.table, promise.seal)
    assert secret == DealerSecrets(KEY).unseal(promise.table, promise.seal)
    assert DealerSecrets(KEY).commitment(promise) == hashlib.sha256(secret.encode()).hexdigest()


def test_every_table_has_another_secret_also_with_the_salt_of_another() -> None:
    secrets = DealerSecrets(KEY)
    one, two = secrets.promise(), secrets.promise()
    pairs = [(table, seal) for table in (one.table, two.table) for seal in (one.seal, two.seal)]
    made = {secrets.unseal(table, seal) for table, seal in pairs}
    assert len(made) == 4


def test_a_seal_tells_neither_key_nor_secret() -> None:
    secrets = DealerSecrets(KEY)
    promise = secrets.promise()
    assert secrets.unseal(promise.table, promise.seal) not in promise.seal
    assert KEY.hex()[:16] not in promise.seal


def test_with_another_key_a_seal_is_refused_and_not_taken_for_another_secret() -> None:
    promise = DealerSecrets(KEY).promise()
    with pytest.raises(Failed) as refusal:
        DealerSecrets(OTHER).unseal(promise.table, promise.seal)
    assert refusal.value.key == "server-other-key"


def test_what_is_not_sealed_is_the_secret_itself() -> None:
    assert DealerSecrets(KEY).unseal("table", "0123456789abcdef") == "0123456789abcdef"


def test_a_ticket_is_for_one_person_and_for_a_while() -> None:
    secrets = DealerSecrets(KEY)
    promise = secrets.promise()
    ticket = secrets.write_ticket(promise, "anna", NOW)
    assert DealerSecrets(KEY).read_ticket(ticket, "anna", NOW + TICKET_LIFE) == promise
    forged = DealerSecrets(OTHER).write_ticket(Promise("mine", promise.seal), "anna", NOW)
    for wrong, who, at in (
        (ticket, "bruno", NOW),
        (ticket, "anna", NOW + TICKET_LIFE + 1),
        (ticket[:-1], "anna", NOW),
        (forged, "anna", NOW),
        ("", "anna", NOW),
    ):
        with pytest.raises(Forbidden) as refusal:
            secrets.read_ticket(wrong, who, at)
        assert refusal.value.key == "server-ticket"
