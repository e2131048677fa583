"""What is said against a move: in full to who types it, without coordinates at the board."""

import re

import pytest

from ludoteca.core.text.languages import languages
from ludoteca.core.text.messages import speaking
from tests.games.feurio.scenario import EXAMPLE_START, EXAMPLE_TURNS, after, refused

COORDINATES = re.compile(r"-?\d+,-?\d+")
DRAWN = f"{EXAMPLE_START}; draw 2"
# A move that is not legal, and what led to where it is tried.
AT_PLACES = [
    (DRAWN, "lay 0,0"),
    (DRAWN, "lay 9,9"),
    (DRAWN, "lay -1,0"),
    (DRAWN, "men 0,0 1 green"),
    (f"{DRAWN}; lay 2,-1", "men 9,9 1 green"),
    ("; ".join([EXAMPLE_START, *EXAMPLE_TURNS[:2], "draw 2; lay -1,0"]), "men -1,0 3 yellow"),
    ("; ".join([EXAMPLE_START, *EXAMPLE_TURNS[:2], "draw 2; lay -1,0"]), "men 0,0 3 yellow"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("before", "move"), AT_PLACES)
def test_who_sees_the_board_is_told_no_coordinates(before: str, move: str, language: str) -> None:
    refusal = refused(after(before), move)
    with speaking(language):
        assert COORDINATES.search(str(refusal))
        assert not COORDINATES.search(refusal.at_board())
        assert move not in refusal.at_board()


def test_what_names_no_place_is_the_same_at_the_board() -> None:
    refusal = refused(after(f"{DRAWN}; lay 2,-1"), "lay 0,1")
    assert refusal.at_board() == str(refusal)


def test_R13_who_draws_out_of_turn_hears_whose_turn_it_is_by_colour() -> None:
    assert "it is green’s turn" in str(refused(after(DRAWN), "draw 3"))
    two = after("draw 3; draw 6; draw 2", seats=2)
    assert "it is green & yellow’s turn" in str(refused(two, "draw 3"))
    alone = after("draw 3; draw 2", seats=1)
    assert "it is the brigade’s turn" in str(refused(alone, "draw 3"))
