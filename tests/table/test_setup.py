"""A set-up is checked before anybody sits down, and refused with what is wrong."""

import pytest

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.record import Json
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


def test_the_refusal_names_the_field() -> None:
    with pytest.raises(Malformed) as refused:
        Setup.from_json(GOOD | {"seats": [{"kind": "ghost"}, {"kind": "open"}]})
    assert "$.seats[0].kind" in str(refused.value)
