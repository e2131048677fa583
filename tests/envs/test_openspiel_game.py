"""OpenSpiel's own suite at every table, and what it does not ask."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from ludoteca.core.registry import find_game
from ludoteca.envs.openspiel_game import OpenSpielState, load, read_table, write_table
from tests.envs.tables import TABLES, Table, name_of

# Writing a state as its past and reading it again takes as long as the game has moves, each time.
SERIALIZED = TABLES[::5]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_random_simulation_passes(table: Table) -> None:
    pyspiel.random_sim_test(load(*table), 1, serialize=table in SERIALIZED, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_table_is_written_as_a_parameter(table: Table) -> None:
    game, options = table
    assert game.options(read_table(write_table(options))) == options
    loaded = load(game, options)
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)
    assert loaded.num_players() == options.seats


def play_to_decision(state: OpenSpielState, decisions: int) -> None:
    rng = np.random.default_rng(1)
    while decisions or state.is_chance_node():
        actions = state.legal_actions()
        decisions -= not state.is_chance_node()
        state.apply_action(int(actions[rng.integers(len(actions))]))


def test_what_others_hide_is_in_no_information_state() -> None:
    """Two deals that differ in what one seat drew in secret look alike to the other."""
    game = load("feurio", {"seats": 2, "firebreak": True})
    states = []
    for number in (0, 5):
        state = game.new_initial_state()
        for outcome in (0, 1, number):
            state.apply_action(outcome)
        states.append(state)
    drawer = states[0].current_player()
    one, other = states
    for tell in (
        pyspiel.State.information_state_string,
        pyspiel.State.observation_string,
        pyspiel.State.observation_tensor,
    ):
        assert tell(one, drawer) != tell(other, drawer)
        assert tell(one, 1 - drawer) == tell(other, 1 - drawer)


def test_a_copy_goes_its_own_way() -> None:
    state = load("futurisiko", {"seats": 3, "round_limit": 1}).new_initial_state()
    play_to_decision(state, 40)
    before = str(state)
    twin = state.clone()
    play_to_decision(twin, 3)
    assert str(state) == before != str(twin)
    names = [state.action_to_string(state.current_player(), a) for a in state.legal_actions()]
    assert len(set(names)) == len(names)


def test_its_search_plays_our_games() -> None:
    game = load("feurio", {"seats": 2})
    state = game.new_initial_state()
    play_to_decision(state, 8)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.0, 10, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_observations_have_no_parameters() -> None:
    with pytest.raises(ValueError, match="parameters"):
        load(find_game("feurio")).make_py_observer(None, {"planes": True})
