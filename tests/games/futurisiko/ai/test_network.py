"""The network of FutuRisiko!: what it says is a chance, told of the right seat."""

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.ai.network import ARCHITECTURE, HORIZON, NETWORK, evaluate, settle
from ludoteca.games.futurisiko.box import COLOURS, SEATS


def begun(seats: int, round_limit: int | None = None) -> FutuRisikoState:
    """A random game, some way into its draft, at a decision of a seat that is not the first."""
    rng = np.random.default_rng(1)
    state = FUTURISIKO.start(FUTURISIKO.options({"seats": seats, "round_limit": round_limit}))
    while state.to_move in (CHANCE, 0) or len(state.actions) < 12:
        state.apply_unchecked(int(rng.choice(state.legal())))
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_chances_add_up_to_one_and_are_all_that_counts(seats: int) -> None:
    nets = ARCHITECTURE.blank()
    nets["first"] = np.random.default_rng(2).normal(0, 0.1, nets["first"].shape)
    nets["second"] = 0.1
    nets["outputs"] = np.random.default_rng(3).normal(0, 0.1, nets["outputs"].shape)
    values, chances = np.zeros((2, COLOURS), np.float32)
    evaluate(begun(seats).raw, nets, values, chances)
    assert chances.sum() == pytest.approx(1, abs=1e-5)
    assert (chances[:seats] > 0).all()
    assert np.array_equal(values, chances)


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_gets_what_the_net_of_its_table_says_of_its_side(seats: int) -> None:
    """Beginning with the seat on turn: a net that expects its next neighbour to win says so."""
    state = begun(seats)
    nets = ARCHITECTURE.blank()
    nets["outputs"][SEATS.index(seats), -1, 1] = 3.0
    values, chances = np.zeros((2, COLOURS), np.float32)
    evaluate(state.raw, nets, values, chances)
    assert values.argmax() == (state.to_move + 1) % seats


def test_who_knows_nothing_expects_everybody_to_win_as_often() -> None:
    values, chances = np.zeros((2, COLOURS), np.float32)
    evaluate(begun(5).raw, ARCHITECTURE.blank(), values, chances)
    assert chances[:5] == pytest.approx(0.2)


@pytest.mark.parametrize("limit", [None, 1])
def test_it_is_judged_between_rounds_or_at_the_end(limit: int | None) -> None:
    """F17, F59: after the draft and after a round, nothing undecided; unless it was the last."""
    state = begun(3, limit)
    settle(state.raw, stream(1))
    assert (state.round, state.phase_name) == (HORIZON + 1, "sequence")
    state.apply(state.legal()[0])
    settle(state.raw, stream(1))
    if limit is None:
        assert (state.round, state.phase_name) == (2 * (HORIZON + 1), "sequence")
        assert not state.raw.invading_tanks.any()
        assert not state.raw.invading_planes.any()
    else:
        assert (state.round, state.to_move) == (limit, OVER)


def test_it_is_asked_the_same_way_at_all_tables() -> None:
    for seats in SEATS:
        options = FUTURISIKO.options({"seats": seats})
        guidance = NETWORK.guide(options)
        assert guidance.rollout_share == 0
        assert guidance.among_predictable is None, "what others do is partly hidden"
