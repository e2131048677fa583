"""Moves as text: one text for each move, and nothing else is a move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.map import load_world
from ludoteca.games.futurisiko.moves import encode_move
from tests.effort import times

words = st.sampled_from(
    [
        *("turn", "claim", "move", "ferry", "build", "roll", "hits", "remove", "truce", "weapon"),
        *("tank", "plane", "red", "alaska", "atlantico", "arma_segreta:red", "1", "0", "07", "٣"),
    ]
)


@settings(max_examples=times(100))
@given(text=st.text() | st.lists(words, max_size=5).map(" ".join))
def test_a_text_is_a_move_in_this_very_spelling_or_malformed(text: str) -> None:
    try:
        move = FUTURISIKO.read(text)
    except Malformed:
        return
    assert str(move) == text


@pytest.mark.parametrize("text", ["deal ?", "discard ?"])
def test_a_card_that_was_not_seen_can_be_read_by_people_only(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        FUTURISIKO.read(text)
    assert refused.value.rule == "F71"


@pytest.mark.parametrize("text", ["remove 99 0", "claim atlantis", "move sub 1 alaska alaska"])
def test_a_move_that_no_game_contains_has_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="no game on this map contains"):
        encode_move(FUTURISIKO.read(text), load_world())


@given(number=st.integers(0, 1 << 30) | st.integers())
def test_a_number_is_that_of_one_move_or_of_none(number: int) -> None:
    state = FUTURISIKO.start(FUTURISIKO.options({}))
    try:
        move = state.move_of(number)
    except ValueError:
        return
    assert str(move).endswith("?") or state.action_of(move) == number
