"""Where everything is in the picture: outlines, lines, and places for counters and names.

A map with shapes of its own is drawn with them; any other map, from the positions of its labels,
as circles joined by lines.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from ludoteca.games.futurisiko.atlas import World, load_shapes

WIDTH = 2000.0
# A map without shapes: pixels per degree, and the circle of a territory.
DEGREE = WIDTH / 360
RADIUS = 40.0
CORNERS = 32
# Room around the outermost circles, and at most so much of the picture.
EDGE = 100.0
# Neighbours farther apart than this are joined around the back of the world (F9).
FAR = WIDTH / 2
# Between the lines of a hatching.
HATCH = 9

Point = tuple[float, float]


@dataclass(frozen=True)
class Spot:
    """A territory in the picture."""

    outline: str  # the path of an SVG, even-odd, of straight lines
    label: Point
    counter: Point  # where its pieces are shown: elsewhere, where the land is too small
    invader: Point  # and those of an invader


@dataclass(frozen=True)
class Chart:
    """A world in the picture."""

    height: float
    spots: Mapping[str, Spot]
    waters: Mapping[str, tuple[Point, ...]]  # where seas are named; some on both sides (F9)
    links: tuple[str, ...]
    sea_borders: tuple[str, ...]


# Europe is crowded and islands are small: how far counters stand from the labels of the shapes.
_COUNTERS: dict[str, Point] = {
    "isola_vittoria": (0, 4),
    "isola_di_baffin": (4, 2),
    "gran_bretagna": (-88, 46),
    "scandinavia": (-4, -6),
    "europa_occidentale": (-6, 8),
    "europa_meridionale": (8, 2),
    "medio_oriente": (26, 4),
    "egitto": (-10, 26),
    "madagascar": (78, 4),
    "giappone": (78, 10),
    "nuova_guinea": (10, -4),
}
# From the counter of a territory to that of its invader, whose name stands below the counter.
_ABOVE = (0.0, -86.0)
_INVADERS: dict[str, Point] = {
    "alaska": (-16, 84),
    "isola_vittoria": (-92, 40),
    "isola_di_baffin": (100, 44),
    "groenlandia": (124, 10),
    "canada_orientale": (112, 14),
    "gran_bretagna": (-124, 12),
    "europa_occidentale": (-128, 106),
    "europa_meridionale": (124, 6),
    "egitto": (0, 84),
    "giappone": (124, 0),
    "madagascar": (124, 0),
}
# Where the names of some seas stand, so that submarines fit below them.
_WATERS: dict[str, tuple[Point, ...]] = {
    "pacifico_settentrionale": ((1880, 436), (96, 368)),
    "pacifico_meridionale": ((196, 769), (1888, 682)),
    "atlantico_settentrionale": ((700, 150),),
    "mare_glaciale_artico": ((930, 32), (200, 32)),
    "mediterraneo": ((1010, 336),),
    "oceano_indiano": ((1440, 740),),
}


def chart(world: World) -> Chart:
    """Where everything of a world is."""
    drawn, ready = _shaped()
    return ready if world.id == drawn else _sketch(world)


@cache
def _shaped() -> tuple[str, Chart]:
    """The map that has shapes, and its chart."""
    shapes = load_shapes()
    spots = {}
    for name, outline in shapes.territories.items():
        label = outline.labels[0]
        counter = _shift(label, _COUNTERS.get(name, (0, 0)))
        invader = _shift(counter, _INVADERS.get(name, _ABOVE))
        spots[name] = Spot(outline.path, label, counter, invader)
    return shapes.map, Chart(
        height=shapes.height,
        spots=spots,
        waters={name: sea.labels for name, sea in shapes.seas.items()} | _WATERS,
        links=tuple(_path(line) for link in shapes.links for line in link.lines),
        sea_borders=tuple(_path(line) for border in shapes.sea_borders for line in border.lines),
    )


def _shift(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def _path(line: Iterable[Point]) -> str:
    return "M" + " ".join(f"{x:g},{y:g}" for x, y in line)


# A map without shapes.


def _sketch(world: World) -> Chart:
    """F10: circles where the territories have their labels, and all borders as lines."""
    norths = [territory.label[1] for territory in world.territories]
    norths += [north for sea in world.seas for _, north in sea.labels]
    north = max(norths)

    def pixel(position: Point) -> Point:
        x = (position[0] + 180) * DEGREE
        return min(max(x, EDGE), WIDTH - EDGE), (north - position[1]) * DEGREE + EDGE

    places = {territory.id: pixel(territory.label) for territory in world.territories}
    return Chart(
        height=(north - min(norths)) * DEGREE + 2 * EDGE,
        spots={
            name: Spot(_circle(place), place, place, _shift(place, _ABOVE))
            for name, place in places.items()
        },
        waters={sea.id: tuple(map(pixel, sea.labels)) for sea in world.seas},
        links=tuple(
            line
            for territory in world.territories
            for other in territory.neighbours
            if territory.id < other
            for line in _join(places[territory.id], places[other])
        ),
        sea_borders=(),
    )


def _circle(place: Point) -> str:
    angles = [2 * pi * corner / CORNERS for corner in range(CORNERS)]
    line = [_shift(place, (RADIUS * cos(angle), RADIUS * sin(angle))) for angle in angles]
    return _path((round(x, 1), round(y, 1)) for x, y in line) + "Z"


def _join(one: Point, other: Point) -> list[str]:
    """A line between two places, around the back of the world where that is nearer (F9)."""
    west, east = sorted((one, other))
    if east[0] - west[0] < FAR:
        return [_path((west, east))]
    return [
        _path((west, (east[0] - WIDTH, east[1]))),
        _path((east, (west[0] + WIDTH, west[1]))),
    ]


# Outlines.


def _rings(outline: str) -> list[list[Point]]:
    """The corners of an outline, ring by ring."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", ring)]
        for ring in outline.split("Z")[:-1]
    ]


@cache
def shorten(outline: str) -> str:
    """The same outline from corner to corner, which takes half the letters."""
    path = ""
    for ring in _rings(outline):
        steps = [(to_x - x, to_y - y) for (x, y), (to_x, to_y) in pairwise(ring)]
        path += (
            "M{:g} {:g}l".format(*ring[0]) + " ".join(f"{x:.4g} {y:.4g}" for x, y in steps) + "z"
        )
    return path.replace(" -", "-")


@cache
def hatch(outline: str) -> str:
    """Slanted lines that fill an outline of straight lines: no pattern, which would need an id.

    Along such a line x + y is the same; where it crosses the outline, it goes in, then out.
    """
    crossings: dict[int, list[float]] = {}
    for ring in _rings(outline):
        for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
            (x1, y1), (x2, y2) = sorted((start, end), key=sum)
            low, high = x1 + y1, x2 + y2
            for number in range(int(-(-low // HATCH)), int(-(-high // HATCH))):
                along = (number * HATCH - low) / (high - low)
                crossings.setdefault(number, []).append(x1 + (x2 - x1) * along)
    return "".join(
        f"M{x:.0f},{number * HATCH - x:.0f} {end:.0f},{number * HATCH - end:.0f}"
        for number, found in sorted(crossings.items())
        for x, end in zip(*[iter(sorted(found))] * 2, strict=True)
    )
