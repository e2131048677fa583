"""The turn and the hottest spot: R12 to R22."""

import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.turn import CHANCE
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    EXAMPLE_TURNS,
    after,
    cells_around,
    free_edges,
    legal_texts,
    numbers_on,
    play,
    refused,
    strip,
)

# The start pair is enclosed by firebreaks, so that nothing burns and the fire goes anywhere; then
# more tiles leave a gap at 3,-1 with tiles all round it, of which only the last shows a number.
GAP = (
    "draw 6; draw 6;"
    "draw 1; break 1,-1 green; draw 1; break 0,1 red; draw 1; break 0,-1 green;"
    "draw 1; break -1,0 red; draw 1; break -1,1 green; draw 1; break 2,-1 red;"
    "draw 2; break 2,0 green; draw 2; break 1,1 red;"
    "draw 2; break 3,-2 green; draw 2; break 3,0 red; draw 2; break 4,-2 green;"
    "draw 5; lay 4,-1"
)


@pytest.mark.parametrize("text", ["men 0,0 1 green", "pass"])
def test_R12_men_come_after_the_tile(text: str) -> None:
    refusal = refused(after(EXAMPLE_START + "; draw 2"), text)
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R12"
    assert set(refusal.legal) == {"lay 0,1", "lay 2,-1"}


def test_R12_after_the_tile_come_men_and_then_the_next_turn() -> None:
    state = after(EXAMPLE_START + "; draw 2; lay 2,-1")
    assert state.to_move == 1
    play(state, "men 0,0 1 green")
    assert state.to_move == CHANCE
    assert state.on_turn == 2


@pytest.mark.parametrize("text", ["pass", "men 0,0 1 green", "lay 2,-1"])
def test_R13_a_tile_must_be_drawn_while_there_are_any(text: str) -> None:
    refusal = refused(after(EXAMPLE_START), text)
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "R13"


def test_R13_a_turn_lays_only_one_tile() -> None:
    state = after(EXAMPLE_START + "; draw 2; lay 2,-1")
    refusal = refused(state, "lay 0,1")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R13"
    refusal = refused(state, "draw 3")
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "R13"


def test_R13_a_drawn_tile_is_not_drawn_again() -> None:
    assert refused(after(EXAMPLE_START + "; draw 2"), "draw 2").rule == "R13"


@pytest.mark.parametrize("cell", ["0,0", "1,-1", "5,5", "2,1", "31,-32", "-99,99"])
def test_R14_a_tile_goes_beside_the_others(cell: str) -> None:
    refusal = refused(after(EXAMPLE_START + "; draw 2"), f"lay {cell}")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R14"
    assert set(refusal.legal) == {"lay 0,1", "lay 2,-1"}


def test_R14_the_tile_lies_face_up() -> None:
    state = after(EXAMPLE_START + "; draw 2; lay 2,-1")
    assert numbers_on(state)[2, -1] == 2


def test_R15_heat_is_the_sum_of_all_numbers_around() -> None:
    state = after(EXAMPLE_START)
    assert {place.at: place.heat for place in state.open_positions()} == {
        (0, 1): 6 + 4,
        (2, -1): 6 + 4,
        (-1, 0): 6 + 3,
        (1, -2): 6 + 3,
        (-1, 1): 6,
        (2, -2): 6,
        (1, 1): 4,
        (2, 0): 4,
        (0, -2): 3,
        (-1, -1): 3,
    }


@pytest.mark.parametrize("cell", ["-1,0", "1,-2", "1,1", "0,-2"])
def test_R16_the_fire_spreads_only_to_the_hottest_spot(cell: str) -> None:
    refusal = refused(after(EXAMPLE_START + "; draw 2"), f"lay {cell}")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R16"
    assert set(refusal.legal) == {"lay 0,1", "lay 2,-1"}


def test_R16_with_no_tile_left_there_is_no_hottest_spot() -> None:
    assert strip(4).hottest() == []
    assert after("draw 3; draw 4").hottest() == []


def test_R17_of_several_hottest_spots_the_player_chooses() -> None:
    for cell in ("0,1", "2,-1"):
        state = after(EXAMPLE_START + f"; draw 2; lay {cell}")
        assert [place.at for place in state.hottest()] == [(2, -1) if cell == "0,1" else (0, 1)]


def test_R18_the_drawn_number_does_not_count() -> None:
    for number in (1, 2, 3, 4, 5, 6):
        state = after(EXAMPLE_START + f"; draw {number}")
        assert legal_texts(state) == {"lay 0,1", "lay 2,-1"}


def test_R19_a_tile_has_no_rotation() -> None:
    state = after(EXAMPLE_START + "; draw 2")
    assert isinstance(refused(state, "lay 0,1 60"), Malformed)


def test_R20_three_tiles_may_heat_a_spot() -> None:
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS[:3])))
    hottest = {place.at: sorted(place.addends) for place in state.hottest()}
    assert hottest == {(1, -2): [3, 6], (-1, 1): [1, 2, 6]}


def test_R21_the_number_is_seen_before_the_spot_is_chosen() -> None:
    state = after(EXAMPLE_START + "; draw 2")
    assert state.to_move == 1
    assert state.view(1).drawn == 2
    assert state.view(1).legal() == state.legal()


def test_R22_a_gap_is_heated_by_all_tiles_around_it() -> None:
    state = after(GAP, seats=2, firebreak=True)
    board = numbers_on(state)
    assert all(beside in board for beside in cells_around((3, -1)))
    play(state, "pass; draw 3")
    lays = {text for text in legal_texts(state) if text.startswith("lay")}
    assert lays == {"lay 3,-1", "lay 5,-2", "lay 5,-1", "lay 4,0"}


def test_R22_an_edge_that_faces_a_gap_is_free() -> None:
    state = after(GAP, seats=2, firebreak=True)
    assert free_edges(state, 4, -1) == 4
    tile = state.tile_at(4, -1)
    assert tile is not None
    assert tile.free_edges == 4


def test_R22_a_tile_in_a_gap_is_locked_at_once() -> None:
    state = after(GAP + "; pass; draw 6; lay 3,-1", seats=2, firebreak=True)
    refusal = refused(state, "men 3,-1 1 green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R33"
    play(state, "men 4,-1 3 green")
