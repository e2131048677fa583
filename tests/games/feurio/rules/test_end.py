"""The end of the game: R39 to R44."""

import pytest

from ludoteca.core.errors import IllegalMove, NotYourTurn
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import after, burn, legal_texts, play, refused, strip


def test_R39_after_the_last_tile_turns_go_on_without_tiles() -> None:
    state = strip(4)
    assert state.tiles_left == 0
    assert state.to_move == 1
    for text in ("lay 2,0", "lay -17,0"):
        refusal = refused(state, text)
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R39"
    assert isinstance(refused(state, "draw 6"), NotYourTurn)


def test_R39_men_are_placed_by_the_usual_rules() -> None:
    # A 6 in the strip has three spaces and two free edges; the leftmost has four.
    state = strip(4)
    assert refused(state, "men -15,0 3 green").rule == "R30"
    assert refused(state, "men -2,0 2 green").rule == "R31"
    assert refused(state, "men -15,0 1 blue").rule == "R26"
    play(state, "men -16,-1 3 green")
    assert state.to_move == 2


def test_R40_a_pass_is_not_final() -> None:
    state = play(strip(4), "pass; men -15,0 1 blue; pass; pass; men -15,0 1 green")
    assert state.supply(1) == {Colour.GREEN: 11}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R41_the_game_ends_when_all_pass_one_after_another(seats: int) -> None:
    state = strip(seats)
    for _ in range(seats):
        assert state.to_move != OVER
        assert state.outcome() is None
        play(state, "pass")
    assert state.to_move == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "R41"


def test_R41_a_placement_begins_the_count_anew() -> None:
    state = play(strip(4), "pass; pass; pass; men -15,0 1 red; pass; pass; pass")
    assert state.to_move == 0
    assert state.outcome() is None
    play(state, "pass")
    assert state.to_move == OVER


def test_R41_the_passes_need_not_be_in_one_round() -> None:
    state = play(strip(4), "pass; pass; men -15,0 1 yellow; pass; pass; pass")
    assert state.to_move == 3
    play(state, "pass")
    assert state.to_move == OVER


def test_R41_nobody_plays_on_after_the_end() -> None:
    state = play(strip(4), "pass; pass; pass; pass")
    assert legal_texts(state) == set()
    for text in ("pass", "men -15,0 1 green", "draw 1"):
        refusal = refused(state, text)
        assert isinstance(refusal, NotYourTurn)
        assert refusal.rule == "R41"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R42_laying_the_last_tile_without_men_is_not_a_pass(seats: int) -> None:
    # Everybody passed in every turn with a tile, and still everybody has a turn without one.
    state = play(strip(seats), "pass; " * (seats - 1))
    assert state.to_move == 0
    play(state, "pass")
    assert state.to_move == OVER


def test_R42_men_with_the_last_tile_make_no_difference() -> None:
    start = "draw 1; draw 1; draw 1; draw 1; arrange 1 1"
    state = burn(after(start), turns=31)
    assert state.tiles_left == 1
    play(state, "draw 6; lay -16,-1; men -16,-1 3 red; pass; pass; pass")
    assert state.to_move == 0
    play(state, "pass")
    assert state.to_move == OVER


def test_R43_who_cannot_place_has_to_pass_and_it_counts() -> None:
    state = strip(4)
    for cell in ("-16,0", "-15,0", "-14,0", "-13,0", "-12,0", "-11,0"):
        play(state, f"men {cell} 2 green; pass; pass; pass")
    assert state.supply(1) == {Colour.GREEN: 0}
    assert legal_texts(state) == {"pass"}
    play(state, "pass")
    assert state.to_move == OVER


def test_R44_points_decide_only_at_the_end() -> None:
    state = play(strip(4), "men -15,0 1 green; pass; pass; pass")
    assert state.scores() == [0, 1, 0, 0]
    assert state.outcome() is None
    assert state.game.presenter.report(state)["winners"] == []
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
