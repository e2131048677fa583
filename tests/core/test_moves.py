"""The moves of a game as a sequence."""

from ludoteca.core.plain import PlainState
from tests.core.plain_games import HIGH_CARD, PEBBLES, PebbleOptions, Pebbles


def taken(*counts: int, two_at_once: bool = False) -> PlainState[PebbleOptions, Pebbles]:
    """A game in which so many pebbles are taken one after another."""
    state = PEBBLES.start(PEBBLES.options({"two_at_once": two_at_once}))
    for count in counts:
        state.play(f"take {count}")
    return state


def test_moves_are_read_from_both_ends_and_in_parts() -> None:
    history = taken(2, 1, 2, two_at_once=True).history
    assert list(reversed(history)) == ["take 2", "take 1", "take 2"]
    assert [history[0], history[-2]] == ["take 2", "take 1"]
    assert history[1:] == ["take 1", "take 2"]
    assert len(history) == 3


def test_moves_are_equal_when_they_read_alike_whatever_the_table() -> None:
    assert taken(1, 1).history == taken(1, 1).history
    assert taken(1, 1).history == taken(1, 1, two_at_once=True).history
    assert taken(1, 1).history != taken(1, 2, two_at_once=True).history
    assert taken(1).history != taken(1, 1).history
    assert taken(1).history == ["take 1"]
    assert taken(1).history == ("take 1",)
    assert taken().history == HIGH_CARD.start(HIGH_CARD.options({})).history


def test_moves_are_not_equal_to_what_is_no_sequence_of_moves() -> None:
    assert taken(1).history != "take 1"
    assert taken(1).history != 1


def test_moves_say_what_they_are() -> None:
    assert repr(taken(1, 1).history) == "Moves(['take 1', 'take 1'])"
