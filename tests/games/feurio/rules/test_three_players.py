"""Three players: R55 to R61."""

import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import (
    after,
    cells_around,
    free_edges,
    legal_texts,
    men_on,
    numbers_on,
    play,
    refused,
    strip,
    turn,
)

# The 6 and the 5 heat 1,-2 with 11; the 4 and the 5 touch it less.
START = "draw 4; draw 6; draw 5"


def test_R55_each_has_12_men_and_four_auxiliaries() -> None:
    state = after("", seats=3)
    for seat, colour in enumerate((Colour.RED, Colour.GREEN, Colour.BLUE)):
        assert state.supply(seat) == {colour: 12, Colour.YELLOW: 4}


def test_R56_the_start_tiles_form_a_triangle_and_the_left_neighbour_begins() -> None:
    state = after(START, seats=3)
    board = numbers_on(state)
    assert board == {(0, 0): 4, (1, -1): 6, (0, -1): 5}
    assert all(sum(beside in board for beside in cells_around(cell)) == 2 for cell in board)
    assert state.on_turn == 1
    assert [place.at for place in state.hottest()] == [(1, -2)]


def test_R57_a_turn_places_own_men_or_auxiliaries() -> None:
    state = after(START + "; draw 6; lay 1,-2", seats=3)
    texts = legal_texts(state) - {"pass"}
    green = {text for text in texts if text.endswith("green")}
    assert texts == green | {text.replace("green", "yellow") for text in green}


@pytest.mark.parametrize("first", ["green", "yellow"])
def test_R57_never_both_in_one_turn(first: str) -> None:
    state = after(START + "; draw 6; lay 1,-2", seats=3)
    assert isinstance(refused(state, "men 1,-2 1 green 1 yellow"), Malformed)
    play(state, f"men 1,-2 1 {first}")
    for second in ("green", "yellow"):
        assert isinstance(refused(state, f"men 1,-2 1 {second}"), NotYourTurn)


def test_R57_the_men_of_the_other_players_stay_theirs() -> None:
    state = after(START + "; draw 6; lay 1,-2", seats=3)
    for colour in ("red", "blue"):
        refusal = refused(state, f"men 1,-2 1 {colour}")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R26"


def test_R58_auxiliaries_use_up_spaces_and_edges() -> None:
    # The 4 has two spaces: two auxiliaries block it for everybody, auxiliaries too.
    state = after(START + "; draw 6; lay 1,-2; men 0,0 2 yellow", seats=3)
    turn(state, 1)
    play(state, "draw 1")
    q, r = state.hottest()[0].at
    play(state, f"lay {q},{r}")
    assert free_edges(state, 0, 0) > 2
    for colour in ("red", "yellow"):
        refusal = refused(state, f"men 0,0 1 {colour}")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R31"


def test_R58_each_player_has_only_four_auxiliaries() -> None:
    state = play(strip(3), "men -17,0 3 yellow; pass; pass")
    assert state.supply(1) == {Colour.GREEN: 12, Colour.YELLOW: 1}
    refusal = refused(state, "men -15,0 2 yellow")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R36"
    play(state, "men -15,0 1 yellow")
    assert state.supply(2) == {Colour.BLUE: 12, Colour.YELLOW: 4}


def test_R59_auxiliaries_are_removed_before_scoring() -> None:
    # An auxiliary between two green men joins nothing, and scores for nobody.
    state = play(strip(3), "men -16,0 1 green; men -15,0 1 yellow; pass; men -14,0 1 green")
    assert men_on(state, -15, 0) == {"yellow": 1}
    assert state.scores() == [0, 2, 0]
    regions = state.game.presenter.report(state)["regions"]
    assert isinstance(regions, dict)
    assert set(regions) == {"red", "green", "blue"}
    outcome = play(state, "pass; pass; pass").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_R59_removing_auxiliaries_frees_no_edge_and_takes_no_points() -> None:
    with_auxiliary = play(strip(3), "men -16,0 1 green; men -16,0 1 yellow; pass; pass; pass")
    without = play(strip(3), "men -16,0 1 green; pass; pass; pass")
    assert with_auxiliary.scores() == without.scores() == [0, 1, 0]
    edges = [{tile.at: tile.free_edges for tile in s.tiles()} for s in (with_auxiliary, without)]
    assert edges[0] == edges[1]


def test_R59_a_player_with_auxiliaries_alone_has_nothing() -> None:
    state = play(strip(3), "men -17,0 3 yellow; pass; pass; pass")
    assert state.scores() == [0, 0, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)


def test_R60_an_auxiliary_cannot_pay_for_a_firebreak() -> None:
    state = after(START + "; draw 6", seats=3, firebreak=True)
    assert legal_texts(state) == {"lay 1,-2", "break 1,-2 green"}
    refusal = refused(state, "break 1,-2 yellow")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R60"


def test_R61_placing_auxiliaries_is_not_a_pass() -> None:
    state = play(strip(3), "pass; pass; men -15,0 1 yellow; pass; pass")
    assert state.to_move == 0
    play(state, "pass")
    assert state.to_move == OVER
