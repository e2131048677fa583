"""Estimates: a figure with its bounds."""

import numpy as np
import pytest

from ludoteca.core.figures.estimate import Estimate, estimate_part, show_interval


def test_parts_of_victories_are_a_share_with_wilsons_interval() -> None:
    share = estimate_part(np.array([1, 0.5, 0.5, 0]))
    assert share.value == 0.5
    assert share.low == pytest.approx(0.15, abs=1e-3)
    assert show_interval(share) == "50.0 % (15.0–85.0)"


def test_an_estimate_reaches_from_bound_to_bound_and_has_no_bound_where_nobody_can_tell() -> None:
    assert Estimate(3, 1, 4).reach == 1.5
    assert Estimate(0.123456, 0.1, np.inf).as_json() == [0.1235, 0.1, None]
