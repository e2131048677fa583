"""Panels side by side: in each row something with a name, with its figures and their intervals.

bot      rating                    share of victories
greedy            ├──●──┤                    ╎   ├─●─┤
random   ├──●──┤                     ├─●─┤   ╎
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ludoteca.core.figures.chart import canvas
from ludoteca.core.figures.estimate import Estimate, show_interval, show_share
from ludoteca.core.figures.svg import element, write
from ludoteca.core.text.messages import say

# All panels together are so wide, and one alone at most a part of that.
PANELS = 640.0
WIDEST = 320.0
GAP = 56.0
TOP = 128.0
LEGEND = 92.0
ROW = 46.0
FOOT = 58.0
CAP = 7.0
# How far apart the figures of a row are, where it has several.
APART = 12.0


@dataclass(frozen=True)
class Panel:
    """Figures along an axis: those of each row, one for every series; none where nothing is."""

    heading: str
    rows: Sequence[Sequence[Estimate]]
    low: float
    high: float
    show_tick: Callable[[float], str]
    # A figure in letters, where it stands alone in its row.
    show: Callable[[Estimate], str] = show_interval
    # What would be fair, and what that is called.
    fair: float | None = None
    fair_words: str = ""


def plan_shares(
    heading: str,
    rows: Sequence[Sequence[Estimate]],
    high: float = 1.0,
    fair: float | None = None,
    show: Callable[[Estimate], str] = show_interval,
) -> Panel:
    """A panel of shares."""
    words = "" if fair is None else say("chart-fair", share=show_share(fair))
    return Panel(heading, rows, 0.0, high, _show_percent, show, fair, words)


def _show_percent(share: float) -> str:
    return f"{100 * share:g} %"


@dataclass(frozen=True)
class Panels:
    """A chart of panels with the same rows."""

    title: str
    note: str
    names: Sequence[str]
    panels: Sequence[Panel]
    # What the figures of a row are called, where it has several.
    series: Sequence[str] = ()
    # What is said to those who listen, if more than the title and the note.
    about: str = ""

    def draw(self) -> str:
        """The chart as SVG."""
        names = max(canvas.LETTER * len(name) for name in self.names) + canvas.LETTER
        wide = min(WIDEST, PANELS / len(self.panels))
        top = TOP + (LEGEND - canvas.NOTE if self.series else 0.0)
        width = 2 * canvas.MARGIN + names + len(self.panels) * (wide + GAP) - GAP
        words = max(len(self.title) * canvas.LETTER * 1.2, len(self.note) * canvas.LETTER * 0.7)
        width = max(width, 2 * canvas.MARGIN + words)
        height = top + ROW * len(self.names) + FOOT
        bands = [
            element(
                "rect",
                x=12,
                y=top + ROW * row,
                width=width - 24,
                height=ROW,
                class_="band",
                rx=8,
            )
            for row in range(0, len(self.names), 2)
        ]
        said = [
            write(name, canvas.MARGIN, top + ROW * (row + 0.5) + 5, "name")
            for row, name in enumerate(self.names)
        ]
        drawn = [
            _draw_panel(panel, canvas.MARGIN + names + number * (wide + GAP), top, wide)
            for number, panel in enumerate(self.panels)
        ]
        return canvas.frame(
            self.title,
            self.note,
            self.about or f"{self.title}. {self.note}",
            (width, height),
            *bands,
            *said,
            *_draw_legend(self.series),
            *drawn,
        )


def _draw_legend(series: Sequence[str]) -> Iterator[str]:
    for number, name, left in canvas.place_names(series):
        yield canvas.draw_dot(left + 6, LEGEND - 4, number)
        yield write(name, left + 20, LEGEND, "small")


def _draw_panel(panel: Panel, left: float, top: float, wide: float) -> str:
    def x(value: float) -> float:
        return left + wide * (value - panel.low) / (panel.high - panel.low)

    bottom = top + ROW * len(panel.rows)
    parts = [write(panel.heading, left, top - 30, "panel")]
    for tick in canvas.ticks(panel.low, panel.high):
        parts.append(canvas.stroke(x(tick), top - 6, x(tick), bottom + 6, "grid"))
        parts.append(write(panel.show_tick(tick), x(tick), bottom + 24, "tick"))
    if panel.fair is not None:
        parts.append(canvas.stroke(x(panel.fair), top - 6, x(panel.fair), bottom + 6, "fair"))
        parts.append(write(panel.fair_words, x(panel.fair), bottom + 42, "fair-words"))
    for row, figures in enumerate(panel.rows):
        middle = top + ROW * (row + 0.5)
        for series, figure in enumerate(figures):
            # A figure alone in its row has its letters above it.
            y = middle + (6 if len(figures) == 1 else APART * (series - (len(figures) - 1) / 2))
            low, high = x(figure.low), x(figure.high)
            parts += [
                canvas.stroke(low, y, high, y, f"s{series} interval"),
                *(
                    canvas.stroke(end, y - CAP, end, y + CAP, f"s{series} interval")
                    for end in (low, high)
                ),
                canvas.draw_dot(x(figure.value), y, series),
            ]
        if len(figures) == 1:
            words = panel.show(figures[0])
            half = canvas.SMALL_LETTER * len(words) / 2
            where = min(max(x(figures[0].value), left + half), left + wide - half)
            parts.append(write(words, where, middle - 7, "figure"))
    return element("g", *parts)
