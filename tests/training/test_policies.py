"""Policies that learn what weighs how much, and the modules they write."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from ludoteca.core.chance import below, stream
from ludoteca.games.feurio.ai.policies.points.weights import WEIGHTS as POINTS_WEIGHTS
from ludoteca.games.feurio.ai.policies.task.weights import WEIGHTS as TASK_WEIGHTS
from training.policies import POINTS, TASK, Aim, Floats, Pupil, make_pupil, write_weights

pytestmark = pytest.mark.compiled

LEARNED = {"task": TASK_WEIGHTS, "points": POINTS_WEIGHTS}
of_every_aim = pytest.mark.parametrize("aim", [TASK, POINTS], ids=lambda aim: aim.room)


def beginner(aim: Aim, seats: int) -> Pupil:
    """Somebody who knows nothing yet."""
    return make_pupil(aim, seats, np.zeros(aim.shape[1:], np.float32))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_few_steps_place_more_men(seats: int) -> None:
    pupil = beginner(TASK, seats)
    with ThreadPoolExecutor(2) as pool:
        means = []
        for step in range(12):
            traces, ends = pupil.play(64, [step, step + 100], pool)
            assert traces.shape == (128, 1, *TASK.shape[1:])
            assert ends.shape == (128, 1)
            assert ((ends >= 0) & (ends <= 1)).all()
            means.append(float(ends.mean()))
            pupil.learn(traces, ends, 0.3)
    assert np.mean(means[-3:]) > np.mean(means[:3]) + 0.03


@pytest.mark.parametrize("seats", [2, 3])
def test_among_rivals_one_ends_as_far_ahead_as_others_behind(seats: int) -> None:
    pupil = beginner(POINTS, seats)
    with ThreadPoolExecutor(2) as pool:
        traces, ends = pupil.play(64, [1, 2], pool)
    assert traces.shape == (128, seats, *POINTS.shape[1:])
    if seats == 2:
        assert ends.sum(1) == pytest.approx(1)
    assert (ends.max(1) >= 0.5).all(), "whoever wins has half of the value at least"


def test_what_ends_well_becomes_likelier_for_whom_it_did() -> None:
    """Two sides that did the same, one of which won: nothing is to be learned. Else there is."""
    rng = np.random.default_rng(1)
    trace = rng.normal(size=(50, 1, *POINTS.shape[1:])).astype(np.float32)
    ends = rng.choice([0.2, 0.8], (50, 1)).astype(np.float32)
    same = beginner(POINTS, 2)
    same.learn(np.concatenate([trace, trace], 1), np.concatenate([ends, 1 - ends], 1), 0.1)
    apart = beginner(POINTS, 2)
    apart.learn(np.concatenate([trace, -trace], 1), np.concatenate([ends, 1 - ends], 1), 0.1)
    assert abs(same.mean).max() < 1e-6
    towards = np.tensordot(ends[:, 0] - ends.mean(), trace[:, 0], 1)
    big = abs(towards) > abs(towards).mean()
    assert (np.sign(apart.weights) == np.sign(towards))[big].all()


@of_every_aim
def test_the_same_seeds_play_the_same_games(aim: Aim) -> None:
    pupil = make_pupil(aim, 2, LEARNED[aim.room][aim.seats.index(2)])
    with ThreadPoolExecutor(2) as pool:
        one, other = (pupil.play(8, [1, 2], pool) for _ in range(2))
    assert (one[0] == other[0]).all()
    assert (one[1] == other[1]).all()


def test_half_of_all_games_are_plain() -> None:
    starts = make_pupil(POINTS, 2, LEARNED["points"][0]).starts
    rng = stream(1)
    drawn = [starts[below(rng, len(starts))] for _ in range(600)]
    plain = sum(not start["firebreak"] and not start["hotter"] for start in drawn)
    assert 240 < plain < 360


@of_every_aim
def test_what_is_written_is_a_module_with_the_weights_of_all_tables(
    aim: Aim, tmp_path: Path
) -> None:
    weights: Floats = np.random.default_rng(1).normal(0, 9, aim.shape).astype(np.float32)
    file = tmp_path / "weights.py"
    file.write_text(write_weights(aim, weights, "`a command`"), "utf-8")
    assert run_path(str(file))["WEIGHTS"] == pytest.approx(weights, abs=0.051)
    assert all(f"# {feature.name}\n" in file.read_text("utf-8") for feature in aim.feature)


@of_every_aim
def test_the_weights_in_the_package_were_written_so(aim: Aim) -> None:
    text = aim.file.read_text("utf-8")
    about = text.split("\n\n")[1].split('"""')[0].strip()
    assert text == write_weights(aim, LEARNED[aim.room], about)
