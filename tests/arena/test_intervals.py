"""Intervals against published values, and how often they hold the truth."""

import numpy as np
import pytest

from ludoteca.arena.analysis.intervals import estimate_mean, estimate_share, student
from ludoteca.core.figures.estimate import NORMAL, Estimate, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        # Newcombe, “Two-sided confidence intervals for the single proportion”, 1998, table I.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_the_published_one(
    wins: int, trials: int, low: float, high: float
) -> None:
    assert wilson(wins / trials, trials) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (10, 2.228), (30, 2.042), (100, 1.984), (1000, 1.962)],
)
def test_students_quantiles_are_the_published_ones(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-3)
    assert student(10**6) == NORMAL


def test_independent_deals_give_nearly_wilsons_own_interval() -> None:
    tallies = [(1.0, 1)] * 300 + [(0.0, 1)] * 700
    found = estimate_share(tallies)
    low, high = wilson(0.3, 1000)
    assert found.value == 0.3
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-3)


def test_games_that_all_depend_on_the_deal_count_as_one() -> None:
    alone = estimate_share([(1.0, 1)] * 30 + [(0.0, 1)] * 70)
    fourfold = estimate_share([(4.0, 4)] * 30 + [(0.0, 4)] * 70)
    assert (fourfold.low, fourfold.high) == pytest.approx((alone.low, alone.high))


def test_winning_everything_is_no_certainty_and_more_deals_make_it_surer() -> None:
    lows = [estimate_share([(2.0, 2)] * deals).low for deals in (1, 2, 10, 100)]
    assert lows == sorted(lows)
    assert lows[0] < 0.05
    assert 0.6 < lows[2] < 0.9
    assert estimate_share([(2.0, 2)] * 10).high == 1


@pytest.mark.parametrize(("deals", "share"), [(10, 0.25), (40, 0.25), (40, 0.9)])
def test_an_interval_holds_the_truth_in_95_of_100_matches(deals: int, share: float) -> None:
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        luck = rng.beta(2 * share, 2 * (1 - share), deals)
        found = estimate_share((int(won), 4) for won in rng.binomial(4, luck))
        held += found.low <= share <= found.high
    assert held >= 0.93 * 400


def test_a_mean_has_students_interval_by_deals() -> None:
    found = estimate_mean([(10.0, 1), (12.0, 1), (14.0, 1)])
    assert found.value == 12
    assert found.reach == pytest.approx(4.303 * 2 / 3**0.5, abs=1e-3)
    doubled = estimate_mean([(20.0, 2), (24.0, 2), (28.0, 2)])
    assert doubled.reach == pytest.approx(found.reach)


def test_of_one_deal_nobody_can_tell_how_sure_a_mean_is() -> None:
    assert estimate_mean([(10.0, 2)]).as_json() == [5.0, None, None]
    assert Estimate(0.5, 0.25, 0.75).as_json() == [0.5, 0.25, 0.75]
