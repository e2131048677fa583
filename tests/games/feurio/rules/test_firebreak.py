"""Variant: firebreak, R82 to R92."""

from typing import cast

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove, NotYourTurn
from ludoteca.core.records.record import Record
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import Colour, FeurioState
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    after,
    burn,
    cells_around,
    free_edges,
    legal_texts,
    numbers_on,
    play,
    refused,
    strip,
    turn,
)

# Two 6s, enclosed by eight firebreaks.
ENCLOSED = (
    "draw 6; draw 6;"
    "draw 1; break 1,-1 green; draw 2; break 0,1 red; draw 3; break 0,-1 yellow;"
    "draw 4; break -1,0 blue; draw 5; break -1,1 green; draw 6; break 2,-1 red;"
    "draw 1; break 2,0 green; draw 2; break 1,1 red"
)
AROUND_ENCLOSED = {
    *("1,-2", "0,-2", "2,-2", "3,-2", "3,-1", "3,0", "2,1", "1,2"),
    *("0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1"),
}


def firebreak_game(record: str, seats: int = 4) -> FeurioState:
    return after(record, seats, firebreak=True)


def test_R82_the_player_looks_and_then_decides_face_up_or_face_down() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 2")
    assert state.view(1).drawn == 2
    assert legal_texts(state) == {
        *("lay 0,1", "lay 2,-1", "break 0,1 green", "break 2,-1 green"),
    }


def test_R82_nobody_else_sees_the_drawn_tile() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 2")
    for seat in (0, 2, 3, None):
        assert state.view(seat).drawn is None
        assert state.view(seat).unseen == {1: 6, 2: 6, 3: 5, 4: 5, 5: 6, 6: 4}
    play(state, "lay 2,-1")
    for seat in (0, 2, 3, None):
        assert state.view(seat).unseen == {1: 6, 2: 5, 3: 5, 4: 5, 5: 6, 6: 4}
        assert Record.of(state.view(seat)) == Record.of(state)


def test_R82_without_the_variant_there_are_none_and_everybody_sees_the_tile() -> None:
    state = after(EXAMPLE_START + "; draw 2")
    refusal = refused(state, "break 0,1 green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R82"
    assert state.view(None).drawn == 2


def test_R83_a_firebreak_goes_to_the_hottest_spot() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 2")
    for cell, rule in (("-1,0", "R16"), ("0,0", "R14"), ("5,5", "R14")):
        refusal = refused(state, f"break {cell} green")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == rule
    for cell in ("0,1", "2,-1"):
        play(state.copy(), f"break {cell} green")


def test_R84_an_own_man_pays_and_is_out_of_the_game() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 2; break 2,-1 green")
    assert state.supply(1) == {Colour.GREEN: 11}
    assert not any(tile.men for tile in state.tiles())
    assert [state.supply(seat)[c] for seat, c in ((0, Colour.RED), (2, Colour.BLUE))] == [12, 12]


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_R84_nobody_else_pays(colour: str) -> None:
    refusal = refused(firebreak_game(EXAMPLE_START + "; draw 2"), f"break 2,-1 {colour}")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R84"


def test_R85_no_men_are_placed_in_that_turn() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 2; break 2,-1 green")
    assert state.to_move == CHANCE
    assert state.on_turn == 2
    for text in ("men 0,0 1 green", "pass"):
        assert isinstance(refused(state, text), NotYourTurn)


def test_R86_without_men_of_the_colour_no_firebreak_can_be_paid() -> None:
    # Green pays twelve times; then only Yellow can.
    state = firebreak_game("draw 6; draw 6", seats=2)
    for _ in range(12):
        state.play(f"draw {max(n for n, left in state.unseen.items() if left)}")
        q, r = min(place.at for place in state.hottest())
        play(state, f"break {q},{r} green")
        turn(state, min(n for n, left in state.unseen.items() if left))
    play(state, f"draw {min(n for n, left in state.unseen.items() if left)}")
    q, r = min(place.at for place in state.hottest())
    refusal = refused(state, f"break {q},{r} green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R86"
    assert not any(text.endswith("green") for text in legal_texts(state))
    play(state, f"break {q},{r} yellow")


def test_R86_men_on_tiles_cannot_pay_and_neither_can_auxiliaries() -> None:
    # Green has placed all twelve men, and has four auxiliaries left.
    state = firebreak_game("draw 6; draw 6; draw 6", seats=3)
    for _ in range(4):
        turn(state, 5, "men here 3 green")
        turn(state, min(n for n, left in state.unseen.items() if left))
        turn(state, min(n for n, left in state.unseen.items() if left))
    play(state, "draw 5")
    assert state.supply(1) == {Colour.GREEN: 0, Colour.YELLOW: 4}
    assert all(text.startswith("lay") for text in legal_texts(state))
    q, r = state.hottest()[0].at
    assert refused(state, f"break {q},{r} green").rule == "R86"
    assert refused(state, f"break {q},{r} yellow").rule == "R60"


def test_R87_a_firebreak_gives_no_heat() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 6; break 2,-1 green")
    heats = {place.at: place.heat for place in state.open_positions()}
    assert heats[3, -2] == heats[3, -1] == 0
    assert heats[2, -2] == 6
    assert heats[2, 0] == 4


def test_R87_if_nothing_burns_all_positions_are_the_hottest() -> None:
    state = firebreak_game(ENCLOSED + "; draw 3", seats=2)
    assert {place.heat for place in state.hottest()} == {0}
    assert legal_texts(state) == {
        text
        for cell in AROUND_ENCLOSED
        for text in (f"lay {cell}", f"break {cell} green", f"break {cell} yellow")
    }
    play(state, "lay -2,1")


def test_R88_a_firebreak_closes_edges() -> None:
    face_up = firebreak_game(EXAMPLE_START + "; draw 2; lay 2,-1; pass")
    face_down = firebreak_game(EXAMPLE_START + "; draw 2; break 2,-1 green")
    for q, r in ((1, -1), (1, 0)):
        for state in (face_up, face_down):
            tile = state.tile_at(q, r)
            assert tile is not None
            assert tile.free_edges == free_edges(state, q, r) == {(1, -1): 2, (1, 0): 3}[q, r]


def test_R88_enclosed_by_firebreaks_a_tile_is_locked() -> None:
    state = firebreak_game(ENCLOSED + "; draw 3; lay -2,1", seats=2)
    assert refused(state, "men 0,0 1 green").rule == "R33"


def test_R89_no_men_on_a_firebreak() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 6; break 2,-1 green; draw 1; lay 0,1")
    refusal = refused(state, "men 2,-1 1 blue")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R89"
    assert not any(text.startswith("men 2,-1") for text in legal_texts(state))


def test_R89_a_firebreak_joins_no_region() -> None:
    # The firebreak at 1,-1 touches both tiles with green men.
    record = (
        "draw 6; draw 6; draw 1; break 1,-1 green; draw 1; lay 0,1; pass;"
        "draw 1; lay 1,1; men 0,0 1 green; draw 1; lay -1,1; pass; draw 1; lay 2,0; pass;"
        "draw 2; lay 2,-1; pass; draw 2; lay -1,0; men 2,-1 1 green"
    )
    state = firebreak_game(record, seats=2)
    assert {(0, 0), (2, -1)} <= set(cells_around((1, -1)))
    assert [region.cells for region in state.regions(Colour.GREEN)] == [((0, 0),), ((2, -1),)]


@pytest.mark.parametrize("seat", [0, None])
def test_R90_only_the_layer_knows_the_number(seat: int | None) -> None:
    state = firebreak_game("draw 6; draw 5; draw 3; break 0,1 green; draw 2; lay 1,-1; pass", 2)
    mine, other = state.view(1).tile_at(0, 1), state.view(seat).tile_at(0, 1)
    assert mine is not None
    assert other is not None
    assert (mine.number, mine.under) == (0, 3)
    assert (other.number, other.under) == (0, None)
    assert state.view(1).unseen[3] == 5
    assert state.view(seat).unseen[3] == 6
    assert Record.of(state.view(1)) == Record.of(state)
    assert Record.of(state.view(seat)).actions[2:4] == ("draw ?", "break 0,1 green")


@pytest.mark.parametrize("seat", [0, 2, None])
def test_R90_games_that_differ_in_a_hidden_number_look_the_same(seat: int | None) -> None:
    """Whatever others may ask, no answer depends on the number."""
    steps = ("draw {0}", "break 1,-2 green", "draw 5", "lay 1,0", "men 1,0 1 blue", "draw 2")
    games = [firebreak_game("draw 5; draw 6; draw 5", seats=3) for _ in range(2)]
    for step in steps:
        faces = []
        for game, number in zip(games, (1, 4), strict=True):
            play(game, step.format(number))
            view = game.view(seat)
            faces.append(
                (
                    view.game.presenter.report(view),
                    view.unseen,
                    view.tiles(),
                    view.legal(),
                    view.history,
                    view.key(),
                    Record.of(game.view(seat)).as_json(),
                )
            )
        assert faces[0] == faces[1]


def test_R90_a_hidden_number_is_imagined_and_ones_own_is_known() -> None:
    state = firebreak_game("draw 6; draw 5; draw 3; break 0,1 green; draw 2; lay 1,-1; pass", 2)

    def imagined(seat: int) -> set[int | None]:
        rng = np.random.default_rng(1)
        games = [cast("FeurioState", state.view(seat).sample_state(rng)) for _ in range(20)]
        return {tile.under for game in games for tile in game.tiles() if tile.is_firebreak}

    assert imagined(1) == {3}
    assert len(imagined(0)) > 2


def test_R90_a_number_that_is_used_up_does_not_betray_it() -> None:
    # All six 1s are gone, one of them under a firebreak: for the others a 1 may still come.
    state = firebreak_game("draw 1; draw 1; draw 1; break 0,1 green", seats=2)
    for _ in range(3):
        turn(state, 1)
    assert refused(state, "draw 1").rule == "R1"
    assert state.view(0).unseen[1] == state.view(None).unseen[1] == 1
    assert state.view(1).unseen[1] == 0
    assert state.view(0).legal() == []


def test_R90_after_the_game_the_number_is_shown() -> None:
    state = burn(firebreak_game("draw 6; draw 5; draw 3; break 0,1 green", seats=2))
    for view in (state.view(0), state.view(None)):
        assert view.unseen[3] == 1
    play(state, "pass; pass")
    assert state.to_move == OVER
    for view in (state.view(0), state.view(None)):
        tile = view.tile_at(0, 1)
        assert tile is not None
        assert tile.under == 3
        assert view.unseen[3] == 0
    assert Record.of(state.view(None)) == Record.of(state)


def test_R91_two_players_choose_which_colour_pays() -> None:
    for colour, supply in (
        ("green", {Colour.GREEN: 11, Colour.YELLOW: 12}),
        ("yellow", {Colour.GREEN: 12, Colour.YELLOW: 11}),
    ):
        state = firebreak_game(f"draw 6; draw 5; draw 3; break 0,1 {colour}", seats=2)
        assert state.supply(1) == supply
    state = firebreak_game("draw 6; draw 5; draw 3", seats=2)
    assert refused(state, "break 0,1 red").rule == "R84"


def test_R92_a_firebreak_uses_up_the_tile_of_the_turn() -> None:
    state = firebreak_game(EXAMPLE_START + "; draw 2; break 2,-1 green")
    assert state.tiles_left == 31
    assert len(state.tiles()) == 5
    assert numbers_on(state)[2, -1] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R92_the_last_tile_as_a_firebreak_is_not_a_pass(seats: int) -> None:
    start = "draw 1; " * seats + "arrange 1 1" * (seats == 4)
    state = burn(firebreak_game(start, seats), turns=35 - seats)
    play(state, "draw 6")
    q, r = state.hottest()[0].at
    play(state, f"break {q},{r} red")
    assert state.tiles_left == 0
    assert state.to_move == 1 % seats
    play(state, "pass; " * (seats - 1))
    assert state.to_move == 0
    play(state, "pass")
    assert state.to_move == OVER


def test_R92_without_a_tile_there_is_no_firebreak() -> None:
    refusal = refused(strip(4, firebreak=True), "break -17,0 green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R39"
