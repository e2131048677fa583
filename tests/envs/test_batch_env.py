"""Many games at once: the same games as one by one, seed by seed."""

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove
from ludoteca.core.turn import OVER
from ludoteca.envs import BatchEnv, Episode
from tests.envs.tables import TABLES, Table, name_of

GAMES = 4


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_games_are_those_of_episodes_with_their_seeds(table: Table) -> None:
    batch = BatchEnv(*table, GAMES)
    batch.reset(7)
    alone = [Episode(*table, seed=7 + number) for number in range(GAMES)]
    while alone:
        chosen = batch.sample().copy()
        for number, episode in enumerate(alone):
            assert batch.movers[number] == episode.to_move
            assert batch.ids[number, : batch.counts[number]].tolist() == episode.ids
            assert np.array_equal(batch.masks[number], episode.mask(episode.to_move))
            assert np.array_equal(batch.observations[number], episode.observe(episode.to_move))
            episode.step(int(chosen[number]))
        batch.step(chosen)
        ended = [episode.to_move == OVER for episode in alone]
        assert batch.ended[: len(alone)].tolist() == ended
        for number, episode in enumerate(alone):
            assert batch.rewards[number] == pytest.approx(episode.returns())
        if any(ended):
            break


def test_a_game_that_ends_begins_anew_with_another_deal() -> None:
    batch = BatchEnv("feurio", {"seats": 1}, 2)
    batch.reset(1)
    first = batch.observations.copy()
    ends = 0
    for _ in range(400):
        batch.step(batch.sample())
        ends += int(batch.ended.sum())
        assert (np.abs(batch.rewards[batch.ended]) == 1).all()
        assert not batch.rewards[~batch.ended].any()
        assert (batch.counts > 0).all()
        assert batch.masks.sum(axis=1).tolist() == batch.counts.tolist()
    assert ends > 4
    batch.reset(1)
    assert np.array_equal(batch.observations, first)


def test_what_is_not_offered_is_refused_before_anything_is_done() -> None:
    batch = BatchEnv("feurio", {"seats": 2}, 3)
    before = batch.observations.copy()
    chosen = batch.sample().copy()
    for wrong in (-1, 0, batch.masks.shape[1]):
        chosen[2] = wrong
        with pytest.raises(IllegalMove):
            batch.step(chosen)
    assert np.array_equal(batch.observations, before)
    assert len(batch) == 3
