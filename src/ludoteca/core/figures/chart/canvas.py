"""The canvas of charts: colours, letters, axes, and the frame with its title."""

from collections.abc import Iterator, Sequence
from html import escape
from math import floor, log10

from ludoteca.core.figures.svg import element, style_for, write

SCOPE = "chart"
MARGIN = 28.0
# Where the title and the note below it stand.
TITLE = 42.0
NOTE = 66.0
# How wide a letter is, more or less: in a bold name, and in small print.
LETTER = 9.5
SMALL_LETTER = 7.2
# How many marks an axis has, more or less.
TICKS = 4
# The sample of a line in a legend.
SWATCH = 30.0

# Colours: on a light page, on a dark page.
PALETTE = {
    "paper": ("#fbfaf7", "#191b1f"),
    "band": ("#f1eee7", "#22252b"),
    "ink": ("#22262e", "#eceae4"),
    "muted": ("#6a6f7a", "#a2a8b4"),
    "line": ("#dcd8ce", "#373c45"),
    "fair": ("#b4532a", "#f0a070"),
    "first": ("#1f6f8b", "#62c0de"),
    "second": ("#b4532a", "#f0a070"),
    "third": ("#5b7d1e", "#a9cf62"),
    "fourth": ("#7a4fa3", "#c4a0ea"),
}
STYLE = """text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: @ink }
.paper { fill: @paper }
.band { fill: @band }
.title { font-size: 21px; font-weight: 700 }
.small { font-size: 13px; fill: @muted }
.panel { font-size: 14.5px; font-weight: 600 }
.name { font-size: 15.5px; font-weight: 600 }
.figure { font-size: 12px; text-anchor: middle; fill: @muted; stroke: @paper; stroke-width: 4px }
.figure { paint-order: stroke }
.tick { font-size: 12px; text-anchor: middle; fill: @muted }
.side { font-size: 12px; text-anchor: end; fill: @muted }
.grid { stroke: @line; stroke-width: 1 }
.fair { stroke: @fair; stroke-width: 1.6; stroke-dasharray: 5 4 }
.fair-words { font-size: 12px; text-anchor: middle; fill: @fair }
.curve, .interval { stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; fill: none }
.s0 { stroke: @first }
.s1 { stroke: @second; stroke-dasharray: 9 5 }
.s2 { stroke: @third; stroke-dasharray: 2 5 }
.s3 { stroke: @fourth; stroke-dasharray: 12 4 2 4 }
.interval { stroke-dasharray: none }
.dot { stroke-dasharray: none; stroke-width: 2.4; fill: @paper }
.d0 { fill: @first }
"""


def frame(title: str, note: str, about: str, size: tuple[float, float], *parts: str) -> str:
    """A whole picture; what it is about is also said to those who listen."""
    width, height = size
    return element(
        "svg",
        element("title", escape(about)),
        element("style", style_for(SCOPE, PALETTE, STYLE)),
        element("rect", width=width, height=height, class_="paper", rx=14),
        *parts,
        write(title, MARGIN, TITLE, "title"),
        write(note, MARGIN, NOTE, "small"),
        xmlns="http://www.w3.org/2000/svg",
        class_=SCOPE,
        viewBox=f"0 0 {width:g} {height:g}",
        role="img",
    )


def stroke(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def draw_dot(x: float, y: float, series: int) -> str:
    """A mark of a series: of the first full, of others a ring."""
    return element("circle", cx=x, cy=y, r=6, class_=f"dot s{series} d{series}")


def place_names(names: Sequence[str]) -> Iterator[tuple[int, str, float]]:
    """Where each name of a legend begins, side by side."""
    left = MARGIN
    for series, name in enumerate(names):
        yield series, name, left
        left += SWATCH + SMALL_LETTER * len(name) + 28


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two bounds."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(m * power for m in (1, 2, 2.5, 5, 10) if m * power >= rough * 0.99)
    first, last = -floor(-low / step), floor(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]
