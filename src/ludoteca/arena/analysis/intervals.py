"""Figures with their intervals of 95 %.

Games on one deal are no independent witnesses: a deal that is kind to one seat is so in all of
them. So every interval is by deals: what varies from deal to deal says how sure a figure is.
"""

from collections.abc import Iterable
from functools import cache
from math import sqrt

import numpy as np

from ludoteca.core.figures.estimate import CONFIDENCE, NORMAL, Estimate, wilson

# Beyond so many degrees of freedom, Student's distribution is the normal one.
MANY = 1000
STEPS = 20_000


# Of one deal: how much was won (or scored), and in how many games of a seat.
Tally = tuple[float, int]


@cache
def student(freedom: int) -> float:
    """How many standard errors an interval reaches, when they are estimated from few deals.

    With t = √ν · tan θ, Student's density becomes cos^(ν−1) θ, which is summed up here.
    """
    if freedom > MANY:
        return NORMAL
    angles = np.linspace(0, np.pi / 2, STEPS + 1)
    density = np.cos(angles) ** (freedom - 1)
    below = np.concatenate([[0.0], np.cumsum(density[1:] + density[:-1])])
    angle = np.interp(CONFIDENCE, below / below[-1], angles)
    return float(sqrt(freedom) * np.tan(angle))


def estimate_share(tallies: Iterable[Tally]) -> Estimate:
    """A share of victories, some of them shared, with Wilson's interval.

    Wilson's trials are as many independent ones as would vary as much as the deals do. Two deals
    are made up for measuring that, one all won and one all lost: else few deals, or deals that
    all ended alike, would look like certainty.
    """
    won, played = _columns(tallies)
    share = float(won.sum() / played.sum())
    usual = played.mean()
    error = _error(np.append(won, [usual, 0.0]), np.append(played, [usual, usual]))
    middle = float((won.sum() + usual) / (played.sum() + 2 * usual))
    trials = middle * (1 - middle) / error**2
    low, high = wilson(share, trials, student(max(1, len(won) - 1)))
    return Estimate(share, low, high)


def estimate_mean(tallies: Iterable[Tally]) -> Estimate:
    """A mean of points with Student's interval; of one deal nobody can tell how sure it is."""
    scored, played = _columns(tallies)
    mean = float(scored.sum() / played.sum())
    if len(scored) == 1:
        return Estimate(mean, -np.inf, np.inf)
    half = student(len(scored) - 1) * _error(scored, played)
    return Estimate(mean, mean - half, mean + half)


def _columns(tallies: Iterable[Tally]) -> tuple[np.ndarray, np.ndarray]:
    columns = np.array(list(tallies), float)
    return columns[:, 0], columns[:, 1]


def _error(sums: np.ndarray, counts: np.ndarray) -> float:
    """The standard error of a ratio of sums over deals."""
    rest = sums - sums.sum() / counts.sum() * counts
    deals = len(sums)
    return float(sqrt(deals / (deals - 1) * (rest**2).sum()) / counts.sum())
