"""Positions as text: how a line is taken apart, whatever the game."""

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.records.position_text import PositionText, check_fields, read_number


def test_a_line_is_a_game_its_rules_options_and_fields() -> None:
    text = PositionText.read("pig/1 seats=2 goal=100 | seat 0 | banked 31 40")
    assert (text.game, text.rules) == ("pig", "1")
    assert text.options == {"seats": 2, "goal": 100}
    assert text.fields == {"seat": "0", "banked": "31 40"}
    assert str(text) == "pig/1 seats=2 goal=100 | seat 0 | banked 31 40"


@pytest.mark.parametrize("setting", [0, True, None, "house", "a b|c", "3", "true", "", [1, "x y"]])
def test_any_setting_is_one_word_and_read_back_as_it_was(setting: object) -> None:
    text = PositionText("pig", "1", {"seats": 2, "sheet": setting}, {"seat": "0"})
    assert PositionText.read(str(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pig",
        "pig/1 seats",
        "pig/1 seats=2 seats=2",
        "pig/1 seats=2 | seat",
        "pig/1 seats=2 | seat 0 | seat 0",
        f"pig/1 seats=2 | seat {'0' * 100_000}",
    ],
)
def test_what_is_said_by_halves_twice_or_too_long_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        PositionText.read(text)


def test_fields_are_those_that_a_game_writes_and_all_is_shown() -> None:
    check_fields({"seat": "0", "start": "3 4"}, ["seat"], ["start", "tiles"])
    for fields, match in (
        ({"start": "3 4"}, "seat"),
        ({"seat": "0", "colour": "red"}, "colour"),
        ({"seat": "0", "start": "3 ?"}, "start"),
    ):
        with pytest.raises(Malformed, match=match):
            check_fields(fields, ["seat"], ["start", "tiles"])


@pytest.mark.parametrize("text", ["", "-1", "01", "4", "1.0", "٣", "9" * 12])
def test_a_number_is_written_in_one_way_and_within_bounds(text: str) -> None:
    assert read_number("seat", "3", 3) == 3
    with pytest.raises(Malformed, match="seat"):
        read_number("seat", text, 3)
