"""Ladders: which ratings are known at which table."""

from ludoteca.core.parts.ladder import USUAL, Ladder
from tests.core.plain_games import PebbleGame

SMALL = Ladder(7, ("random", "greedy"), {2: (500.0, 1000.0)})


def test_ratings_are_those_of_the_table_or_none() -> None:
    assert SMALL.ratings(2) == {"random": 500.0, "greedy": 1000.0}
    assert SMALL.ratings(3) == {}


def test_a_game_that_nobody_has_measured_has_a_ladder_too() -> None:
    assert PebbleGame().ladder == USUAL
