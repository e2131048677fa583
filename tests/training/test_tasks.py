"""Crews that learn what weighs how much, and the module they write."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from ludoteca.games.feurio.ai.task.feature import FEATURES, Feature
from ludoteca.games.feurio.ai.task.weights import WEIGHTS
from training.tasks import TIMES, make_pupil, play, write_weights

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("seats", [1, 3])
def test_a_few_steps_place_more_men(seats: int) -> None:
    pupil = make_pupil(seats, np.zeros((TIMES, FEATURES), np.float32))
    with ThreadPoolExecutor(2) as pool:
        means = []
        for step in range(12):
            traces, ends = play(pupil, 64, [step, step + 100], pool)
            assert len(traces) == len(ends) == 128
            assert ((ends >= 0) & (ends <= 1)).all()
            means.append(float(ends.mean()))
            pupil.learn(traces, ends, 0.3)
    assert np.mean(means[-3:]) > np.mean(means[:3]) + 0.03


def test_the_same_seeds_play_the_same_games() -> None:
    pupil = make_pupil(2, WEIGHTS[1])
    with ThreadPoolExecutor(2) as pool:
        one, other = (play(pupil, 8, [1, 2], pool) for _ in range(2))
    assert (one[0] == other[0]).all()
    assert (one[1] == other[1]).all()


def test_what_is_written_is_a_module_with_the_weights_of_all_tables(tmp_path: Path) -> None:
    weights = np.random.default_rng(1).normal(0, 9, WEIGHTS.shape).astype(np.float32)
    file = tmp_path / "weights.py"
    file.write_text(write_weights(weights, "`a command`"), "utf-8")
    assert run_path(str(file))["WEIGHTS"] == pytest.approx(weights, abs=0.051)
    assert all(f"# {feature.name}\n" in file.read_text("utf-8") for feature in Feature)
