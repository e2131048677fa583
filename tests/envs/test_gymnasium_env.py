"""Gymnasium's own check at every table, and what it does not ask."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.envs.gymnasium_env import ILLEGAL, GymnasiumEnv
from tests.envs.tables import TABLES, Table, name_of

# It has no entry in Gymnasium's register, from which other render modes could be made.
pytestmark = pytest.mark.filterwarnings("ignore:.*spec")


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_check_is_passed(table: Table) -> None:
    check_env(GymnasiumEnv(*table, opponents=("random",)))


def play(env: GymnasiumEnv, seed: int) -> tuple[list[bytes], float]:
    observation, info = env.reset(seed=seed)
    seen, reward, ended = [observation.tobytes()], 0.0, False
    while not ended:
        assert np.array_equal(info["action_mask"], env.action_masks())
        chosen = int(np.flatnonzero(info["action_mask"])[-1])
        observation, reward, ended, truncated, info = env.step(chosen)
        assert not truncated
        seen.append(observation.tobytes())
    return seen, reward


def test_a_seed_repeats_chance_and_bots() -> None:
    env = GymnasiumEnv("feurio", {"seats": 3}, ("greedy", "random"), seat=1)
    assert play(env, 1) == play(env, 1) != play(env, 2)
    env.close()


def test_a_task_has_no_opponents() -> None:
    _, reward = play(GymnasiumEnv("feurio", {"seats": 1}), 1)
    assert reward in (-1, 1)


def test_bots_of_choice_have_the_other_seats() -> None:
    """Nobody who takes the last id all the time beats greedy players."""
    env = GymnasiumEnv("feurio", {"seats": 2}, ("greedy",))
    assert sum(play(env, seed)[1] for seed in range(6)) < -2


def test_what_is_not_legal_ends_the_episode() -> None:
    env = GymnasiumEnv("feurio", {"seats": 2})
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(0)
    assert (reward, ended, info["illegal"]) == (ILLEGAL, True, True)


def test_it_is_rendered_as_the_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = GymnasiumEnv("feurio", {"seats": 2, "firebreak": True}, seat=1, render_mode="human")
    env.reset(seed=1)
    env.step(env.episode.ids[0])
    assert capsys.readouterr().out.count("\n") > 10
    shown = GymnasiumEnv("feurio", {"seats": 2}, render_mode="svg")
    shown.reset(seed=1)
    assert str(shown.render()).startswith("<svg")
