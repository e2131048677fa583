"""Setting up: R1 to R11."""

from itertools import combinations

import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.turn import CHANCE
from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    after,
    burn,
    cells_around,
    legal_texts,
    numbers_on,
    play,
    refused,
    turn,
)


def test_R1_there_are_36_tiles_six_of_each_number() -> None:
    state = after("")
    assert state.unseen == {1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}
    assert state.tiles_left == 36


def test_R1_a_seventh_tile_of_a_number_is_refused() -> None:
    state = after("draw 1; draw 1; draw 1; draw 1; arrange 1 1")
    turn(turn(state, 1), 1)
    refusal = refused(state, "draw 1")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R1"
    assert set(refusal.legal) == {"draw 2", "draw 3", "draw 4", "draw 5", "draw 6"}


@pytest.mark.parametrize("number", [0, 7, 17, 99])
def test_R1_no_tile_shows_another_number(number: int) -> None:
    for state in (after(""), after(EXAMPLE_START)):
        refusal = refused(state, f"draw {number}")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R1"


@pytest.mark.parametrize("text", ["draw", "draw ?", "draw 03", "draw -1", "Draw 3", "draw  3"])
def test_R1_a_draw_has_one_text(text: str) -> None:
    assert isinstance(refused(after(""), text), Malformed)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_R2_every_back_shows_0(number: int) -> None:
    state = after(f"draw 6; draw 6; draw {number}; break 0,1 green", seats=2, firebreak=True)
    assert numbers_on(state)[0, 1] == 0


@pytest.mark.parametrize(("number", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_R3_a_tile_has_fewer_spaces_the_more_water_it_has(number: int, spaces: int) -> None:
    state = after(f"draw {number}; draw 6; lay 0,1", seats=1)
    tile = state.tile_at(0, 0)
    assert tile is not None
    assert tile.spaces == spaces
    counts = [int(text.split()[2]) for text in legal_texts(state) if text.startswith("men 0,0 ")]
    assert max(counts) == spaces


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_R4_there_are_48_men_12_of_each_colour(seats: int) -> None:
    state = after("", seats)
    men = {c: sum(state.supply(seat).get(c, 0) for seat in range(seats)) for c in Colour}
    assert men == dict.fromkeys(Colour, 12)


def test_R5_four_players_have_one_colour_each() -> None:
    state = after("")
    assert [state.supply(seat) for seat in range(4)] == [{colour: 12} for colour in Colour]


def test_R6_every_tile_in_the_bag_is_equally_likely() -> None:
    state = after("draw 3; draw 6; draw 6", seats=3)
    chances = dict(zip(map(str, state.moves()), state.chances(), strict=True))
    assert chances == pytest.approx(
        {
            "draw 1": 6 / 33,
            "draw 2": 6 / 33,
            "draw 3": 5 / 33,
            "draw 4": 6 / 33,
            "draw 5": 6 / 33,
            "draw 6": 4 / 33,
        }
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R7_as_many_tiles_are_turned_over_as_there_are_players(seats: int) -> None:
    state = after("", seats)
    for drawn in range(seats):
        assert state.to_move == CHANCE
        assert state.tiles() == []
        assert state.tiles_left == 36 - drawn
        state.play("draw 4")
    if seats == 4:
        state.play("arrange 4 4")
    assert len(state.tiles()) == seats
    assert state.tiles_left == 36 - seats


@pytest.mark.parametrize("text", ["lay 0,0", "men 0,0 1 green", "pass", "arrange 3 6"])
def test_R7_nobody_moves_before_the_start_tiles_are_turned_over(text: str) -> None:
    refusal = refused(after("draw 3; draw 6"), text)
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "R7"


def test_R8_four_start_tiles_form_a_rhombus() -> None:
    board = numbers_on(after(EXAMPLE_START))
    touching = {cell: sum(beside in board for beside in cells_around(cell)) for cell in board}
    assert sorted(touching.values()) == [2, 2, 3, 3]


def test_R9_the_chosen_pair_touches_in_the_middle() -> None:
    assert numbers_on(after("draw 3; draw 6; draw 5; draw 4; arrange 4 5")) == {
        (0, 0): 4,
        (1, -1): 5,
        (0, -1): 3,
        (1, 0): 6,
    }


@pytest.mark.parametrize(
    ("start", "choices"),
    [
        ((3, 6, 5, 4), 6),
        ((3, 6, 6, 4), 4),
        ((6, 6, 3, 3), 3),
        ((5, 2, 5, 5), 2),
        ((1, 1, 1, 1), 1),
    ],
)
def test_R9_each_different_pair_is_one_choice(start: tuple[int, ...], choices: int) -> None:
    state = after("; ".join(f"draw {number}" for number in start))
    assert state.to_move == 0
    pairs = {tuple(sorted(pair)) for pair in combinations(start, 2)}
    assert [str(move) for move in state.moves()] == [f"arrange {a} {b}" for a, b in sorted(pairs)]
    assert len(pairs) == choices


@pytest.mark.parametrize("start", [(3, 6, 5, 4), (6, 3, 6, 3), (2, 2, 2, 1), (1, 4, 4, 4)])
def test_R9_no_tile_is_lost_by_arranging(start: tuple[int, ...]) -> None:
    state = after("; ".join(f"draw {number}" for number in start))
    for move in state.moves():
        middle = [int(word) for word in str(move).split()[1:]]
        board = numbers_on(play(state.copy(), str(move)))
        assert [board[0, 0], board[1, -1]] == middle
        assert board[0, -1] <= board[1, 0]
        assert sorted(board.values()) == sorted(start)


@pytest.mark.parametrize("text", ["arrange 3 3", "arrange 1 3", "arrange 0 6", "arrange 3 22"])
def test_R9_only_start_tiles_can_be_arranged(text: str) -> None:
    refusal = refused(after("draw 3; draw 6; draw 6; draw 4"), text)
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R9"
    assert set(refusal.legal) == {"arrange 3 4", "arrange 3 6", "arrange 4 6", "arrange 6 6"}


def test_R9_nothing_is_said_against_a_pair_of_the_start_tiles() -> None:
    state = after("draw 3; draw 6; draw 6; draw 4")
    assert [state.why(move) for move in state.moves()] == [None] * 4


def test_R9_the_smaller_number_is_named_first() -> None:
    assert isinstance(refused(after("draw 3; draw 6; draw 6; draw 4"), "arrange 6 3"), Malformed)


def test_R9_the_tiles_are_arranged_before_the_first_turn_and_never_again() -> None:
    state = after("draw 3; draw 6; draw 6; draw 4")
    for text in ("lay 0,1", "men 0,0 1 red", "pass"):
        refusal = refused(state, text)
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R9"
    assert isinstance(refused(state, "draw 2"), NotYourTurn)
    play(state, "arrange 6 6; draw 2")
    refusal = refused(state, "arrange 3 6")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R9"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_R9_fewer_than_four_players_have_nothing_to_arrange(seats: int) -> None:
    state = after("draw 3; " * seats, seats)
    assert len(state.tiles()) == seats
    assert state.to_move == CHANCE
    play(state, "draw 1")
    assert refused(state, "arrange 3 3").rule == "R9"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_R10_the_seat_left_of_the_oldest_begins_and_turns_go_round(seats: int) -> None:
    state = after("draw 3; " * seats + "arrange 3 3" * (seats == 4), seats)
    for played in range(2 * seats):
        state.play("draw 1" if played < 6 else "draw 2")
        assert state.to_move == (1 + played) % seats
        q, r = state.hottest()[0].at
        play(state, f"lay {q},{r}")
        assert state.to_move == (1 + played) % seats
        state.play("pass")


def test_R10_a_seat_that_is_not_on_turn_is_refused() -> None:
    state = after(EXAMPLE_START + "; draw 2")
    for seat in (0, 2, 3):
        with pytest.raises(NotYourTurn):
            state.play("lay 2,-1", seat)
    state.play("lay 2,-1", 1)


@pytest.mark.parametrize(("seats", "turns"), [(1, 35), (2, 17), (3, 11), (4, 8)])
def test_R11_all_lay_equally_many_tiles_and_the_oldest_lays_the_last(
    seats: int, turns: int
) -> None:
    state = burn(after("draw 3; " * seats + "arrange 3 3" * (seats == 4), seats))
    layers = [tile.layer for tile in state.tiles() if tile.layer is not None]
    assert [layers.count(seat) for seat in range(seats)] == [turns] * seats
    assert layers[-1] == 0
