"""The worked example of the rulebooks, turn by turn, and a witness of its scoring example."""

from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    EXAMPLE_TURNS,
    after,
    free_edges,
    legal_texts,
    men_on,
    play,
    refused,
)

ROUNDS = (
    "draw 2; lay 2,-2; men 0,1 1 green",
    "draw 5; lay -1,1; men 1,0 2 blue",
    "draw 4; lay 0,-2; men -1,0 1 yellow",
    "draw 1; lay -1,-1; men 2,-2 1 red",
    "draw 3; lay 1,-3; men -1,1 1 green",
    "draw 4; lay 2,-3; men 2,-1 1 blue",
    "draw 2; lay -2,1; men -1,1 1 yellow",
    "draw 1; lay -2,2; men -1,-1 1 red",
)
WHOLE = "; ".join((EXAMPLE_START, *EXAMPLE_TURNS, *ROUNDS))


def before_turn(number: int) -> str:
    return "; ".join((EXAMPLE_START, *EXAMPLE_TURNS[: number - 1]))


def test_E0_the_rhombus_of_the_rule_sheet() -> None:
    state = after("draw 3; draw 6; draw 5; draw 4; arrange 5 6")
    pairs = {p.at: sorted(p.addends) for p in state.open_positions() if len(p.addends) > 1}
    assert pairs == {(2, -1): [4, 6], (1, -2): [3, 6], (0, 1): [4, 5], (-1, 0): [3, 5]}
    assert [place.at for place in state.hottest()] == [(2, -1)]


def test_E1_green_lays_at_the_bottom_or_the_upper_right() -> None:
    state = after(before_turn(1))
    assert {place.at: sorted(place.addends) for place in state.hottest()} == {
        (0, 1): [4, 6],
        (2, -1): [4, 6],
    }
    assert legal_texts(play(state, "draw 2")) == {"lay 0,1", "lay 2,-1"}


def test_E2_green_could_have_placed_three() -> None:
    state = play(after(before_turn(1)), "draw 2; lay 2,-1")
    assert free_edges(state, 0, 0) == 3
    assert "men 0,0 3 green" in legal_texts(state)


def test_E3_blue_must_lay_at_the_bottom() -> None:
    state = play(after(before_turn(2)), "draw 1")
    assert legal_texts(state) == {"lay 0,1"}
    assert state.hottest()[0].heat == 10


def test_E4_blue_may_place_only_one() -> None:
    state = play(after(before_turn(2)), "draw 1; lay 0,1")
    assert free_edges(state, 0, 0) == 2
    assert {t for t in legal_texts(state) if t.startswith("men 0,0")} == {"men 0,0 1 blue"}


def test_E5_yellow_lays_up_top_or_left() -> None:
    state = play(after(before_turn(3)), "draw 2")
    assert legal_texts(state) == {"lay 1,-2", "lay -1,0"}
    assert [sorted(place.addends) for place in state.hottest()] == [[3, 6], [3, 6]]


def test_E6_yellow_blocks_the_upper_6() -> None:
    state = play(after(before_turn(3)), "draw 2; lay -1,0")
    assert free_edges(state, 1, -1) == 2
    assert refused(state, "men 1,-1 3 yellow").rule == "R30"
    play(state, "men 1,-1 2 yellow; draw 5; lay -1,1")
    assert free_edges(state, 1, -1) == 2
    assert refused(state, "men 1,-1 1 red").rule == "R30"
    assert men_on(state, 0, 0) == {"green": 1, "blue": 1}


def test_E7_red_lays_up_top_or_down_below() -> None:
    state = play(after(before_turn(4)), "draw 5")
    assert legal_texts(state) == {"lay 1,-2", "lay -1,1"}
    assert {place.at: sorted(place.addends) for place in state.hottest()} == {
        (1, -2): [3, 6],
        (-1, 1): [1, 2, 6],
    }
    play(state, "lay 1,-2")
    assert free_edges(state, 1, -2) == 4


def test_E8_then_one_spot_is_the_hottest_and_each_would_score_1() -> None:
    state = after(before_turn(5))
    (hottest,) = state.hottest()
    assert (hottest.at, sorted(hottest.addends)) == ((2, -2), [2, 5, 6])
    assert state.scores() == [1, 1, 1, 1]


def test_T5_to_T7_are_forced() -> None:
    state = after(before_turn(5))
    for record in ROUNDS[:3]:
        draw, lay, men = record.split("; ")
        assert legal_texts(play(state, draw)) == {lay}
        play(state, f"{lay}; {men}")


def test_T12_yellow_has_nothing_for_the_locked_6_and_4_for_7_by_2() -> None:
    regions = after(WHOLE).regions(Colour.YELLOW)
    assert [(r.cells, r.sum, r.divisor, r.points) for r in regions] == [
        (((-1, 0), (-1, 1)), 7, 2, 4),
        (((1, -1),), 6, None, 0),
    ]


def test_T12_green_has_12() -> None:
    (region,) = after(WHOLE).regions(Colour.GREEN)
    assert set(region.cells) == {(0, 0), (-1, 1), (0, 1)}
    assert (region.sum, region.divisor, region.points) == (12, 1, 12)


def test_T12_blue_has_6() -> None:
    (region,) = after(WHOLE).regions(Colour.BLUE)
    assert set(region.cells) == {(0, 0), (1, 0), (2, -1)}
    assert (region.sum, region.divisor, region.points) == (12, 2, 6)


def test_T12_red_has_1_and_4() -> None:
    regions = after(WHOLE).regions(Colour.RED)
    assert [(r.cells, r.sum, r.divisor, r.points) for r in regions] == [
        (((-1, -1),), 1, 1, 1),
        (((1, -2), (2, -2)), 7, 2, 4),
    ]
    assert after(WHOLE).scores() == [5, 12, 6, 4]


def test_T12_blue_keeps_green_from_the_4() -> None:
    state = play(after(WHOLE), "draw 1; lay 2,-4")
    assert free_edges(state, 1, 0) == 2
    assert refused(state, "men 1,0 1 green").rule in ("R30", "R31")


def test_T12_red_on_the_4_between_would_have_12() -> None:
    state = play(after(WHOLE), "draw 1; lay 2,-4; pass; draw 1; lay 0,-3; pass")
    play(state, "draw 1; lay -1,2; pass; draw 3; lay 2,0; men 0,-2 1 red")
    (region,) = state.regions(Colour.RED)
    assert set(region.cells) == {(-1, -1), (0, -2), (1, -2), (2, -2)}
    assert (region.sum, region.divisor, region.points) == (12, 1, 12)


def test_T12_in_the_hotter_game_yellow_and_red_have_3_where_they_had_4() -> None:
    state = after(WHOLE, hotter=True)
    assert sorted(region.points for region in state.regions(Colour.YELLOW)) == [0, 3]
    assert sorted(region.points for region in state.regions(Colour.RED)) == [1, 3]
    assert state.scores() == [4, 12, 6, 3]
