"""Curves: how often each number comes up, for several series over one axis."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor

import numpy as np

from ludoteca.core.figures.chart.canvas import MARGIN, SWATCH, frame, place_names, stroke, ticks
from ludoteca.core.figures.svg import element, write

WIDTH = 860.0
HEIGHT = 440.0
LEFT = 84.0
TOP = 124.0
BOTTOM = HEIGHT - 72.0
LEGEND = 94.0
# A number that comes up so seldom is off the chart: one game in a thousand at either end.
RARE = 0.1
# So many points a curve has at most; more would be noise.
STEPS = 50


@dataclass(frozen=True)
class Curve:
    """One series: a name, and a number from each game."""

    name: str
    numbers: np.ndarray


@dataclass(frozen=True)
class Curves:
    """A chart of curves."""

    title: str
    note: str
    # What the numbers along the axis are.
    words: str
    curves: Sequence[Curve]

    def draw(self) -> str:
        """The chart as SVG."""
        low, high = _bounds(self.curves)
        step = max(1, -(-(high - low + 1) // STEPS))
        lines = [_count(curve.numbers, low, high, step) for curve in self.curves]
        most = max(share for line in lines for _, share in line)

        def x(number: float) -> float:
            return LEFT + (WIDTH - MARGIN - LEFT) * (number - low) / max(1, high - low)

        def y(share: float) -> float:
            return BOTTOM - (BOTTOM - TOP) * share / most

        parts: list[str] = []
        for tick in ticks(0.0, most):
            parts.append(stroke(LEFT, y(tick), WIDTH - MARGIN, y(tick), "grid"))
            parts.append(write(f"{100 * tick:g} %", LEFT - 10, y(tick) + 4, "side"))
        numbers = ticks(low, max(low + 1, high))
        parts += [write(f"{tick:g}", x(tick), BOTTOM + 24, "tick") for tick in numbers]
        parts.append(write(self.words, (LEFT + WIDTH - MARGIN) / 2, BOTTOM + 50, "tick"))
        for series, line in enumerate(lines):
            points = " ".join(f"{x(number):.1f},{y(share):.1f}" for number, share in line)
            parts.append(element("polyline", points=points, class_=f"curve s{series}"))
        parts += _draw_legend([curve.name for curve in self.curves])
        about = f"{self.title}. {self.note}"
        return frame(self.title, self.note, about, (WIDTH, HEIGHT), *parts)


def _draw_legend(names: Sequence[str]) -> Iterator[str]:
    for series, name, left in place_names(names):
        yield stroke(left, LEGEND - 4, left + SWATCH, LEGEND - 4, f"curve s{series}")
        yield write(name, left + SWATCH + 8, LEGEND, "small")


def _bounds(curves: Sequence[Curve]) -> tuple[int, int]:
    """Between which numbers nearly all games are."""
    ends = [np.percentile(curve.numbers, (RARE, 100 - RARE)) for curve in curves]
    return floor(min(end[0] for end in ends)), ceil(max(end[1] for end in ends))


def _count(numbers: np.ndarray, low: int, high: int, step: int) -> list[tuple[float, float]]:
    """By number, the share of games that have it, or one of the few beside it."""
    edges = np.arange(low, high + step + 1, step)
    counts, _ = np.histogram(numbers, edges - 0.5)
    middles = edges[:-1] + (step - 1) / 2
    shares = counts / (numbers.size * step)
    # A curve ends where it has come down to the axis.
    found = np.flatnonzero(counts)
    kept = slice(max(0, found[0] - 1), found[-1] + 2)
    return [(float(a), float(b)) for a, b in zip(middles[kept], shares[kept], strict=True)]
