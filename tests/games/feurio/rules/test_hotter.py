"""Variant: hotter game, R93 to R95."""

import pytest

from ludoteca.core.choice import list_choices
from ludoteca.games.feurio import FEURIO, Colour, FeurioOptions, Goal
from tests.games.feurio.scenario import after, legal_texts, numbers_on, play, strip


def test_R93_points_are_rounded_down() -> None:
    # 6 + 5 by 5 is 2.2: 2 points instead of 3; 6 + 6 by 6 is 2 in both games.
    for hotter, points in ((False, [3, 2]), (True, [2, 2])):
        state = strip(4, hotter=hotter)
        play(state, "men -14,0 1 green; men -15,0 1 blue; pass; pass")
        play(state, "men -13,0 1 green; men -15,-1 1 blue")
        assert state.scores() == [0, *points, 0]


def test_R93_each_region_is_rounded_down_by_itself() -> None:
    # 6 + 5 by 5 is 2.2, and 4 + 3 by 3 is 2.33, 3 + 2 by 2 is 2.5: 2 + 2 + 2, not 7.
    state = strip(4, hotter=True)
    for cell in ("-14,0", "-13,0", "-8,0", "-7,0", "-5,0", "-4,0"):
        play(state, f"men {cell} 1 green; pass; pass; pass")
    assert [region.points for region in state.regions(Colour.GREEN)] == [2, 2, 2]


def test_R93_rounding_decides_ties_too() -> None:
    # Green's 6 + 5 by 5 makes 2 and ties with Blue's 6 + 6 by 6, in points and best region.
    state = play(strip(4, hotter=True), "men -14,0 1 green; men -15,0 1 blue; pass; pass")
    play(state, "men -13,0 1 green; men -15,-1 1 blue; pass; pass; pass; pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)


def test_R93_nothing_else_changes() -> None:
    usual, hotter = strip(4), strip(4, hotter=True)
    assert numbers_on(usual) == numbers_on(hotter)
    assert legal_texts(usual) == legal_texts(hotter)


def test_R94_the_variants_combine_with_each_other_and_with_all_seats() -> None:
    score = {o for o in FEURIO.option_sets() if o.goal == Goal.SCORE}
    assert score == {
        FeurioOptions(seats, Goal.SCORE, firebreak, hotter)
        for seats in (2, 3, 4)
        for firebreak in (False, True)
        for hotter in (False, True)
    }
    tasks = {o for o in FEURIO.option_sets() if o.goal != Goal.SCORE}
    assert tasks == {
        FeurioOptions(seats, Goal.SOLO if seats == 1 else Goal.COOP, firebreak=False, hotter=hotter)
        for seats in (1, 2, 3, 4)
        for hotter in (False, True)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R94_a_hotter_game_with_firebreaks(seats: int) -> None:
    start = "draw 6; " * seats + "arrange 6 6" * (seats == 4)
    state = after(start, seats, firebreak=True, hotter=True)
    play(state, "draw 5")
    q, r = state.hottest()[0].at
    play(state, f"break {q},{r} green")
    assert numbers_on(state)[q, r] == 0
    state = play(strip(seats, firebreak=True, hotter=True), "men -14,0 1 green")
    play(state, "pass; " * (seats - 1) + "men -13,0 1 green")
    board = numbers_on(state)
    assert (board[-14, 0], board[-13, 0]) in ((6, 5), (5, 5))
    assert state.scores()[1] == 2


def test_R95_a_region_with_a_free_edge_is_worth_a_point() -> None:
    for cell, number in (("1,0", 1), ("-2,0", 2), ("-5,0", 3), ("-8,0", 4), ("-11,0", 5)):
        state = play(strip(4, hotter=True), f"men {cell} 1 green")
        (region,) = state.regions(Colour.GREEN)
        assert (region.sum, region.divisor, region.points) == (number, number, 1)


@pytest.mark.parametrize("goal", ["score", "coop"])
def test_R94_rounding_is_offered_only_where_points_count(goal: str) -> None:
    choices = list_choices(FEURIO, FEURIO.options({"seats": 3, "goal": goal}))
    (offered,) = (choice.settings for choice in choices if choice.name == "hotter")
    assert offered == ((False, True) if goal == "score" else (False,))
    played = FEURIO.options({"seats": 3, "goal": goal, "hotter": True})
    assert played.hotter, "records that have it are read"
