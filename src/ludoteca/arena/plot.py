"""The standing as a picture: ratings and shares with their intervals.

bot      rating                    share of victories
greedy            ├──●──┤                    ╎   ├─●─┤
random   ├──●──┤                     ├─●─┤   ╎
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

from ludoteca.arena.figures import Estimate
from ludoteca.arena.report import rank, show_interval, show_rating, show_share, tell
from ludoteca.arena.standing import Standing
from ludoteca.core.messages import say
from ludoteca.core.svg import element, style_for, write

SCOPE = "arena-plot"
MARGIN = 28.0
NAMES = 190.0
LETTER = 9.5
PANEL = 320.0
GAP = 56.0
TOP = 128.0
ROW = 46.0
FOOT = 58.0
DOT = 6.5
CAP = 7.0
# How many marks an axis has, more or less.
TICKS = 4

# Colours: on a light page, on a dark page.
PALETTE = {
    "paper": ("#fbfaf7", "#191b1f"),
    "band": ("#f1eee7", "#22252b"),
    "ink": ("#22262e", "#eceae4"),
    "muted": ("#6a6f7a", "#a2a8b4"),
    "line": ("#dcd8ce", "#373c45"),
    "fair": ("#b4532a", "#f0a070"),
    "mark": ("#1f6f8b", "#62c0de"),
}
STYLE = """text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: @ink }
.paper { fill: @paper }
.band { fill: @band }
.title { font-size: 21px; font-weight: 700 }
.small { font-size: 13px; fill: @muted }
.panel { font-size: 14.5px; font-weight: 600 }
.bot { font-size: 15.5px; font-weight: 600 }
.figure { font-size: 12px; text-anchor: middle; fill: @muted }
.tick { font-size: 12px; text-anchor: middle; fill: @muted }
.grid { stroke: @line; stroke-width: 1 }
.fair { stroke: @fair; stroke-width: 1.6; stroke-dasharray: 5 4 }
.fair-words { font-size: 12px; text-anchor: middle; fill: @fair }
.interval { stroke: @mark; stroke-width: 2.4; stroke-linecap: round; fill: none }
.dot { fill: @mark }
"""


@dataclass(frozen=True)
class Panel:
    """One figure of all bots along an axis."""

    heading: str
    figures: Sequence[Estimate]
    low: float
    high: float
    show: Callable[[Estimate], str]
    show_tick: Callable[[float], str]
    # What a bot like all others would have, and what that is called.
    fair: float | None = None
    fair_words: str = ""


def draw(standing: Standing) -> str:
    """The picture as SVG."""
    rows = rank(standing)
    panels = [_plan_shares(standing, [row.wins for row in rows])]
    ratings = [row.rating for row in rows if row.rating is not None]
    if ratings:
        panels.insert(0, _plan_ratings(ratings))
    names = max(NAMES, *(LETTER * len(row.bot) for row in rows))
    width = 2 * MARGIN + names + len(panels) * (PANEL + GAP) - GAP
    height = TOP + ROW * len(rows) + FOOT
    first, *rest = tell(standing)
    words = [
        write(say("arena-title", title=standing.match.table.title), MARGIN, 42, "title"),
        write(first, MARGIN, 66, "small"),
        *(write(row.bot, MARGIN, _line(number) + 5, "bot") for number, row in enumerate(rows)),
    ]
    bands = [
        element(
            "rect", x=12, y=_line(n) - ROW / 2, width=width - 24, height=ROW, class_="band", rx=8
        )
        for n in range(0, len(rows), 2)
    ]
    drawn = [
        _draw_panel(panel, MARGIN + names + number * (PANEL + GAP))
        for number, panel in enumerate(panels)
    ]
    return element(
        "svg",
        element("title", escape(" ".join([first, *rest]))),
        element("style", style_for(SCOPE, PALETTE, STYLE)),
        element("rect", width=width, height=height, class_="paper", rx=14),
        *bands,
        *words,
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        class_=SCOPE,
        viewBox=f"0 0 {width:g} {height:g}",
        role="img",
    )


def _plan_ratings(ratings: Sequence[Estimate]) -> Panel:
    low, high = min(r.low for r in ratings), max(r.high for r in ratings)
    room = 0.06 * (high - low)
    return Panel(
        say("arena-plot-rating"),
        ratings,
        low - room,
        high + room,
        show_rating,
        lambda value: f"{value:+g}" if value else "0",
    )


def _plan_shares(standing: Standing, shares: Sequence[Estimate]) -> Panel:
    fair = None if standing.match.has_common_goal else 1 / standing.match.options.seats
    return Panel(
        say("arena-plot-wins"),
        shares,
        0.0,
        1.0,
        show_interval,
        lambda value: f"{100 * value:g} %",
        fair,
        "" if fair is None else say("arena-plot-fair", share=show_share(fair)),
    )


def _line(row: int) -> float:
    """The height of the middle of a row."""
    return TOP + ROW * (row + 0.5)


def _draw_panel(panel: Panel, left: float) -> str:
    def x(value: float) -> float:
        return left + PANEL * (value - panel.low) / (panel.high - panel.low)

    bottom = TOP + ROW * len(panel.figures)
    parts = [write(panel.heading, left, TOP - 30, "panel")]
    for tick in _ticks(panel.low, panel.high):
        parts.append(_stroke(x(tick), TOP - 6, x(tick), bottom + 6, "grid"))
        parts.append(write(panel.show_tick(tick), x(tick), bottom + 24, "tick"))
    if panel.fair is not None:
        parts.append(_stroke(x(panel.fair), TOP - 6, x(panel.fair), bottom + 6, "fair"))
        parts.append(write(panel.fair_words, x(panel.fair), bottom + 42, "fair-words"))
    for row, figure in enumerate(panel.figures):
        y = _line(row) + 6
        low, high = x(figure.low), x(figure.high)
        middle = min(max(x(figure.value), left + 50), left + PANEL - 50)
        parts += [
            _stroke(low, y, high, y, "interval"),
            *(_stroke(end, y - CAP, end, y + CAP, "interval") for end in (low, high)),
            element("circle", cx=x(figure.value), cy=y, r=DOT, class_="dot"),
            write(panel.show(figure), middle, y - 13, "figure"),
        ]
    return element("g", *parts)


def _stroke(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between two bounds."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(m * power for m in (1, 2, 2.5, 5, 10) if m * power >= rough * 0.99)
    first, last = -floor(-low / step), floor(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]
