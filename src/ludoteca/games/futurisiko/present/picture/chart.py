"""Where everything is in the picture: outlines, lines, and places for counters and names.

A map with shapes of its own is drawn with them; any other map, from the positions of its labels,
as circles joined by lines: dotted ones between neighbours by land, dashed ones on the water.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise, product
from math import cos, dist, hypot, pi, sin
from typing import NamedTuple

from msgspec import Struct, toml

from ludoteca.games.futurisiko.map import Place, World, load_shapes

WIDTH = 2000.0
# A map without shapes: the circle of a territory, and the room around the outermost ones.
RADIUS = 40.0
CORNERS = 32
EDGE = 110.0
# How high it may be before crowded labels are moved, and how much a narrow one is stretched.
HIGHEST = 1000.0
STRETCH = 1.8
# Labels are moved so far apart, from left to right and up and down, in so many rounds, which are
# enough even if all are in one place; what lacks little is left as it is.
APART = (150.0, 118.0)
ROUNDS = 50
LITTLE = 0.02
# Neighbours farther apart than half the globe are joined around the back of it (F9).
HALF_GLOBE = 180
# Between the lines of a hatching.
HATCH = 9

Point = tuple[float, float]
Pixel = tuple[int, int]


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
    relief: str  # mountains


# From the counter of a territory to that of its invader, whose name stands below the counter.
_ABOVE = (0.0, -86.0)
# How far apart peaks stand, and how wide and high each is.
_APART, _WIDE, _HIGH = 23.0, 26.0, 19.0


class _Layout(Struct):
    """Where things stand on the usual map, as chart.toml has it."""

    counters: dict[str, Pixel]
    invaders: dict[str, Pixel]
    waters: dict[str, tuple[Pixel, ...]]
    ranges: tuple[tuple[Pixel, ...], ...]


def chart(world: World) -> Chart:
    """Where everything of a world is."""
    drawn, ready = _shaped()
    return ready if world.id == drawn else _sketch(world)


@cache
def _shaped() -> tuple[str, Chart]:
    """The map that has shapes, and its chart."""
    shapes = load_shapes()
    file = files(__package__).joinpath("chart.toml")
    layout = toml.decode(file.read_bytes(), type=_Layout)
    spots = {}
    for name, outline in shapes.territories.items():
        label = outline.labels[0]
        counter = _shift(label, layout.counters.get(name, (0, 0)))
        invader = _shift(counter, layout.invaders.get(name, _ABOVE))
        spots[name] = Spot(outline.path, label, counter, invader)
    return shapes.map, Chart(
        height=shapes.size[1],
        spots=spots,
        waters={name: sea.labels for name, sea in shapes.seas.items()} | layout.waters,
        links=tuple(_path(line) for link in shapes.links for line in link.lines),
        sea_borders=tuple(_path(line) for border in shapes.sea_borders for line in border.lines),
        relief="".join(_peak(*point) for line in layout.ranges for point in _walk(line)),
    )


def _shift(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]


def _path(line: Iterable[Point]) -> str:
    return "M" + " ".join(f"{x:g},{y:g}" for x, y in line)


def _walk(line: tuple[Point, ...]) -> Iterator[Point]:
    """Points along a line, evenly apart."""
    for (x, y), (to_x, to_y) in pairwise(line):
        steps = max(1, round(hypot(to_x - x, to_y - y) / _APART))
        yield from ((x + (to_x - x) * n / steps, y + (to_y - y) * n / steps) for n in range(steps))
    yield line[-1]


def _peak(x: float, y: float) -> str:
    """A mountain: its ridge, and down to the foot of its shaded side."""
    return f"M{x - _WIDE / 2:.0f} {y:.0f}l{_WIDE / 2:g}-{_HIGH:g} {_WIDE / 2:g} {_HIGH:g}-7-3Z"


# A map without shapes.


@cache
def _sketch(world: World) -> Chart:
    """F10: circles about where the territories have their labels, and all borders as lines."""
    waters = [label for sea in world.seas for label in sea.labels]
    degrees = [*(territory.label for territory in world.territories), *waters]
    pixels = _spread(_project(degrees))
    top = min(y for _, y in pixels)
    ends = [
        _End(east, (round(x, 1), round(y - top + EDGE, 1)))
        for (east, _), (x, y) in zip(degrees, pixels, strict=True)
    ]
    there = iter(ends)
    lands = {territory.id: next(there) for territory in world.territories}
    seas = {sea.id: [next(there) for _ in sea.labels] for sea in world.seas}
    by_land = [(lands[one], lands[other]) for one, other in _pairs(world.territories)]
    on_water = [
        _nearest([lands[territory.id]], seas[sea])
        for territory in world.territories
        for sea in territory.seas
    ]
    on_water += [_nearest(seas[one], seas[other]) for one, other in _pairs(world.seas)]
    return Chart(
        height=max(end.at[1] for end in ends) + EDGE,
        spots={
            name: Spot(_circle(end.at), end.at, end.at, _shift(end.at, _ABOVE))
            for name, end in lands.items()
        },
        waters={name: tuple(end.at for end in ends) for name, ends in seas.items()},
        links=tuple(line for pair in by_land for line in _join(*pair)),
        sea_borders=tuple(line for pair in on_water for line in _join(*pair)),
        relief="",
    )


class _End(NamedTuple):
    """Where a line between labels begins or ends: its longitude, and its place in the picture."""

    east: float
    at: Point


def _nearest(some: Iterable[_End], others: Iterable[_End]) -> tuple[_End, _End]:
    """Of places that show more than once (F9), those that are nearest to each other."""
    return min(product(some, others), key=lambda pair: dist(pair[0].at, pair[1].at))


def _pairs(places: Iterable[Place]) -> list[tuple[str, str]]:
    """The neighbours, each pair once."""
    return [(a.id, other) for a in places for other in a.neighbours if a.id < other]


def _project(degrees: Sequence[Point]) -> list[Point]:
    """Degrees in pixels, so that the map fills the picture, whatever part of the globe it is."""
    easts, norths = zip(*degrees, strict=True)
    west, north = min(easts), max(norths)
    wide, high = max(easts) - west, north - min(norths)
    widest = (WIDTH - 2 * EDGE) / max(wide, 1)
    down = min(widest, (HIGHEST - 2 * EDGE) / max(high, 1))
    across = min(widest, STRETCH * down)
    left = (WIDTH - wide * across) / 2
    return [(left + (x - west) * across, (north - y) * down) for x, y in degrees]


def _spread(points: Sequence[Point]) -> list[Point]:
    """The points, moved apart where they are too near to each other."""
    moved = list(points)
    for _ in range(ROUNDS):
        for one, other in combinations(range(len(moved)), 2):
            (x1, y1), (x2, y2) = moved[one], moved[other]
            across, down = (x2 - x1) / APART[0], (y2 - y1) / APART[1]
            if not across and not down:  # any direction will do, but not the same for all
                across, down = LITTLE * cos(other), LITTLE * sin(other)
            gap = hypot(across, down)
            if gap < 1 - LITTLE:
                push = (1 - gap) / gap / 2
                x, y = push * across * APART[0], push * down * APART[1]
                moved[one] = _keep_in(x1 - x), y1 - y
                moved[other] = _keep_in(x2 + x), y2 + y
    return moved


def _keep_in(x: float) -> float:
    return min(max(x, EDGE), WIDTH - EDGE)


def _circle(place: Point) -> str:
    angles = [2 * pi * corner / CORNERS for corner in range(CORNERS)]
    line = [_shift(place, (RADIUS * cos(angle), RADIUS * sin(angle))) for angle in angles]
    return _path((round(x, 1), round(y, 1)) for x, y in line) + "Z"


def _join(one: _End, other: _End) -> list[str]:
    """A line between two places, around the back of the world where that is nearer (F9)."""
    west, east = sorted((one, other))
    if east.east - west.east <= HALF_GLOBE:
        return [_path((west.at, east.at))]
    return [
        _path((west.at, (east.at[0] - WIDTH, east.at[1]))),
        _path((east.at, (west.at[0] + WIDTH, west.at[1]))),
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
