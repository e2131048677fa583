"""A hint says what speaks for its move: water, a larger region, a place to save, a task to do."""

import numpy as np
import pytest

from ludoteca.bots.hint import explain_hint
from ludoteca.core.text.messages import speaking
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioState
from ludoteca.games.feurio.moves import Draw
from tests.core.text.test_locales import LANGUAGES
from tests.games.feurio.scenario import EXAMPLE_START, EXAMPLE_TURNS, after

FOUR_TURNS = "; ".join((EXAMPLE_START, *EXAMPLE_TURNS))
# What a solitaire begins with.
ALONE = "draw 3"


def motive(state: FeurioState, move: str) -> str:
    """What speaks for a legal move."""
    read = FEURIO.read(move)
    assert read in state.moves(), move
    return FEURIO.presenter.motive(state.view(state.to_move), read)


def test_R9_the_two_in_the_middle_heat_the_forest_most() -> None:
    state = after("draw 3; draw 6; draw 6; draw 4")
    assert "middle" in motive(state, "arrange 6 6")


def test_R16_where_only_one_spot_is_the_hottest_there_is_no_choice() -> None:
    state = after(f"{EXAMPLE_START}; draw 2; lay 2,-1; pass; draw 1")
    (lay,) = map(str, state.moves())
    assert motive(state, lay) == "It is the only glowing spot."


def test_R46_a_new_region_has_free_edges_to_grow() -> None:
    state = after(f"{EXAMPLE_START}; draw 2; lay 2,-1")
    assert motive(state, "men 0,0 1 green").startswith("It begins a new region, with")


def test_R47_a_region_grows_or_is_divided_by_less() -> None:
    # Green holds the 6 in the middle; beside it lie a 2, and a 6 that is held by yellow.
    state = after(f"{FOUR_TURNS}; draw 6; lay 2,-2")
    assert motive(state, "men -1,0 1 green") == "Now your region is divided by 2 instead of 6."
    assert motive(state, "men 2,-1 1 green").startswith("It begins a new region")


def test_R38_who_passes_keeps_firefighters_for_better_tiles() -> None:
    state = after(f"{EXAMPLE_START}; draw 2; lay 2,-1")
    assert motive(state, "pass") == "Save your 12 firefighters for better tiles."


def test_R71_alone_a_hint_speaks_of_the_task_and_never_of_points() -> None:
    state = after(f"{ALONE}; draw 6", seats=1)
    q, r = min(place.at for place in state.hottest())
    state.play(f"lay {q},{r}")
    move = next(move for move in state.moves() if str(move).startswith("men"))
    said = " ".join(explain_hint(state.view(0), move))
    assert "Everybody must be placed" in said
    assert "point" not in said


def test_R31_a_tile_that_is_held_already_takes_more_to_keep_others_out() -> None:
    turns = (
        *("draw 1; lay 2,-1; men 1,0 2 green", "draw 6; lay 1,-2; men 0,-1 1 blue"),
        *("draw 6; lay 0,-2; men 1,-2 1 yellow", "draw 5; lay 1,-3; men 0,-2 1 red"),
    )
    start = "draw 3; draw 4; draw 5; draw 6; arrange 3 4"
    state = after("; ".join((start, *turns, "draw 3; lay 2,-2")))
    assert "less room for others" in motive(state, "men 1,0 1 green")


def test_R32_another_spot_may_cost_points() -> None:
    turns = (
        *("draw 4; lay 2,-1; men 1,-1 1 green", "draw 6; lay 1,-2; men 1,-2 1 blue"),
        *("draw 2; lay 2,-2; men 0,-1 2 yellow", "draw 4; lay 0,-2; men 2,-1 1 red"),
        *("draw 1; lay 1,-3; men 1,-3 1 green", "draw 1"),
    )
    state = after("; ".join(("draw 5; draw 5; draw 1; draw 5; arrange 1 5", *turns)))
    said = motive(state, "lay -1,-1")
    assert said == "On another glowing spot you would have 1 point less."


def test_what_chance_does_needs_no_reason() -> None:
    assert FEURIO.presenter.motive(after("").view(None), FEURIO.read("draw 3")) == ""


@pytest.mark.parametrize(("seats", "goal"), [(4, "score"), (3, "score"), (1, "solo"), (2, "coop")])
def test_there_is_a_sentence_for_every_move_in_every_language(seats: int, goal: str) -> None:
    rng = np.random.default_rng(seats)
    state = after("", seats=seats, goal=goal, firebreak=goal == "score")
    while state.to_move != OVER:
        moves = list(state.moves())
        if state.to_move != CHANCE:
            view = state.view(state.to_move)
            move = moves[int(rng.integers(len(moves)))]
            for language in LANGUAGES:
                with speaking(language):
                    said = FEURIO.presenter.motive(view, move)
                    assert said.endswith("."), (str(move), said)
        else:
            move = moves[int(rng.integers(len(moves)))]
            assert isinstance(move, Draw)
        state.play(str(move))
