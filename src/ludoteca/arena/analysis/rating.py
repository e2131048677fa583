"""Ratings: the strengths under which the places that were seen are likeliest.

The model is Plackett and Luce's: the first place goes to each player with a chance in proportion
to its strength, the second place likewise among the rest, and so on. For two players it is Elo's.
Bots do not learn, so the order of the games must not matter, and all games are weighed at once.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby, permutations, product
from math import log

import numpy as np

from ludoteca.arena.analysis.intervals import student
from ludoteca.arena.result import Result
from ludoteca.core.figures.estimate import Estimate

# 400 points more are ten times the strength, as in chess.
ELO = 400 / log(10)
STEPS = 100
CLOSE = 1e-9
NOTHING: Mapping[str, float] = {}

# The players of a game from first to last place, by their index, those who share one together.
Ranking = tuple[tuple[int, ...], ...]
Matrix = np.ndarray


def rate(
    deals: Sequence[Sequence[Result]], kinds: Sequence[str], known: Mapping[str, float] = NOTHING
) -> list[Estimate]:
    """The rating of each kind in Elo's points, with an interval of 95 %.

    Those that are known stay what they are, and tell the others'; if none is, all are 0 on the
    average.
    """
    rankings, played = _tabulate(deals, kinds)
    given = np.array([known.get(kind, np.nan) for kind in kinds]) / ELO
    sought = np.isnan(given)
    # Who won everything has a rating in the midst of those that are known.
    middle = 0.0 if sought.all() else float(np.nanmean(given))
    start = np.where(sought, 0.0, given - middle)
    strengths, slopes, curve = _climb(rankings, played, start, np.flatnonzero(sought))
    likely = np.linalg.inv(curve[np.ix_(sought, sought)])
    # How unsure the strengths are by the model, and by how much they pull from deal to deal.
    pulls = (played @ slopes)[:, sought]
    by_deals = likely @ (pulls.T @ pulls) @ likely
    centre = np.eye(len(likely))
    if sought.all():
        # Only differences mean something: the average is no estimate.
        centre -= 1 / len(kinds)
    variances = [np.diag(centre @ cover @ centre) for cover in (likely, by_deals)]
    half = np.zeros(len(kinds))
    half[sought] = student(max(1, len(deals) - 1)) * np.sqrt(np.maximum(*variances))
    strengths[sought] = centre @ strengths[sought]
    return [
        Estimate(*(float(ELO * x) for x in (value, value - reach, value + reach)))
        for value, reach in zip(strengths + middle, half, strict=True)
    ]


def _tabulate(
    deals: Sequence[Sequence[Result]], kinds: Sequence[str]
) -> tuple[list[Ranking], Matrix]:
    """The different rankings, and how often each was seen on each deal."""
    index = {kind: number for number, kind in enumerate(kinds)}
    column: dict[Ranking, int] = {}
    seen = []
    for row, results in enumerate(deals):
        for result in results:
            order = sorted(zip(result.places, map(index.__getitem__, result.players), strict=True))
            groups = groupby(order, key=lambda pair: pair[0])
            ranking = tuple(tuple(kind for _, kind in group) for _, group in groups)
            seen.append((row, column.setdefault(ranking, len(column))))
    played = np.zeros((len(deals), len(column)))
    np.add.at(played, tuple(zip(*seen, strict=True)), 1)
    return list(column), played


def _climb(
    rankings: Sequence[Ranking], played: Matrix, start: Matrix, sought: Matrix
) -> tuple[Matrix, Matrix, Matrix]:
    """Newton's way to the likeliest strengths; also the slope of each ranking there, and the curve.

    Each kind also wins once and loses once against somebody of strength 0, so that who won or
    lost everything has a rating, too. Those that are not sought stay as they are at the start.
    """
    strengths, kinds = start, len(start)
    weights = played.sum(axis=0)
    for _ in range(STEPS):
        slopes = np.zeros((len(rankings), kinds))
        curve = np.zeros((kinds, kinds))
        for number, ranking in enumerate(rankings):
            slopes[number], bend = _lean(ranking, strengths)
            curve += weights[number] * bend
        chance = 1 / (1 + np.exp(-strengths))
        slope = weights @ slopes + 1 - 2 * chance
        curve += np.diag(2 * chance * (1 - chance))
        step = np.zeros(kinds)
        step[sought] = np.linalg.solve(curve[np.ix_(sought, sought)], slope[sought])
        # Far from the top Newton leaps too far.
        step /= max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < CLOSE:
            break
        strengths = strengths + step
    return strengths, slopes, curve


def _lean(ranking: Ranking, strengths: Matrix) -> tuple[Matrix, Matrix]:
    """How the likelihood of a ranking leans and bends: of shared places, the mean of all orders."""
    kinds = len(strengths)
    slope, bend = np.zeros(kinds), np.zeros((kinds, kinds))
    orders = _orders(ranking)
    for order in orders:
        players = np.array(order)
        for place in range(len(players) - 1):
            rest = players[place:]
            chances = np.exp(strengths[rest] - strengths[rest].max())
            share = np.bincount(rest, chances / chances.sum(), kinds)
            slope[players[place]] += 1
            slope -= share
            bend += np.diag(share) - np.outer(share, share)
    return slope / len(orders), bend / len(orders)


@cache
def _orders(ranking: Ranking) -> list[tuple[int, ...]]:
    """All orders that agree with a ranking."""
    ways = (permutations(group) for group in ranking)
    return [tuple(kind for group in order for kind in group) for order in product(*ways)]
