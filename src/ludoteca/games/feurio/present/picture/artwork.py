"""What a picture of the game is drawn with: forest, fire, water, marks, and the colours of it all.

A hexagon has a circumradius of 100 around 0,0, pointy tops. Nothing here has an id, so that many
pictures may stand on one page.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import cos, pi, sin, sqrt

from ludoteca.core.figures.svg import element, place, style_for
from ludoteca.games.feurio.box import BACK, Colour
from ludoteca.games.feurio.present.crews import CREWS
from ludoteca.games.feurio.rules.hexagons import EDGES, Axial

SIZE = 100.0
HALF_WIDTH = SIZE * sqrt(3) / 2

Point = tuple[float, float]


def centre(cell: Axial) -> Point:
    """The middle of a cell of the board."""
    q, r = cell
    return 2 * HALF_WIDTH * (q + r / 2), 1.5 * SIZE * r


def corner(index: int, radius: float = SIZE) -> Point:
    """The corner of a hexagon between its edges `index` and `index + 1`, as in DIRECTIONS."""
    angle = -pi * (2 * index + 1) / EDGES
    return radius * cos(angle), radius * sin(angle)


def path(points: Sequence[Point]) -> str:
    """A closed line through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


@cache
def hexagon(radius: float, class_: str) -> str:
    """A hexagon around 0,0."""
    return element("path", d=path([corner(i, radius) for i in range(EDGES)]), class_=class_)


# Marks: each silhouette fits a circle of 10.

_SHAPES = {
    "▲": "M0-10.5 10 7.5H-10Z",
    "●": "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z",
    "■": "M-8-8H8V8H-8Z",
    "◆": "M0-11 9.5 0 0 11-9.5 0Z",
}
_DROP = "M0-13C4-6 9-1 9 5a9 9 0 0 1-18 0C-9-1-4-6 0-13Z"


@cache
def shape(colour: Colour, x: float, y: float, scale: float, class_: str) -> str:
    """The silhouette of a crew."""
    return element(
        "path", d=_SHAPES[CREWS[colour].mark], class_=class_, transform=place(x, y, scale)
    )


@cache
def man(colour: Colour, x: float, y: float, scale: float, *, neutral: bool) -> str:
    """A man; an auxiliary is grey and has only a heart of his colour."""
    if not neutral:
        return shape(colour, x, y, scale, f"man {colour}")
    heart = shape(colour, x, y, scale * 0.5, f"{colour}")
    return shape(colour, x, y, scale, f"man auxiliary {colour}") + heart


@cache
def drop(colour: Colour, x: float, y: float, scale: float) -> str:
    """The water by which a region is divided."""
    inner = element("path", d=_DROP, class_=f"drop {colour}") + shape(
        colour, 0, 4.5, 0.5, f"{colour}-ink"
    )
    return element("g", inner, transform=place(x, y, scale))


# Landscapes. By number: where trees, flames and water are.

_TREE = (
    '<path class="trunk" d="M-3 0h6v10h-6Z"/>'
    '<path class="tree" d="M0-42 13-22H7L17-6H10L20 4H-20L-10-6H-17L-7-22H-13Z"/>'
)
_STUMP = '<path class="trunk" d="M-3 6 -2-26 -9-33 -1-30 2-42 4-29 10-34 5-24 4 6Z"/>'
_FLAME = (
    '<path class="flame-red" d="M2-62C6-44 24-34 23-13 22 4 10 8 0 8S-23 4-23-13'
    'C-23-25-16-32-14-42-9-38-7-34-6-29 0-38 4-48 2-62Z"/>'
    '<path class="flame-orange" d="M3-40C6-28 16-22 15-9 14 2 7 7 0 7S-15 3-15-9'
    'C-15-16-11-20-10-26-6-23-5-21-4-18 0-24 4-30 3-40Z"/>'
    '<path class="flame-yellow" d="M1-22C3-15 9-11 8-3 8 4 4 6 0 6S-8 3-8-3C-8-9-1-13 1-22Z"/>'
)
_WATERS = {
    1: '<path class="water" d="M-83 -10C-60-24-42-4-18-9S28 10 48-2 70-14 83-8V47L0 95-83 47Z"/>'
    '<path class="wave" d="M-70 6q11-8 22 0t22 0M30 16q10-7 20 0t20 0M-66 44q10-7 20 0t20 0'
    'M24 58q10-7 20 0M-24 72q10-7 20 0t20 0"/>',
    2: '<path class="water" d="M-83 22C-62 10-46 30-20 26S30 40 52 30 72 24 83 28V47L0 95-83 47Z"/>'
    '<path class="wave" d="M-70 36q10-7 20 0t20 0M34 46q9-6 18 0t18 0M-22 68q10-7 20 0t20 0"/>',
    3: '<path class="water" d="M-54 62C-36 50-10 58 8 56S42 52 54 62L0 95Z"/>'
    '<path class="wave" d="M-24 71q8-6 16 0t16 0"/>',
}
_TREES = {
    1: ((-62, -16, 0.95), (64, -14, 0.85), (-36, -40, 0.75), (40, -40, 0.8)),
    2: ((-62, 12, 1.05), (-40, -32, 0.85), (38, -38, 0.8)),
    3: ((-66, 22, 1.0), (64, 26, 0.85), (-42, -30, 0.8)),
    4: ((-66, 34, 0.95), (40, -32, 0.8)),
    5: (),
    6: (),
}
_STUMPS = {5: ((-44, -28, 0.8), (-70, 0, 0.8)), 6: ((-70, -4, 0.9), (70, -6, 0.8))}
_FLAMES = {
    1: (),
    2: ((62, 6, 0.55),),
    3: ((52, -18, 0.72),),
    4: ((-52, -6, 0.95), (58, 22, 1.0)),
    5: ((36, -20, 0.85), (-54, 32, 1.15), (55, 36, 1.15), (0, 80, 1.0)),
    6: (
        (38, -22, 0.95),
        (-38, -20, 1.0),
        (0, 0, 1.3),
        (-52, 38, 1.3),
        (52, 38, 1.35),
        (-22, 66, 1.1),
        (22, 68, 1.1),
    ),
}
_FURROWS = (
    '<path class="furrow" d="M-70-32q20-12 40 0t40 0 40 0 20-8M-78-2q20-12 40 0t40 0 40 0 30-6'
    'M-78 30q20-12 40 0t40 0 40 0 34-6M-52 60q20-12 40 0t40 0 22-6"/>'
    '<path class="pebble" d="M-50-50h7v5h-7ZM48 46h8v6h-8ZM-60 14h6v5h-6ZM56-20h6v5h-6Z"/>'
)
_ASHES = (
    '<path class="crack" d="M-80-30-52-20-40-36M82-38 60-26 66-6 50 2M-78 40-56 34-46 52'
    'M74 46 52 52 40 72M-10-92-4-76-14-66"/>'
    '<path class="ember" d="M-62-22l5-5 5 5-5 5ZM58-28l5-5 5 5-5 5ZM-58 36l4-4 4 4-4 4Z'
    'M44 60l5-5 5 5-5 5Z"/>'
)


@cache
def landscape(number: int, *, burnt: bool) -> str:
    """A tile without its number and places: forest, or the bare earth of a firebreak."""
    drawing = [hexagon(SIZE - 3, f"ground ground-{number}")]
    if number == BACK:
        return "".join([*drawing, _FURROWS])
    drawing.append(_WATERS.get(number, ""))
    drawing += _scatter(_TREE, _TREES[number])
    drawing += _scatter(_STUMP, _STUMPS.get(number, ()))
    drawing += _scatter(_FLAME, _FLAMES[number])
    if burnt:
        drawing += [hexagon(SIZE - 3, "burnt"), _ASHES]
    return "".join(drawing)


def _scatter(what: str, places: Sequence[tuple[float, float, float]]) -> list[str]:
    return [element("g", what, transform=place(x, y, scale)) for x, y, scale in places]


# Colours: on a light page, on a dark page. Tiles are the same on both.

_PALETTE = {
    "paper": ("#f8f3e8", "#1c1916"),
    "card": ("#fffdf8", "#2a2521"),
    "line": ("#d8cdb9", "#4d443b"),
    "ink": ("#2d241b", "#f3eadd"),
    "muted": ("#6b5f50", "#b9ac99"),
    "hot": ("#c2410c", "#ff9a3d"),
    "glow": ("#ff8a1f", "#ff7a1a"),
    "faint": ("#a39681", "#75695b"),
    **{str(colour): (crew.fill, crew.fill) for colour, crew in CREWS.items()},
}


def _crew_style() -> str:
    return "".join(
        f".{colour} {{ fill: @{colour} }}\n"
        f".{colour}-ink {{ fill: {crew.ink} }}\n"
        f".{colour}-line {{ stroke: @{colour} }}\n"
        for colour, crew in CREWS.items()
    )


@cache
def style() -> str:
    """The style of a picture, which follows the page from light to dark."""
    rules = files(__package__).joinpath("picture.css").read_text("utf-8")
    return style_for("feurio-picture", _PALETTE, f"{_crew_style()}\n{rules}")
