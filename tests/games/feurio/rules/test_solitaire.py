"""Solitaire: R67 to R75."""

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, Colour
from tests.games.feurio.scenario import (
    after,
    assert_obstacle_at_last_action,
    burn,
    free_edges,
    is_won_by_hand,
    legal_texts,
    numbers_on,
    obstacles,
    play,
    records_in,
    refused,
    strip,
)

LOST = {str(record.extras["lost_by"]): record for record in records_in("solitaire_lost.jsonl")}

# The fire locks a third 1 with its last tile.
THREE_LOCKED_ONES = (
    "draw 1; draw 1; lay 1,0; pass; draw 1; lay 1,-1; pass; draw 1; lay 0,1; pass;"
    "draw 1; lay 1,1; pass; draw 1; lay -1,1; pass; draw 5; lay 2,0; pass; draw 2; lay 2,-1; pass;"
    "draw 4; lay 3,-1; pass; draw 2; lay 3,0; pass; draw 5; lay 2,1; pass; draw 2; lay 3,1; pass;"
    "draw 4; lay 2,2; pass; draw 5; lay 1,2; pass; draw 2; lay 1,3; pass; draw 4; lay 0,3; pass;"
    "draw 4; lay 0,2; pass; draw 2; lay -1,3; pass; draw 4; lay -1,2"
)
# Nobody stands on the 6s and 5s, which the fire closes one after another.
EMPTY_FOREST = (
    "draw 6; draw 6; lay 1,0; pass; draw 6; lay 1,-1; pass; draw 6; lay 0,-1; pass;"
    "draw 6; lay -1,0; pass; draw 6; lay -1,-1; pass; draw 5; lay 1,-2; pass; draw 5; lay 0,-2;"
    "pass; draw 5; lay 2,-1; pass; draw 5; lay 2,-2; pass; draw 5; lay -1,1; pass; draw 5;"
    "lay 0,1; pass; draw 4; lay -2,0; pass; draw 4; lay -2,1; pass; draw 4; lay -1,-2; pass;"
    "draw 4; lay -2,-1; pass; draw 4; lay 1,1; pass; draw 4; lay 2,0; pass; draw 3; lay 3,-2"
)


def test_R67_one_player_has_all_48_men_and_one_start_tile() -> None:
    state = after("draw 4", seats=1)
    assert state.supply(0) == dict.fromkeys(Colour, 12)
    assert numbers_on(state) == {(0, 0): 4}
    assert state.to_move == CHANCE
    assert len(play(state, "draw 1").moves()) == 6


def test_R67_alone_there_is_no_other_goal() -> None:
    assert after("", seats=1).options.goal.name == "SOLO"
    for goal in ("score", "coop"):
        with pytest.raises(Malformed):
            FEURIO.options({"seats": 1, "goal": goal})


def test_R68_a_turn_places_one_of_the_four_colours() -> None:
    state = after("draw 6; draw 6; lay 1,0", seats=1)
    cells, counts, colours = ("0,0", "1,0"), (1, 2, 3), ("red", "green", "blue", "yellow")
    assert legal_texts(state) == {"pass"} | {
        f"men {cell} {count} {colour}" for cell in cells for count in counts for colour in colours
    }
    play(state, "men 0,0 1 blue")
    assert isinstance(refused(state, "men 0,0 1 red"), NotYourTurn)


def test_R68_the_usual_limits_hold() -> None:
    state = after("draw 6; draw 1; lay 1,0; men 0,0 2 blue; draw 1; lay 0,1", seats=1)
    assert refused(state, "men 0,0 2 red").rule == "R31"
    assert refused(state, "men 1,0 2 red").rule == "R31"
    assert refused(state, "men 0,0 4 red").rule == "R23"


def test_R69_there_are_no_firebreaks_alone() -> None:
    with pytest.raises(Malformed) as refusal:
        FEURIO.options({"seats": 1, "firebreak": True})
    assert refusal.value.rule == "R69"
    illegal = refused(after("draw 6; draw 6", seats=1), "break 1,0 red")
    assert isinstance(illegal, IllegalMove)
    assert illegal.rule == "R69"


def test_R70_the_turn_of_the_last_tile_is_the_last_and_may_place_men() -> None:
    state = burn(after("draw 1", seats=1), turns=34)
    play(state, "draw 6")
    q, r = state.hottest()[0].at
    play(state, f"lay {q},{r}")
    assert state.to_move == 0
    play(state, f"men {q},{r} 3 red")
    assert state.to_move == OVER
    refusal = refused(state, f"men {q},{r} 1 red")
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "R70"


def test_R70_a_pass_with_the_last_tile_ends_the_game_too() -> None:
    state = strip(1)
    assert state.to_move == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won is False


def test_R71_R72_R73_a_won_game() -> None:
    (won,) = records_in("solitaire_won.jsonl")
    state = after("", seats=1)
    for action in won.actions:
        assert state.outcome() is None
        assert state.obstacle() is None
        play(state, action)
    assert is_won_by_hand(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won
    assert outcome.winners == ()


@pytest.mark.parametrize("rule", ["R71", "R72", "R73"])
def test_R71_R72_R73_a_game_that_misses_one_part_of_the_goal_is_lost(rule: str) -> None:
    # R73: red stands in one region beside an open 1, but has no man on it.
    state = after("; ".join(LOST[rule].actions), seats=1)
    assert not is_won_by_hand(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won is False
    assert outcome.rule == rule


def test_R72_men_apart_with_nobody_left_to_join_them_are_an_obstacle() -> None:
    # Red has water and 10 men in one region; the last 2 stand where nobody can join them.
    record = (
        "draw 6; draw 6; lay 1,0; men 0,0 3 red; draw 6; lay 0,1; men 1,0 3 red;"
        "draw 1; lay 1,-1; men 1,-1 1 red; draw 6; lay 1,1; men 0,1 3 red;"
        "draw 6; lay 0,2; pass; draw 6; lay 1,2; men 1,2 2 red"
    )
    assert_obstacle_at_last_action(record, "R72", 1, "solo")
    joined = record.replace("men 1,2 2 red", "men 1,1 2 red")
    assert not any(obstacles(joined, 1, "solo"))


def test_R73_a_colour_that_has_spent_its_men_without_water_is_an_obstacle() -> None:
    record = (
        "draw 6; draw 6; lay 1,0; men 0,0 3 red; draw 6; lay 0,1; men 1,0 3 red;"
        "draw 6; lay 1,1; men 0,1 3 red; draw 1; lay 1,-1; men 1,1 3 red"
    )
    assert_obstacle_at_last_action(record, "R73", 1, "solo")
    with_water = record.replace("men 1,1 3 red", "men 1,-1 1 red")
    assert not any(obstacles(with_water, 1, "solo"))


def test_R73_a_last_man_beside_the_only_open_water_is_no_obstacle() -> None:
    record = (
        "draw 6; draw 6; lay 1,0; men 0,0 3 red; draw 6; lay 0,1; men 1,0 3 red;"
        "draw 6; lay 1,1; men 0,1 3 red; draw 1; lay 1,-1; men 1,1 2 red"
    )
    assert not any(obstacles(record, 1, "solo"))


def test_R74_who_waits_too_long_cannot_win() -> None:
    # 48 men take 16 turns at least: after 19 turns of waiting 16 are left, after 20 only 15.
    state = after("draw 2", seats=1)
    for waited in range(1, 21):
        play(state, f"draw {2 + waited // 6}")
        q, r = min(place.at for place in state.hottest())
        play(state, f"lay {q},{r}")
        assert state.obstacle() is None
        play(state, "pass")
        obstacle = state.obstacle()
        assert (obstacle and obstacle.rule) == ("R81" if waited == 20 else None)


def test_R75_three_locked_1s_are_an_obstacle() -> None:
    assert_obstacle_at_last_action(THREE_LOCKED_ONES, "R75", 1, "solo")
    state = after(THREE_LOCKED_ONES, seats=1)
    ones = [cell for cell, number in numbers_on(state).items() if number == 1]
    assert sum(free_edges(state, *cell) == 0 for cell in ones) == 3


def test_R75_a_colour_that_takes_the_water_of_others_is_an_obstacle() -> None:
    # Red on three 1s leaves one for each of the others; on a fourth it does not.
    record = "draw 1"
    for cell, men in (("1,0", "0,0"), ("1,-1", "1,0"), ("0,1", "1,-1"), ("1,1", "0,1")):
        record += f"; draw 1; lay {cell}; men {men} 1 red"
    assert_obstacle_at_last_action(record, "R75", 1, "solo")


def test_R31_too_few_places_for_all_men_are_an_obstacle() -> None:
    assert_obstacle_at_last_action(EMPTY_FOREST, "R31", 1, "solo")
    state = after(EMPTY_FOREST, seats=1)
    spaces = (0, 1, 1, 2, 2, 3, 3)
    places = sum(
        min(spaces[number], free_edges(state, *cell)) for cell, number in numbers_on(state).items()
    ) + sum(spaces[number] * count for number, count in state.unseen.items())
    assert places == 47


@pytest.mark.compiled
def test_R75_no_obstacle_stands_before_a_won_game() -> None:
    # A won game, but for its end: men still to place, and chance, go as they like.
    (won,) = records_in("solitaire_won.jsonl")
    rng = np.random.default_rng(7)
    ends = set()
    for turns in range(1, 31):
        state = after("; ".join(won.actions[: -3 * turns]), seats=1)
        stood = False
        while state.to_move != OVER:
            state.apply_unchecked(int(rng.choice(state.legal())))
            stood = stood or state.obstacle() is not None
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.won == is_won_by_hand(state)
        ends.add((stood, outcome.won))
    assert ends <= {(False, True), (True, False), (False, False)}
    assert (False, True) in ends
    assert (True, False) in ends
