"""What networks see of FutuRisiko!."""

import numpy as np
import pytest

from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoOptions, FutuRisikoState
from ludoteca.games.futurisiko.ai.features import (
    FEATURE_NAMES,
    FEATURES,
    PARTS,
    write_features,
)
from ludoteca.games.futurisiko.ai.network import NETWORK
from ludoteca.games.futurisiko.rules.layout import Phase
from tests.effort import COMPILED, times

TABLES = list(FUTURISIKO.option_sets())[:: 1 if COMPILED else 4]


def random_states(options: FutuRisikoOptions, seed: int) -> list[FutuRisikoState]:
    """States of a random game, as far as time allows."""
    rng = np.random.default_rng(seed)
    state = FUTURISIKO.start(options)
    states = []
    while state.to_move != OVER and len(state.actions) < times(800, 200):
        state.apply_unchecked(int(rng.choice(state.legal())))
        states.append(state.copy())
    return states


def named(state: FutuRisikoState, seat: int) -> dict[str, int]:
    return dict(zip(FEATURE_NAMES, NETWORK.features_of(state.view(seat)).tolist(), strict=True))


def invaded(seats: int = 4) -> FutuRisikoState:
    """A random game in which somebody has just invaded a territory."""
    rng = np.random.default_rng(5)
    state = FUTURISIKO.start(FUTURISIKO.options({"seats": seats}))
    while not state.raw.invading_tanks.any():
        state.apply_unchecked(int(rng.choice(state.legal())))
    return state


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES) == FEATURES


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_state_is_encoded_as_the_view_of_its_seat(options: FutuRisikoOptions) -> None:
    """So nothing that others hide can be in the features, whoever writes them from what."""
    for state in random_states(options, 2)[::17]:
        for seat in range(options.seats):
            features = np.zeros(FEATURES, np.uint8)
            write_features(state.raw, seat, features)
            assert np.array_equal(features, NETWORK.features_of(state.view(seat)))


@pytest.mark.parametrize("options", [o for o in TABLES if o.cards][:3], ids=str)
def test_views_that_look_alike_are_encoded_alike(options: FutuRisikoOptions) -> None:
    rng = np.random.default_rng(3)
    for state in random_states(options, 3)[::53]:
        if state.to_move == OVER:
            continue
        for seat in range(options.seats):
            view = state.view(seat)
            twin = view.sample_state(rng)
            assert isinstance(twin, FutuRisikoState)
            assert np.array_equal(NETWORK.features_of(view), NETWORK.features_of(twin.view(seat)))


def test_the_seat_comes_first_in_its_own_eyes() -> None:
    """All that is told of armies turns with the seat that looks."""
    state = random_states(FUTURISIKO.options({"seats": 4}), 4)[-1]
    for seat in range(4):
        seen = named(state, seat)
        for other in range(4):
            army = (seat + other) % 4
            assert seen[f"seat +{other}: territories"] == state.scores()[army]
            assert seen[f"seat +{other}: value"] == state.values()[army]
            assert seen[f"seat +{other}: cards"] == state.hand_sizes()[army]
            assert seen[f"seat +{other}: on turn"] == (state.raw.seat == army)


def test_F70_the_own_cards_are_seen_and_no_others() -> None:
    state = random_states(FUTURISIKO.options({"seats": 4}), 4)[-1]
    for seat in range(4):
        seen = named(state, seat)
        hand = sum(value for name, value in seen.items() if name.startswith("hand: "))
        assert hand == state.hand_sizes()[seat]


def test_F41_what_is_invaded_may_be_lost() -> None:
    state = invaded()
    turn = int(state.raw.seat)
    place = int(np.flatnonzero(state.raw.invading_tanks)[0])
    victim = int(state.raw.owner[place])
    seen = named(state, turn)
    assert seen["invasions"] == 1
    assert seen["invading tanks"] == state.raw.invading_tanks[place]
    assert seen[f"seat +{(victim - turn) % 4}: invaded"] == 1
    assert seen["expected conquests"] == seen[f"seat +{(victim - turn) % 4}: expected loss"]


def test_F46_a_fight_is_told_by_its_chance_and_pieces() -> None:
    state = invaded()
    while state.phase != Phase.ROLL:
        state.apply(state.legal()[-1])
    s, field = state.raw, int(state.raw.field)
    s.tanks[field], s.planes[field] = 0, 0
    s.invading_tanks[field], s.attacker_rolls = 20, 1
    seen = named(state, int(s.seat))
    assert seen["fight: chance of the attacker"] == PARTS
    assert seen["fight: attackers"] == 20
    assert seen["fight: defenders"] == 0
    s.invading_tanks[field], s.tanks[field], s.attacker_rolls = 1, 20, 0
    assert named(state, int(s.seat))["fight: chance of the attacker"] == 0


def test_F67_who_is_bound_by_a_truce_is_no_threat() -> None:
    state = random_states(FUTURISIKO.options({"seats": 4}), 4)[-1]
    s = state.raw
    s.phase = Phase.PRODUCE
    s.truce[:] = 0
    s.tanks[s.owner == 0] = 30
    armed = named(state, 0)
    assert armed["seat +0: prey"] > 0
    s.truce[0, :4] = s.truce[:4, 0] = 1
    bound = named(state, 0)
    assert bound["seat +0: prey"] == bound["seat +0: all prey"] == 0


def test_F56_an_end_is_no_phase() -> None:
    state = random_states(FUTURISIKO.options({"seats": 3}), 4)[-1]
    assert sum(value for name, value in named(state, 0).items() if name.startswith("phase ")) == 1
    state.raw.phase = Phase.OVER
    assert not any(value for name, value in named(state, 0).items() if name.startswith("phase "))


def test_a_spectator_has_no_perspective() -> None:
    with pytest.raises(ValueError, match="perspective"):
        NETWORK.features_of(FUTURISIKO.start(TABLES[0]).view(None))
