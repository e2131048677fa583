"""The network of Feurio!: what it says is a chance, and the same whatever others hide."""

from dataclasses import replace

import numpy as np
import pytest

from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.network import (
    ARCHITECTURE,
    NETWORK,
    evaluate,
    judge_sides,
    read_weights,
    sides_at,
)
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.layout import MOST_SEATS

PLAIN = [o for o in FEURIO.option_sets() if not o.firebreak and not o.hotter]


def late(options: FeurioOptions, tiles_left: int) -> FeurioState:
    """A random game at a decision, with so many tiles still to come."""
    rng = np.random.default_rng(1)
    state = FEURIO.start(options)
    while state.tiles_left > tiles_left or state.to_move == CHANCE:
        state.apply_unchecked(int(rng.choice(state.legal())))
    assert state.to_move != OVER
    return state


@pytest.mark.compiled
@pytest.mark.parametrize("options", PLAIN, ids=str)
def test_chances_add_up_to_one_and_values_are_those_of_an_end(options: FeurioOptions) -> None:
    state = late(options, 12)
    chances, leads = np.zeros((2, MOST_SEATS), np.float32)
    judge_sides(state.raw, read_weights(), chances, leads)
    assert chances[: sides_at(state.raw)].sum() == pytest.approx(1, abs=1e-5)
    assert ((leads >= 0) & (leads <= 1)).all()
    values, told = np.zeros((2, MOST_SEATS), np.float32)
    evaluate(state.raw, NETWORK.weights(), values, told)
    assert ((values >= 0) & (values <= 1)).all()
    if options.goal == Goal.SCORE:
        assert np.roll(told[: options.seats], -state.to_move) == pytest.approx(
            chances[: options.seats]
        )
    else:
        assert told[: options.seats] == pytest.approx(chances[0])
    if options.goal != Goal.SCORE:
        assert len(set(values[: options.seats].tolist())) == 1  # all have the same


def test_each_seat_gets_what_the_network_says_of_its_side() -> None:
    """Beginning with the seat on turn: a net that expects its next neighbour to win says so."""
    state = late(FEURIO.options({"seats": 4}), 12)
    nets = ARCHITECTURE.blank()
    nets["outputs"][:, -1, 1] = 3.0
    values, chances = np.zeros((2, MOST_SEATS), np.float32)
    evaluate(state.raw, nets, values, chances)
    assert values.argmax() == chances.argmax() == (state.to_move + 1) % 4


@pytest.mark.compiled
def test_who_is_far_ahead_near_the_end_is_expected_to_win() -> None:
    agreed = []
    for deal in range(60):
        rng = np.random.default_rng(deal)
        state = FEURIO.start(FEURIO.options({"seats": 2}))
        while state.tiles_left > 2 or state.to_move == CHANCE:
            state.apply_unchecked(int(rng.choice(state.legal())))
        values, chances = np.zeros((2, MOST_SEATS), np.float32)
        evaluate(state.raw, read_weights(), values, chances)
        first, second = state.scores()[:2]
        if abs(first - second) >= 8:
            agreed.append((values[0] > values[1]) == (first > second))
    assert len(agreed) >= 10
    assert np.mean(agreed) >= 0.8


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="encoding"):
        replace(ARCHITECTURE, encoding=0).read("ludoteca.games.feurio.ai")


@pytest.mark.parametrize("options", list(FEURIO.option_sets()), ids=str)
def test_others_are_predicted_where_there_are_many(options: FeurioOptions) -> None:
    guidance = NETWORK.guide(options)
    is_crowd = options.seats > 2 and not options.is_cooperative
    assert (guidance.among_predictable is not None) == is_crowd
    assert (guidance.rollout_share == 1) == options.is_cooperative, "at tasks it is not asked"
