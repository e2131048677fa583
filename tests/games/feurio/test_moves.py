"""Moves as text: one text for each move, and nothing else is a move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.games.feurio import FEURIO, Arrange, Break, Colour, Draw, Lay, Men, Pass
from ludoteca.games.feurio.moves import FeurioMove, decode, encode
from tests.effort import times
from tests.games.feurio.scenario import EXAMPLE_START, EXAMPLE_TURNS, after

numbers = st.integers(1, 6)
coordinates = st.integers(-32, 31)
colours = st.sampled_from(Colour)
moves = st.one_of(
    st.builds(Draw, numbers),
    st.tuples(numbers, numbers).map(lambda pair: Arrange(min(pair), max(pair))),
    st.builds(Lay, coordinates, coordinates),
    st.builds(Break, coordinates, coordinates, colours),
    st.builds(Men, coordinates, coordinates, st.integers(1, 3), colours),
    st.just(Pass()),
)
# Texts that are nearly moves: words of the notation, in any order and number.
words = st.sampled_from(
    ["draw", "lay", "men", "break", "arrange", "pass", "0,0", "-1,2", "1", "3", "red", "x", "٣"]
)
near_misses = st.lists(words | st.integers().map(str), max_size=5).map(" ".join)


@given(move=moves)
def test_every_move_survives_the_way_to_text_and_number_and_back(move: FeurioMove) -> None:
    assert FEURIO.read(str(move)) == move
    assert decode(encode(move)) == move


@settings(max_examples=times(100))
@given(text=st.text() | near_misses)
def test_a_text_is_a_move_in_this_very_spelling_or_malformed(text: str) -> None:
    try:
        move = FEURIO.read(text)
    except Malformed:
        return
    assert str(move) == text


@pytest.mark.compiled
@settings(max_examples=times(100))
@given(text=near_misses)
def test_whatever_is_tried_is_played_or_refused_and_changes_nothing_then(text: str) -> None:
    state = after("; ".join([EXAMPLE_START, *EXAMPLE_TURNS[:2], "draw 2; lay -1,0"]))
    before = state.key()
    try:
        state.play(text)
    except Refusal:
        assert state.key() == before


@pytest.mark.parametrize(
    "text",
    [
        *("", "draw", "draw 03", "draw +3", "draw ٣", "arrange 6 3", "PASS", "pass\n"),
        *("lay 0, 0", "lay 00,0", "lay -0,0", "lay 1,1,1", "lay 1," + "9" * 60),
        *("men 0,0 1 Red", "men 0,0 red 1"),
    ],
)
def test_other_spellings_are_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        FEURIO.read(text)


def test_a_draw_that_was_not_seen_can_be_read_by_people_only() -> None:
    with pytest.raises(Malformed, match="can be read, but not replayed"):
        FEURIO.read("draw ?")


@pytest.mark.parametrize(
    "move",
    [
        *(Draw(None), Draw(7), Arrange(0, 9), Lay(32, 0), Break(0, -33, Colour.RED)),
        *(Men(0, 0, 4, Colour.RED), Men(0, 0, 0, Colour.RED), Men(99, 0, 1, Colour.RED)),
    ],
)
def test_a_move_that_no_game_contains_has_no_number(move: FeurioMove) -> None:
    with pytest.raises(ValueError, match="no game contains"):
        encode(move)
    assert move not in after(EXAMPLE_START).moves()


@given(number=st.integers(0, 1 << 20) | st.integers())
def test_a_number_is_that_of_one_move_or_of_none(number: int) -> None:
    try:
        move = decode(number)
    except ValueError:
        return
    assert move == Draw(None) or encode(move) == number
