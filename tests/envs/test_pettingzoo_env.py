"""PettingZoo's own suite at every table, and what it does not ask."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ludoteca.envs.pettingzoo_env import ILLEGAL, PettingZooEnv
from tests.envs.tables import TABLES, Table, name_of

at_every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
# Observations with a mask are dictionaries, as in PettingZoo's own games.
ignoring_dictionaries = pytest.mark.filterwarnings("ignore:Observation")


@at_every_table
@ignoring_dictionaries
def test_the_api_is_kept(table: Table) -> None:
    api_test(PettingZooEnv(*table), num_cycles=60)


@pytest.mark.parametrize("table", TABLES[::6], ids=name_of)
def test_seeds_repeat(table: Table) -> None:
    seed_test(lambda: PettingZooEnv(*table), num_cycles=20)


def observe_all(env: PettingZooEnv) -> list[bytes]:
    """All that agents see in a game that is played by the first id each time."""
    seen = []
    for agent in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        assert observation is not None
        seen.append(observation["observation"].tobytes())
        env.step(None if ended else int(np.flatnonzero(observation["action_mask"])[0]))
        assert agent in env.possible_agents
    return seen


def test_a_seed_decides_all_that_is_dealt_after_it() -> None:
    env = PettingZooEnv("feurio", {"seats": 2})
    games: list[Any] = []
    for seed in (3, None, 3, None, 4):
        env.reset(seed)
        games.append(observe_all(env))
    assert games[0] == games[2] != games[1] == games[3]
    assert games[4] != games[0]


def test_who_chooses_what_is_not_legal_ends_the_game_and_pays() -> None:
    env = PettingZooEnv("feurio", {"seats": 2})
    env.reset(1)
    agent = env.agent_selection
    env.step(0)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert {who: paid for who, paid in env.rewards.items() if paid} == {agent: ILLEGAL}
    observe_all(env)
    assert env.agents == []


def test_the_winner_is_paid_by_the_others() -> None:
    env = PettingZooEnv("futurisiko", {"seats": 3, "round_limit": 1})
    env.reset(2)
    paid: dict[str, float] = {}
    rng = np.random.default_rng(2)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        assert observation is not None
        if ended:
            paid[agent] = reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(paid) == env.possible_agents
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) == 1


@pytest.mark.parametrize("game", ["feurio", "futurisiko"])
def test_it_is_rendered_as_a_spectator_sees_it(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for mode in ("ansi", "svg", "human", None):
        env = PettingZooEnv(game, None, mode)
        env.reset(1)
        ids = env.episode.ids
        env.step(ids[0])
        shown = env.render()
        written = capsys.readouterr().out
        assert bool(written) == (mode == "human")
        assert (shown is None) == (mode in ("human", None))
        if shown:
            assert shown.startswith("<svg") == (mode == "svg")
        env.close()
