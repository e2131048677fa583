"""Corrections of chances: no correction changes nothing, and what was told wrongly comes right."""

from dataclasses import replace

import numpy as np
import pytest

from ludoteca.core.parts.correction import CLIP, Correction
from training.calibration import Told, find_error, fit

NONE = Correction(1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize("chance", [0.01, 0.3, 0.99])
def test_no_correction_changes_nothing(chance: float) -> None:
    assert NONE.correct(chance, 0.5) == pytest.approx(chance)


def test_who_has_seen_no_success_is_not_sure_of_it() -> None:
    assert NONE.correct(0.0, 0.5) == pytest.approx(CLIP)
    assert NONE.correct(1.0, 0.5) == pytest.approx(1 - CLIP)


def test_a_chance_that_is_told_too_low_is_raised_as_much_as_it_should_be() -> None:
    rng = np.random.default_rng(1)
    told = []
    for game in range(4000):
        progress, chance = rng.random(2)
        # Who tells it is sure of failure at first, and right at the end.
        wrong = chance * progress
        told.append(Told(game, 0.1, progress, wrong, float(rng.random() < chance)))
    correction = Correction(*fit(told))
    right = [replace(each, chance=correction.correct(each.chance, each.progress)) for each in told]
    assert find_error(told) > 0.2
    assert find_error(right) < 0.04


def test_told_rightly_there_is_no_error() -> None:
    rng = np.random.default_rng(2)
    chances = rng.random(20_000)
    told = [Told(n, 0.1, 0.5, c, float(rng.random() < c)) for n, c in enumerate(chances)]
    assert find_error(told) < 0.02
