"""A position as text: what is read back, and what no game could come to."""

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record
from ludoteca.games.feurio import FEURIO
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    EXAMPLE_TURNS,
    after,
    legal_texts,
    play,
    strip,
)
from tests.games.position_text import read_again, refused

EXAMPLE = "; ".join((EXAMPLE_START, *EXAMPLE_TURNS))


def test_the_example_of_the_rulebook_is_set_up_in_one_line() -> None:
    state = after(EXAMPLE)
    assert str(state) == (
        "feurio/1 seats=4 goal=score firebreak=false hotter=false | phase draw | seat 1"
        " | start 3 6 6 4 | supply 11r, 11g, 11b, 10y"
        " | tiles 0,0:6+gb 1,-1:6+yy 0,-1:3 1,0:4 2,-1:2 0,1:1 -1,0:2 1,-2:5+r"
    )
    read_again(state)


def test_what_is_set_up_has_no_past_and_is_the_first_that_undo_comes_to() -> None:
    state = after(EXAMPLE)
    twin = read_again(state)
    assert list(twin.history) == []
    play(twin, "draw 1")
    assert [str(move) for move in twin.history] == ["draw 1"]
    twin.undo()
    assert twin == state, "with all its men"
    with pytest.raises(Malformed, match="from its beginning"):
        Record.of(twin)


def test_R13_it_tells_what_was_drawn_and_whether_it_was_laid() -> None:
    state = play(after(EXAMPLE), "draw 1")
    assert "| phase lay | seat 1 | drawn 1 |" in str(read_again(state))
    play(state, min(legal_texts(state)))
    assert "| phase men | seat 1 | laid yes |" in str(read_again(state))


@pytest.mark.parametrize("turned", range(5))
def test_R8_start_tiles_are_turned_one_by_one_before_they_are_arranged(turned: int) -> None:
    read_again(after("; ".join(EXAMPLE_START.split("; ")[:turned])))


def test_R39_with_no_tile_left_it_tells_who_has_passed() -> None:
    state = strip(2)
    for passes in range(3):
        assert ("passes" in str(state)) == (passes > 0)
        twin = read_again(state)
        assert (twin.outcome() is None) == (passes < 2)
        if passes < 2:
            play(state, "pass")


@pytest.mark.parametrize(
    ("field", "other", "rule"),
    [
        ("phase draw", "phase dance", None),
        ("phase draw", "phase men", None),
        ("seat 1", "seat 2", None),
        ("start 3 6 6 4", "start 3 6 6 4 4", "R7"),
        ("start 3 6 6 4", "start 3 6 6 7", None),
        ("start 3 6 6 4", "start 3 6 6 5", "R8"),
        (" | start 3 6 6 4", "", "R8"),
        ("0,0:6+gb 1,-1:6", "0,0:1+g 1,-1:5", "R9"),
        ("0,0:6", "0,1:6", "R8"),
        ("2,-1:2", "5,5:2", "R16"),
        ("2,-1:2", "2,-1:0(2)", "R82"),
        ("-1,0:2", "-1,0:6 -1,0:6", "R16"),
        ("0,1:1", "0,1:1+rr", "R27"),
        ("0,1:1", "0,1:1+x", None),
        ("11r, 11g", "12r, 11g", "R4"),
        ("11r, 11g", "13r, 11g", "R4"),
        ("11r, 11g", "10r, 11g", "R4"),
        ("11r, 11g", "11g, 11r", "R4"),
        ("11r, 11g, ", "11r, ", "R4"),
        ("seat 1", "seat 1 | drawn 2", None),
        ("seat 1", "seat 1 | passes 1", None),
    ],
)
def test_what_no_game_could_come_to_is_refused_with_its_rule(
    field: str, other: str, rule: str | None
) -> None:
    text = str(after(EXAMPLE))
    assert field in text
    refusal = refused(FEURIO, text.replace(field, other))
    assert refusal.rule == rule


def test_R84_each_firebreak_was_paid_for_by_who_laid_it() -> None:
    state = after("draw 3; draw 6; draw 4; break 0,1 green", 2, firebreak=True)
    text = str(read_again(state))
    for paid, other in (("12r 12b, 11g 12y", "11r 12b, 12g 12y"), ("11g", "12g"), ("11g", "10g")):
        assert paid in text
        assert refused(FEURIO, text.replace(paid, other)).rule == "R84"
