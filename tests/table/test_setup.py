"""A set-up is checked before anybody sits down, and refused with what is wrong."""

import json

import pytest

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.records.record import Json
from ludoteca.table import Setup

GOOD: Json = {
    "game": "feurio",
    "options": {"seats": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:3"}],
    "host": "anna",
}


def test_a_set_up_survives_being_kept() -> None:
    setup = Setup.from_json(GOOD | {"clock": {"kind": "days", "amount": 2}})
    assert Setup.from_text(str(setup)) == setup
    assert setup.clock.seconds == 2 * 24 * 60 * 60


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seats": [{"kind": "me"}]}, "table-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "table-seat-bot"),
        ({"seats": [{"kind": "me", "bot": "greedy"}, {"kind": "open"}]}, "table-seat-bot"),
        ({"seats": [{"kind": "ghost"}, {"kind": "open"}]}, "table-setup"),
        ({"seats": "all"}, "table-setup"),
        ({"clock": {"kind": "move", "amount": 0}}, "table-clock"),
        ({"clock": {"kind": "move", "amount": -5}}, "table-clock"),
        ({"clock": {"kind": "days", "amount": 61}}, "table-clock"),
        ({"clock": {"kind": "none", "amount": 1}}, "table-clock"),
        ({"on_timeout": "explode"}, "table-setup"),
        ({"surprise": 1}, "table-setup"),
        ({"options": {"seats": 9}}, "feurio-option-seats"),
        ({"game": "chess"}, "unknown-game"),
        ({"actions": ["lay 0,0"]}, "feurio-draw-first"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(change: Json, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        Setup.from_json(GOOD | change)
    assert refused.value.key == key
    assert str(refused.value)


WORLD: Json = {
    "game": "futurisiko",
    "options": {"seats": 3},
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    "host": "anna",
}


def test_a_new_table_plays_by_the_newest_rules_unless_it_asks_for_others() -> None:
    assert Setup.from_json(WORLD).rules == "2"
    assert Setup.from_json(WORLD | {"rules": "1"}).begin().rules == "1"
    with pytest.raises(Malformed) as refused:
        Setup.from_json(WORLD | {"rules": "3"})
    assert refused.value.key == "unknown-rules"
    assert "FutuRisiko!" in str(refused.value)
    assert "“3”" in str(refused.value)


def test_a_set_up_that_was_kept_without_its_rules_is_by_the_first() -> None:
    kept = json.loads(str(Setup.from_json(WORLD)))
    del kept["rules"]
    assert Setup.from_text(json.dumps(kept)).begin().rules == "1"


def test_a_set_up_by_unknown_rules_can_be_read_but_not_begun() -> None:
    kept = json.loads(str(Setup.from_json(WORLD)))
    setup = Setup.from_text(json.dumps(kept | {"rules": "3"}))
    assert setup.game == "futurisiko"
    with pytest.raises(Malformed) as refused:
        setup.begin()
    assert refused.value.key == "unknown-rules"


def test_the_refusal_names_the_field() -> None:
    with pytest.raises(Malformed) as refused:
        Setup.from_json(GOOD | {"seats": [{"kind": "ghost"}, {"kind": "open"}]})
    assert "$.seats[0].kind" in str(refused.value)
