"""Men and capacity: R23 to R38."""

import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.games.feurio import Colour
from tests.games.feurio.scenario import (
    EXAMPLE_START,
    EXAMPLE_TURNS,
    after,
    free_edges,
    legal_texts,
    men_on,
    numbers_on,
    play,
    refused,
    turn,
)

# The first turn of the example, when Green may place men.
GREENS_MEN = EXAMPLE_START + "; draw 2; lay 2,-1"
# The whole example: four turns.
EXAMPLE = "; ".join((EXAMPLE_START, *EXAMPLE_TURNS))


def test_R23_a_turn_places_none_one_two_or_three_men() -> None:
    for text, men in (("pass", 0), ("men 0,0 1 green", 1), ("men 0,0 2 green", 2)):
        assert after(f"{GREENS_MEN}; {text}").supply(1) == {Colour.GREEN: 12 - men}
    assert men_on(after(GREENS_MEN + "; men 0,0 3 green"), 0, 0) == {"green": 3}


@pytest.mark.parametrize("count", [0, 4, 5, 8, 9, 12, 17, 18, 33, 99])
def test_R23_a_turn_never_places_more_than_three_men(count: int) -> None:
    refusal = refused(after(GREENS_MEN), f"men 0,0 {count} green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R23"


def test_R23_a_wrong_count_does_not_become_a_move_of_another_colour() -> None:
    refusal = refused(after(GREENS_MEN), "men 0,0 5 red")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule in ("R23", "R26")


def test_R23_R30_R31_all_placements_of_a_turn_are_these() -> None:
    # Free edges: 6s at 0,0 and 1,-1 have 3 and 2, the 3 has 4, the 4 has 3, the new 2 has 4.
    limits = {"0,0": 3, "1,-1": 2, "0,-1": 2, "1,0": 2, "2,-1": 1}
    placements = {
        f"men {cell} {count} green"
        for cell, limit in limits.items()
        for count in range(1, limit + 1)
    }
    assert legal_texts(after(GREENS_MEN)) == placements | {"pass"}


def test_R24_all_men_of_a_turn_go_on_one_tile() -> None:
    state = after(GREENS_MEN + "; men 0,0 1 green")
    assert isinstance(refused(state, "men 1,0 1 green"), NotYourTurn)


def test_R25_men_go_on_any_tile_not_only_on_the_new_one() -> None:
    state = after(GREENS_MEN)
    for cell in ("0,0", "1,-1", "0,-1", "1,0", "2,-1"):
        assert f"men {cell} 1 green" in legal_texts(state)


@pytest.mark.parametrize("cell", ["0,1", "9,9", "-32,31", "400,-400"])
def test_R25_men_go_only_where_a_tile_lies(cell: str) -> None:
    refusal = refused(after(GREENS_MEN), f"men {cell} 1 green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R25"


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_R26_four_players_place_only_their_own_colour(colour: str) -> None:
    refusal = refused(after(GREENS_MEN), f"men 0,0 1 {colour}")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R26"


def test_R27_each_man_takes_a_space() -> None:
    # A 3 with four free edges has two spaces: after one man there is one left.
    state = after(GREENS_MEN + "; men 0,-1 1 green; draw 1; lay 0,1")
    assert free_edges(state, 0, -1) == 4
    assert {"men 0,-1 1 blue"} == {t for t in legal_texts(state) if t.startswith("men 0,-1")}


def test_R28_a_space_has_no_name() -> None:
    assert isinstance(refused(after(GREENS_MEN), "men 0,0 1 green 2"), Malformed)


def test_R29_colours_may_share_a_tile() -> None:
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS[:2])))
    assert men_on(state, 0, 0) == {"green": 1, "blue": 1}


def test_R30_men_of_all_colours_may_not_outnumber_the_free_edges() -> None:
    # Blue finds one green man on a 6 with three spaces but two free edges.
    state = after("; ".join((EXAMPLE_START, EXAMPLE_TURNS[0], "draw 1; lay 0,1")))
    assert free_edges(state, 0, 0) == 2
    for count in (2, 3):
        refusal = refused(state, f"men 0,0 {count} blue")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R30"
        assert "men 0,0 1 blue" in refusal.legal
    play(state, "men 0,0 1 blue")


def test_R30_only_the_tile_that_receives_men_is_looked_at() -> None:
    # The 6 at 0,0 has two men and one free edge; men go to other tiles all the same.
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS[:2], "draw 2; lay -1,0")))
    assert sum(men_on(state, 0, 0).values()) > free_edges(state, 0, 0)
    play(state, "men 1,-1 2 yellow")


def test_R31_men_may_not_outnumber_the_spaces() -> None:
    state = after(GREENS_MEN)
    for cell, count in (("2,-1", 2), ("0,-1", 3), ("1,0", 3)):
        refusal = refused(state, f"men {cell} {count} green")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "R31"
        assert f"men {cell} {count - 1} green" in refusal.legal


def test_R31_a_full_tile_takes_nobody() -> None:
    state = after(GREENS_MEN + "; men 2,-1 1 green; draw 1; lay 0,1")
    assert free_edges(state, 2, -1) == 4
    refusal = refused(state, "men 2,-1 1 blue")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R31"


def test_R32_an_edge_is_free_while_no_tile_lies_against_it() -> None:
    state = after(EXAMPLE)
    edges = {tile.at: tile.free_edges for tile in state.tiles()}
    assert edges == {
        (0, 0): 1,
        (1, -1): 1,
        (0, -1): 2,
        (1, 0): 2,
        (2, -1): 4,
        (0, 1): 4,
        (-1, 0): 4,
        (1, -2): 4,
    }


def test_R33_nobody_places_on_a_tile_without_a_free_edge() -> None:
    # The 6 at 1,-1 has a space left when its last edge is closed.
    state = after(EXAMPLE + "; draw 2; lay 2,-2")
    assert free_edges(state, 1, -1) == 0
    assert sum(men_on(state, 1, -1).values()) == 2
    refusal = refused(state, "men 1,-1 1 green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R33"
    assert not any(text.startswith("men 1,-1 ") for text in legal_texts(state))


def test_R34_men_stay_when_they_outnumber_the_free_edges() -> None:
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS[:3])))
    assert free_edges(state, 0, 0) == 1
    assert men_on(state, 0, 0) == {"green": 1, "blue": 1}


def test_R34_no_man_joins_those_who_outnumber_the_free_edges() -> None:
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS[:3], "draw 5; lay 1,-2")))
    refusal = refused(state, "men 0,0 1 red")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R30"


def test_R34_men_stay_when_the_fire_locks_their_tile() -> None:
    state = after(EXAMPLE + "; draw 2; lay 2,-2; pass; draw 5; lay -1,1; pass")
    assert free_edges(state, 1, -1) == 0
    assert free_edges(state, 0, 0) == 0
    assert men_on(state, 1, -1) == {"yellow": 2}
    assert men_on(state, 0, 0) == {"green": 1, "blue": 1}


def test_R35_men_never_move_and_never_return() -> None:
    state = after(EXAMPLE)
    before = {tile.at: tile.men for tile in state.tiles()}
    for number in (3, 3, 3, 3, 1, 1, 1, 1):
        turn(state, number)
        after_turn = {tile.at: tile.men for tile in state.tiles()}
        assert {cell: after_turn[cell] for cell in before} == before
    assert [sum(state.supply(seat).values()) for seat in range(4)] == [11, 11, 11, 10]


def test_R36_only_men_in_the_supply_can_be_placed() -> None:
    # Green places 3 + 3 + 3 + 2 of 12 men and has one left.
    state = after("draw 6; draw 6; draw 6; draw 6; arrange 6 6")
    for number, men in ((5, 3), (5, 3), (5, 3), (5, 2)):
        turn(state, number, f"men here {men} green")
        for _ in range(3):
            turn(state, min(n for n, left in state.unseen.items() if left))
    assert state.supply(1) == {Colour.GREEN: 1}
    play(state, "draw 5")
    q, r = state.hottest()[0].at
    play(state, f"lay {q},{r}")
    refusal = refused(state, f"men {q},{r} 2 green")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R36"
    assert not any(text.split()[2:3] == ["2"] for text in legal_texts(state))
    play(state, f"men {q},{r} 1 green")


def test_R36_a_player_without_men_still_lays_tiles() -> None:
    state = after("draw 6; draw 6; draw 6; draw 6; arrange 6 6")
    for number in (5, 5, 5, 5):
        turn(state, number, "men here 3 green")
        for _ in range(3):
            turn(state, min(n for n, left in state.unseen.items() if left))
    assert state.supply(1) == {Colour.GREEN: 0}
    tiles = len(state.tiles())
    play(state, "draw 5")
    assert state.to_move == 1
    q, r = state.hottest()[0].at
    play(state, f"lay {q},{r}")
    assert len(state.tiles()) == tiles + 1
    assert legal_texts(state) == {"pass"}
    assert refused(state, f"men {q},{r} 1 green").rule == "R36"


def test_R37_red_may_put_at_most_two_men_on_a_6_with_two_free_edges() -> None:
    state = after("; ".join((EXAMPLE_START, *EXAMPLE_TURNS[:2], "draw 2; lay -1,0; pass")))
    play(state, "draw 5; lay -1,1")
    assert numbers_on(state)[1, -1] == 6
    assert free_edges(state, 1, -1) == 2
    assert "men 1,-1 2 red" in legal_texts(state)
    refusal = refused(state, "men 1,-1 3 red")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "R30"


def test_R38_placing_nobody_has_no_later_penalty() -> None:
    state = after("draw 6; draw 6; draw 6; draw 6; arrange 6 6")
    for number in (1, 1, 1, 1, 1, 1, 2, 2):
        turn(state, number)
    turn(state, 5, "men here 3 green")
    assert state.supply(1) == {Colour.GREEN: 9}
