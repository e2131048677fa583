"""One game by ids: the same as by the contract, for a seed always the same, nothing hidden told."""

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove, Malformed
from ludoteca.core.registry import find_game
from ludoteca.core.turn import OVER
from ludoteca.envs import Episode
from ludoteca.envs.encoders import encoder_of, find_table
from tests.core.plain_games import HIGH_CARD
from tests.envs.tables import TABLES, Table, name_of

at_every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def play_on(episode: Episode, rng: np.random.Generator) -> None:
    ids = episode.ids
    episode.step(ids[rng.integers(len(ids))])


@at_every_table
def test_the_state_of_an_episode_is_where_its_ids_lead(table: Table) -> None:
    episode, rng = Episode(*table, seed=5), np.random.default_rng(5)
    while episode.to_move != OVER:
        play_on(episode, rng)
        if rng.integers(20) == 0:
            seat = int(rng.integers(table[1].seats))
            assert episode.state.to_move == episode.to_move
            row = np.zeros(len(episode.encoder.observation_names), np.uint8)
            view = episode.state.view(seat)
            episode.encoder.observe(view.raw, seat, 0, row)  # type: ignore[attr-defined]
            if seat != episode.to_move:
                assert np.array_equal(episode.observe(seat), row)
                assert not episode.mask(seat).any()
            else:
                assert np.flatnonzero(episode.mask(seat)).tolist() == sorted(episode.ids)
    assert episode.ids == []
    assert episode.returns() == pytest.approx(episode.state.returns())
    # All of it can be played again by the rules: every action was legal.
    again = table[0].start(table[1])
    for action in episode.state.actions:
        again.apply(action)
    assert again == episode.state


def test_a_seed_deals_the_same_again_and_another_does_not() -> None:
    game, options = find_table("feurio", {"seats": 2})

    def drawn(seed: int) -> list[str]:
        episode = Episode(game, options, seed)
        while episode.to_move != OVER:
            episode.step(episode.ids[-1])
        return [str(move) for move in episode.state.history]

    assert drawn(1) == drawn(1) != drawn(2)


def test_what_is_not_offered_is_refused() -> None:
    episode = Episode(*find_table("feurio", {"seats": 2}), seed=1)
    for wrong in (-1, 0, len(episode.encoder.action_names)):
        with pytest.raises(IllegalMove):
            episode.step(wrong)


def test_an_action_is_played_whatever_ids_it_takes() -> None:
    episode = Episode(*find_table("futurisiko", {"seats": 3, "round_limit": 2}), seed=3)
    taken, rng = set(), np.random.default_rng(3)
    while episode.to_move != OVER:
        legal = episode.state.legal()
        action, before = legal[rng.integers(len(legal))], len(episode.state.actions)
        taken.add(str(episode.state.move_of(action)).partition(" ")[0])
        episode.play(action)
        assert episode.state.actions[before] == action
    assert {"build", "move"} <= taken


def test_a_game_without_an_encoder_is_refused() -> None:
    assert find_table("feurio", None)[0] is find_game("feurio")
    with pytest.raises(Malformed, match="encoder"):
        encoder_of(HIGH_CARD)
