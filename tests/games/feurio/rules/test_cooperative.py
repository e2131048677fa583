"""Cooperative: R76 to R81."""

import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.records.record import Record
from ludoteca.core.turn import OVER
from ludoteca.games.feurio import FEURIO, Colour
from tests.games.feurio.scenario import (
    after,
    burn,
    is_won_by_hand,
    legal_texts,
    numbers_on,
    play,
    records_in,
    refused,
    strip,
)

LOST = {str(record.extras["lost_by"]): record for record in records_in("cooperative_lost.jsonl")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R76_men_and_start_are_those_of_the_usual_game(seats: int) -> None:
    start = "draw 5; " * seats + "arrange 5 5" * (seats == 4)
    together, against = after(start, seats, "coop"), after(start, seats, "score")
    for seat in range(seats):
        assert together.supply(seat) == against.supply(seat)
    assert numbers_on(together) == numbers_on(against)
    play(together, "draw 6")
    play(against, "draw 6")
    assert legal_texts(together) == legal_texts(against)


@pytest.mark.compiled
@pytest.mark.parametrize("record", records_in("cooperative_won.jsonl"), ids=("2", "3", "4"))
def test_R76_a_won_game(record: Record) -> None:
    state = FEURIO.start(FEURIO.options(record.options))
    for action in record.actions:
        assert state.outcome() is None
        assert state.obstacle() is None
        play(state, action)
    assert is_won_by_hand(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won
    assert outcome.ranking == (tuple(range(state.options.seats)),)
    assert outcome.winners == ()


def test_R76_points_decide_nothing() -> None:
    outcome = strip(4, "coop").outcome()
    assert outcome is not None
    assert outcome.won is False
    assert outcome.winners == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R77_the_turn_of_the_last_tile_is_the_last_and_may_place_men(seats: int) -> None:
    start = "draw 1; " * seats + "arrange 1 1" * (seats == 4)
    state = burn(after(start, seats, "coop"), turns=35 - seats)
    play(state, "draw 6")
    q, r = state.hottest()[0].at
    play(state, f"lay {q},{r}")
    assert state.to_move == 0
    play(state, f"men {q},{r} 3 red")
    assert state.to_move == OVER
    refusal = refused(state, "pass")
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "R77"


@pytest.mark.parametrize("rule", ["R72", "R73"])
def test_R78_auxiliaries_too_must_stand_in_one_region_with_water(rule: str) -> None:
    record = LOST[rule]
    assert record.extras["lost_colour"] == "yellow"
    state = after("; ".join(record.actions), 3, "coop")
    assert not is_won_by_hand(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won is False
    assert outcome.rule == rule


def test_R78_auxiliaries_have_a_region_but_score_for_nobody() -> None:
    state = after("draw 6; draw 6; draw 6; draw 6; lay 1,-2; men 1,-2 2 yellow", 3, "coop")
    assert [region.points for region in state.regions(Colour.YELLOW)] == [1]
    regions = state.game.presenter.report(state)["regions"]
    assert isinstance(regions, dict)
    assert set(regions) == {"red", "green", "blue", "yellow"}
    assert state.scores() == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R79_there_are_no_firebreaks_together(seats: int) -> None:
    with pytest.raises(Malformed) as refusal:
        FEURIO.options({"seats": seats, "goal": "coop", "firebreak": True})
    assert refusal.value.rule == "R79"
    state = after("draw 6; " * seats + "arrange 6 6" * (seats == 4), seats, "coop")
    play(state, "draw 2")
    q, r = state.hottest()[0].at
    illegal = refused(state, f"break {q},{r} green")
    assert isinstance(illegal, IllegalMove)
    assert illegal.rule == "R79"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R80_men_are_placed_in_seating_order(seats: int) -> None:
    state = after("draw 6; " * seats + "arrange 6 6" * (seats == 4), seats, "coop")
    assert len(state.tiles()) == seats
    play(state, "draw 2")
    q, r = state.hottest()[0].at
    play(state, f"lay {q},{r}")
    assert refused(state, "men 0,0 1 red").rule == "R26"
    with pytest.raises(NotYourTurn):
        state.play("pass", 0)
    play(state, "men 0,0 1 green")


@pytest.mark.parametrize(
    ("seats", "turns", "men", "needed"), [(4, 8, 12, 4), (3, 11, 16, 6), (2, 17, 24, 8)]
)
def test_R81_too_few_turns_for_all_men_are_an_obstacle(
    seats: int, turns: int, men: int, needed: int
) -> None:
    """Everybody passes, until seat 1, which is always first, has too few turns left.

    Three men of one colour go in a turn: 12 men need four turns, four auxiliaries two.
    """
    state = after("draw 2; " * seats + "arrange 2 2" * (seats == 4), seats, "coop")
    assert sum(state.supply(1).values()) == men
    for played in range(seats * turns):
        assert state.obstacle() is None
        number = next(n for n in (2, 3, 4, 5, 6, 1) if state.unseen[n])
        play(state, f"draw {number}")
        q, r = min(place.at for place in state.hottest())
        play(state, f"lay {q},{r}")
        assert state.obstacle() is None
        play(state, "pass")
        turns_left = turns - played // seats - 1
        if played % seats == 0 and turns_left < needed:
            break
    obstacle = state.obstacle()
    assert obstacle is not None
    assert obstacle.rule == "R81"
    assert turns_left == needed - 1
