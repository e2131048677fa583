"""Two players: R62 to R66."""

import pytest

from ludoteca.core.errors import IllegalMove, NotYourTurn
from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import (
    after,
    cells_around,
    legal_texts,
    numbers_on,
    play,
    refused,
    strip,
)


def test_R62_each_has_two_colours_and_24_men() -> None:
    state = after("", seats=2)
    assert state.supply(0) == {Colour.RED: 12, Colour.BLUE: 12}
    assert state.supply(1) == {Colour.GREEN: 12, Colour.YELLOW: 12}


def test_R63_two_tiles_lie_side_by_side_and_the_opponent_begins() -> None:
    state = after("draw 6; draw 2", seats=2)
    assert numbers_on(state) == {(0, 0): 6, (1, 0): 2}
    assert (1, 0) in cells_around((0, 0))
    assert state.on_turn == 1
    assert {place.at for place in state.hottest()} == {(0, 1), (1, -1)}


def test_R64_a_turn_places_men_of_one_of_both_colours() -> None:
    state = after("draw 6; draw 2; draw 5; lay 0,1", seats=2)
    assert {t.split()[3] for t in legal_texts(state) - {"pass"}} == {"green", "yellow"}
    refusal = refused(state, "men 0,0 1 red")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R26"
    play(state, "men 0,0 1 yellow")
    assert isinstance(refused(state, "men 0,0 1 green"), NotYourTurn)


def test_R65_two_colours_of_a_player_never_join() -> None:
    # A green 6 beside a yellow 5: 1 + 1 points, where 11 / 5 would be 3.
    state = play(strip(2), "men -14,0 1 green; pass; men -14,1 1 yellow")
    assert (-14, 1) in cells_around((-14, 0))
    assert (numbers_on(state)[-14, 0], numbers_on(state)[-14, 1]) == (6, 5)
    assert state.scores() == [0, 2]


def test_R65_both_colours_are_added_also_on_one_tile() -> None:
    state = play(strip(2), "men -14,0 1 green; pass; men -14,0 1 yellow; pass; men -14,1 1 yellow")
    assert [region.points for region in state.regions(Colour.GREEN)] == [1]
    assert [region.points for region in state.regions(Colour.YELLOW)] == [3]
    assert state.scores() == [0, 4]


@pytest.mark.parametrize("pair", ["green", "yellow"])
def test_R66_the_best_region_of_either_colour_breaks_a_tie(pair: str) -> None:
    # Two 6s of one colour against a 5 of each: 2 points each, the best regions 2 and 1.
    state = play(strip(2), f"men -15,0 1 {pair}; men -12,0 1 red; men -15,1 1 {pair}")
    play(state, "men -12,0 1 blue; pass; pass")
    assert state.scores() == [2, 2]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,))


def test_R66_the_regions_of_a_player_are_not_added_for_the_tie() -> None:
    # Seat 1: 2 + 2 of two colours; seat 0: 3 + 1. The single best region decides.
    state = play(strip(2), "men -15,0 1 green; men -13,0 1 red; men -15,1 1 green")
    play(state, "men -14,0 1 red; men -9,0 1 yellow; men -1,0 1 blue; men -9,1 1 yellow")
    assert [numbers_on(state)[cell] for cell in ((-13, 0), (-14, 0), (-9, 0), (-9, 1))] == [
        5,
        6,
        4,
        4,
    ]
    assert state.scores() == [4, 4]
    outcome = play(state, "pass; pass").outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_R66_equal_best_regions_share_the_victory() -> None:
    state = play(strip(2), "men -15,0 1 green; men -12,0 1 blue; men -15,1 1 green")
    play(state, "men -12,1 1 blue; pass; pass")
    assert state.scores() == [2, 2]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
