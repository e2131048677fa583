"""Estimates: a figure from many games, and between which bounds it probably lies."""

from dataclasses import dataclass
from math import isfinite, sqrt
from statistics import NormalDist

import numpy as np

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A figure, and between which bounds it probably lies."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """How far the bounds are from the middle between them."""
        return (self.high - self.low) / 2

    def as_json(self) -> list[float | None]:
        """The figure and its bounds, where it has any."""
        numbers = (self.value, self.low, self.high)
        return [round(number, 4) if isfinite(number) else None for number in numbers]


def wilson(share: float, trials: float, quantile: float = NORMAL) -> tuple[float, float]:
    """Wilson's interval for a share of so many trials, which need be no whole number."""
    square = quantile**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    half = quantile * spread / (1 + square / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def estimate_part(parts: np.ndarray) -> Estimate:
    """The share of something, of which each of several independent games had a part."""
    share = float(parts.mean())
    return Estimate(share, *wilson(share, len(parts)))


def show_share(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.1f} %"


def show_interval(share: Estimate, between: str = " ") -> str:
    """A share and its bounds."""
    return f"{show_share(share.value)}{between}({show_bounds(share)})"


def show_bounds(share: Estimate) -> str:
    """The bounds of a share, as percentages."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"
