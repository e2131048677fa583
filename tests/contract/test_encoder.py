"""Encoders: every legal action has its ids, nothing hidden is observed, all that is seen is."""

from collections.abc import Iterator

import numpy as np
import pytest

from ludoteca.core.game import AnyGame, AnyPosition, AnyState
from ludoteca.core.options import Options
from ludoteca.core.parts.encoder import NO_PREFIX, PREFIX, Encoder
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE, OVER
from tests.contract.table import MOMENTS, TABLES, moments, name_of, play_randomly
from tests.effort import COMPILED, times

Table = tuple[AnyGame, Options, str]
# A whole game, where that does not take long.
SOME = times(10_000, 100)

at_every_table = pytest.mark.parametrize(
    "table", [table for table in TABLES if table[0].encoder], ids=name_of
)
of_every_game = pytest.mark.parametrize(
    "game", dict.fromkeys(table[0] for table in TABLES if table[0].encoder), ids=lambda g: g.name
)


def encoder_of(game: AnyGame) -> Encoder:
    assert game.encoder is not None
    return game.encoder


def observe(position: AnyPosition, seat: int, prefix: int = NO_PREFIX) -> bytes:
    encoder = encoder_of(position.game)
    row = np.zeros(len(encoder.observation_names), np.uint8)
    encoder.observe(storage_of(position)[0], seat, prefix, row)
    return row.tobytes()


def list_ids(state: AnyState, prefix: int) -> list[int]:
    encoder = encoder_of(state.game)
    ids = np.zeros(len(encoder.action_names), np.int16)
    count = encoder.list_ids(storage_of(state)[0], prefix, ids)
    return list(map(int, ids[:count]))


def resolve_all(state: AnyState, prefix: int = NO_PREFIX) -> Iterator[int]:
    """The actions to which all ids lead, from a prefix on."""
    encoder = encoder_of(state.game)
    ids = list_ids(state, prefix)
    assert len(set(ids)) == len(ids) > 0
    for number in ids:
        found = int(encoder.resolve(storage_of(state)[0], prefix, number))
        if found >= PREFIX:
            yield from resolve_all(state, found)
        else:
            yield found


def decisions(table: Table, seed: int) -> list[AnyState]:
    states = moments(play_randomly(*table, seed=seed, most=SOME), MOMENTS)
    return [state for state in states if state.to_move not in (CHANCE, OVER)]


@of_every_game
def test_every_number_and_every_id_has_a_name_of_its_own(game: AnyGame) -> None:
    encoder = encoder_of(game)
    for names in (encoder.observation_names, encoder.action_names):
        assert len(set(names)) == len(names) <= 1000 or names is encoder.observation_names
    assert encoder.module.startswith("ludoteca.games.")


@at_every_table
def test_ids_lead_to_the_legal_actions_each_in_one_way(table: Table) -> None:
    for state in decisions(table, 1):
        assert sorted(resolve_all(state)) == state.legal()


@at_every_table
def test_a_legal_action_is_spelled_by_its_ids(table: Table) -> None:
    encoder = encoder_of(table[0])
    ids = np.zeros(8, np.int16)
    for state in decisions(table, 2):
        raw = storage_of(state)[0]
        for action in state.legal()[:: 1 if COMPILED else 7]:
            count = encoder.spell(raw, action, ids)
            found = NO_PREFIX
            for number in map(int, ids[:count]):
                assert number in list_ids(state, found)
                found = int(encoder.resolve(raw, found, number))
            assert found == action


@at_every_table
def test_a_state_is_observed_as_the_view_of_a_seat(table: Table) -> None:
    """So what others hide makes no difference, nor what a seat could not tell apart."""
    rng = np.random.default_rng(3)
    for state in moments(play_randomly(*table, seed=3, most=SOME), MOMENTS):
        for seat in range(state.options.seats):
            view = state.view(seat)
            seen = observe(state, seat)
            assert observe(view, seat) == seen
            if state.to_move != OVER:
                assert observe(view.sample_state(rng), seat) == seen


@at_every_table
def test_whatever_a_seat_can_tell_apart_is_observed(table: Table) -> None:
    known: dict[bytes, object] = {}
    for state in play_randomly(*table, seed=4, most=SOME):
        for seat in range(state.options.seats):
            view = state.view(seat)
            assert known.setdefault(observe(state, seat), view.key()) == view.key()


@at_every_table
def test_what_is_chosen_so_far_is_observed(table: Table) -> None:
    encoder = encoder_of(table[0])
    for state in decisions(table, 5):
        raw, seat = storage_of(state)[0], state.to_move
        found = [int(encoder.resolve(raw, NO_PREFIX, i)) for i in list_ids(state, NO_PREFIX)]
        prefixes = [prefix for prefix in found if prefix >= PREFIX][:20]
        for prefix in prefixes[:3]:
            longer = [int(encoder.resolve(raw, prefix, i)) for i in list_ids(state, prefix)]
            prefixes += [prefix for prefix in longer if prefix >= PREFIX]
        seen = {observe(state, seat, prefix) for prefix in (NO_PREFIX, *prefixes)}
        assert len(seen) == 1 + len(prefixes)


@at_every_table
def test_the_end_is_worth_what_the_outcome_says(table: Table) -> None:
    encoder = encoder_of(table[0])
    for seed in range(times(6, 1)):
        *_, end = play_randomly(*table, seed=seed)
        returns = np.zeros(encoder.most_seats, np.float32)
        encoder.write_returns(storage_of(end)[0], returns)
        assert returns[: end.options.seats] == pytest.approx(end.returns())
        assert not returns[end.options.seats :].any()
