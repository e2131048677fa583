"""What players add to the dealer's secret: it goes into every draw, once, before the first."""

import hashlib

import numpy as np
import pytest

from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed
from ludoteca.core.records.replay import replay
from ludoteca.table import Forbidden, Table, check_nonce, forget_person, mix_seed
from ludoteca.table.entries import Dealt, write_entry
from tests.table.party import NOW, SEED, set_up
from tests.table.test_table import play_on, refused

ANNAS, BRUNOS = "a" * 32, "0123456789abcdef" * 2


def sit_down(annas: str = ANNAS, brunos: str = BRUNOS) -> Table:
    table = Table(set_up("me open"), SEED)
    table.open("Anna", "star", NOW, annas)
    table.sit("bruno", "Bruno", "moon", at=NOW, nonce=brunos)
    return table


def draws(table: Table) -> list[str]:
    entries = [transition.entry for transition in table.pending]
    return [entry.move for entry in entries if isinstance(entry, Dealt)]


def test_the_seed_is_the_hash_of_secret_and_nonces_by_seat() -> None:
    text = f"{SEED}:{ANNAS}:{BRUNOS}"
    assert mix_seed(SEED, [ANNAS, BRUNOS]) == hashlib.sha256(text.encode()).hexdigest()
    assert len({mix_seed(SEED, nonces) for nonces in ([ANNAS, ""], ["", ANNAS], [ANNAS])}) == 3


def test_without_any_nonce_the_seed_is_the_secret_as_it_always_was() -> None:
    assert mix_seed(SEED, ["", ""]) == mix_seed(SEED, []) == SEED
    assert "nonce" not in write_entry(sit_down("", "").pending[0].entry)


def test_all_draws_follow_from_the_secret_and_what_each_player_added() -> None:
    table = sit_down()
    assert table.nonces == [ANNAS, BRUNOS]
    play_on(table, np.random.default_rng(2))
    dealer = Dealer(mix_seed(SEED, [ANNAS, BRUNOS]))
    for transition in table.pending:
        if isinstance(transition.entry, Dealt):
            before = transition.before
            chosen = dealer.choose(before.legal(), before.chances())
            assert transition.entry.move == str(before.move_of(chosen))


def test_one_player_who_adds_something_is_enough_for_other_draws() -> None:
    games = []
    for brunos in ("", "1" * 32, "2" * 32):
        table = sit_down("", brunos)
        play_on(table, np.random.default_rng(2), moves=40)
        games.append(draws(table))
    assert games[0] != games[1] != games[2] != games[0]


def test_the_commitment_is_the_same_before_and_after_players_add_something() -> None:
    table = Table(set_up("me open"), SEED)
    assert table.commitment == sit_down().commitment == hashlib.sha256(SEED.encode()).hexdigest()


def test_the_journal_gives_the_same_nonces_again() -> None:
    table = sit_down()
    entries = [write_entry(transition.entry) for transition in table.pending]
    again = Table.from_journal(table.setup, SEED, entries)
    assert again.nonces == [ANNAS, BRUNOS]
    forgotten = forget_person("bruno", str(table.setup), entries)
    unnamed = Table.from_journal(table.setup, SEED, forgotten.entries)
    assert unnamed.nonces == [ANNAS, BRUNOS], "who is forgotten leaves the draws as they were"


def test_who_gets_up_takes_their_nonce_along() -> None:
    table = Table(set_up("me open open"), SEED)
    table.open("Anna", "star", NOW, ANNAS)
    table.sit("bruno", "Bruno", "moon", at=NOW, nonce=BRUNOS)
    table.leave("bruno", NOW)
    assert table.nonces == [ANNAS, "", ""]


def test_who_has_several_seats_adds_one_nonce() -> None:
    table = Table(set_up("me here bot"), SEED)
    table.open("Anna", "star", NOW, ANNAS)
    assert table.nonces == [ANNAS, "", ""]


def test_a_record_tells_secret_and_nonces_after_the_end() -> None:
    table = sit_down()
    assert not {"seed", "secret", "nonces"} & table.record(None).extras.keys()
    play_on(table, np.random.default_rng(3))
    extras = table.record(None).extras
    assert extras["seed"] == mix_seed(SEED, [ANNAS, BRUNOS])
    assert (extras["secret"], extras["nonces"]) == (SEED, [ANNAS, BRUNOS])
    replay(table.record(None))
    alone = sit_down("", "")
    play_on(alone, np.random.default_rng(3))
    assert alone.record(None).extras["seed"] == SEED
    assert "nonces" not in alone.record(None).extras


def test_a_nonce_cannot_be_added_twice_or_late() -> None:
    table = sit_down(brunos="")
    table.check_added("anna", ANNAS)
    table.check_added("anna", "")
    with refused(Forbidden, "table-nonce-twice"):
        table.check_added("anna", BRUNOS)
    with refused(Forbidden, "table-nonce-late"):
        table.check_added("bruno", BRUNOS)
    with refused(Forbidden, "table-nonce-twice"):
        table.open("Anna", "star", NOW, BRUNOS)
    assert table.nonces == [ANNAS, ""]


@pytest.mark.parametrize(
    "text", ["", "abc", "A" * 32, "g" * 32, "a" * 31, "a" * 33, "a" * 32 + "\n", "٠" * 32, ":" * 32]
)
def test_what_is_no_nonce_is_refused(text: str) -> None:
    with refused(Malformed, "table-nonce"):
        check_nonce(text)
    assert check_nonce(ANNAS) == ANNAS
