"""What networks see of Feurio!."""

import numpy as np
import pytest

from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.features import FEATURE_NAMES, FEATURES, write_features
from ludoteca.games.feurio.ai.network import NETWORK
from tests.effort import COMPILED

TABLES = list(FEURIO.option_sets())[:: 1 if COMPILED else 4]


def random_states(options: FeurioOptions, seed: int) -> list[FeurioState]:
    """The states of a random game, from its first decision to its end."""
    rng = np.random.default_rng(seed)
    state = FEURIO.start(options)
    states = []
    while state.to_move != OVER:
        state.apply_unchecked(int(rng.choice(state.legal())))
        states.append(state.copy())
    return states


def named(state: FeurioState, seat: int) -> dict[str, int]:
    return dict(zip(FEATURE_NAMES, NETWORK.features_of(state.view(seat)).tolist(), strict=True))


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES) == FEATURES


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_state_is_encoded_as_the_view_of_its_seat(options: FeurioOptions) -> None:
    """So nothing that others hide can be in the features, whoever writes them from what."""
    for state in random_states(options, 2)[::7]:
        for seat in range(options.seats):
            features = np.zeros(FEATURES, np.uint8)
            write_features(state.raw, seat, features)
            assert np.array_equal(features, NETWORK.features_of(state.view(seat)))


@pytest.mark.parametrize(
    "options", [o for o in FEURIO.option_sets() if o.firebreak][:: 1 if COMPILED else 3], ids=str
)
def test_views_that_look_alike_are_encoded_alike(options: FeurioOptions) -> None:
    rng = np.random.default_rng(3)
    for state in random_states(options, 3)[::11]:
        if state.to_move == OVER:
            continue
        for seat in range(options.seats):
            view = state.view(seat)
            twin = view.sample_state(rng)
            assert isinstance(twin, FeurioState)
            assert np.array_equal(NETWORK.features_of(view), NETWORK.features_of(twin.view(seat)))


def test_the_seat_comes_first_in_its_own_eyes() -> None:
    """At a table of four, all that is told of seats and crews turns with the seat that looks."""
    state = FEURIO.start(FEURIO.options({"seats": 4}))
    rng = np.random.default_rng(4)
    while state.tiles_left > 10:
        state.apply_unchecked(int(rng.choice(state.legal())))
    for seat in range(4):
        seen = named(state, seat)
        for other in range(4):
            assert seen[f"seat +{other}: points"] == state.scores()[(seat + other) % 4]
            colour = (seat + other) % 4
            regions = state.regions(state.colours_of(colour)[0])
            assert seen[f"crew {other}: regions"] == len(regions)
            assert seen[f"crew {other}: points"] == sum(region.points for region in regions)
            best = max((region.points for region in regions), default=0)
            assert seen[f"crew {other} region 0: worth"] == best


def test_a_drawn_tile_is_seen_where_nothing_is_hidden() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    while state.to_move == CHANCE:
        state.apply(state.legal()[-1])
    seen = named(state, 0)
    assert seen[f"drawn {state.drawn}"] == 1
    assert seen["phase lay"] == 1
    assert sum(seen[f"unseen {number}"] for number in range(1, 7)) == seen["left"] == 33


def test_a_spectator_has_no_perspective() -> None:
    with pytest.raises(ValueError, match="perspective"):
        NETWORK.features_of(FEURIO.start(TABLES[0]).view(None))
