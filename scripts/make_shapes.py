"""Make the outlines of the 36 territories and 8 seas from public-domain coastlines.

Needs npm, and beside Ludoteca itself Shapely 2.1 or later (pip install shapely). Fetches Natural
Earth with npm into a temporary folder, or reads it from a folder that is named:

    python scripts/make_shapes.py [folder with countries-50m.json]

Countries are put together and cut as geography.toml says, projected, set apart where the map has
no border, simplified, and written to shapes.json beside the map. What then disagrees with the map
(who touches whom, who lies on which sea) is said, and is an error.
"""

import json
import subprocess
import sys
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

import numpy as np
import shapely
from msgspec import Struct, toml
from numpy.typing import NDArray
from rich.console import Console
from shapely import LineString, Point, Polygon, affinity, box
from shapely.geometry.base import BaseGeometry as Shape

from ludoteca.games.futurisiko.map.world import World, load_world

PACKAGE = "world-atlas@2.0.2"
TARGET = Path(__file__).parents[1] / "src/ludoteca/games/futurisiko/map/shapes.json"
ORIGIN = (
    "Coastlines and borders of countries: Natural Earth 1:50m (naturalearthdata.com), from the npm"
    f" package {PACKAGE}; cut to territories, projected and simplified by scripts/make_shapes.py."
)
LICENCE = "Public domain, as Natural Earth is."

# The picture, in pixels. Its middle meridian is chosen so that the cut at its back runs through
# the Bering Strait; its sides are cut where the Pacific is empty.
WIDTH = 2000
MIDDLE = 11.0
WEST, EAST = -150.0, 163.0  # degrees from the middle, along the equator
NORTH, SOUTH = 84.5, -58.5
BACK = MIDDLE - 180

# Gaps within a territory up to twice this wide are closed: fjords, the Bosporus, the Øresund.
CLOSING = 1.3
CLOSING_OF = {"borneo": 0.3}
# Between territories that do not touch there is at least this much water.
STRAIT = 7.0
# Smaller islands are left out.
LEAST_AREA = 24.0
# F7: Borneo is a group of six islands: Sumatra, Java, Borneo, Sulawesi, Luzon, Mindanao.
ISLANDS = {"borneo": 6}
TOLERANCE = 1.1
# Small but important: drawn larger than they are.
# How much, around which position, and then how far to the right and down.
ENLARGED: dict[str, tuple[float, tuple[float, float], float, float]] = {
    "gran_bretagna": (1.35, (-3, 54), -8.0, -3.0),
    "giappone": (1.35, (138, 37), 12.0, 2.0),
}

Points = NDArray[np.float64]
Degrees = tuple[float, float]
Line = tuple[Degrees, ...]

tell = Console()


class Link(Struct):
    """A link line from one territory to another."""

    between: tuple[str, str]
    ends: tuple[Degrees, Degrees]


class SeaBorder(Struct):
    """The lines where two seas meet."""

    between: tuple[str, str]
    lines: tuple[Line, ...]


class Geography(Struct):
    """What lies where, as geography.toml has it."""

    wall_between: tuple[str, str]
    walls: tuple[Line, ...]
    countries: dict[str, tuple[str, ...]]
    parts: dict[str, tuple[tuple[str, tuple[float, float, float, float]], ...]]
    cuts: dict[str, tuple[tuple[str, Line], ...]]
    more_waters: dict[str, Line]
    links: tuple[Link, ...]
    sea_borders: tuple[SeaBorder, ...]


GEOGRAPHY = toml.decode(Path(__file__).with_name("geography.toml").read_bytes(), type=Geography)


# Reading ---------------------------------------------------------------------------------------


def fetch(folder: Path) -> None:
    """Natural Earth, from the registry of npm."""
    tell.print(f"Fetching {PACKAGE}")
    subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True)  # noqa: S603, S607
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")


def read_countries(path: Path) -> dict[str, list[Polygon]]:
    """The polygons of each country by its name, in degrees."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    scale, shift = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    # In TopoJSON a border stands once, as an arc of steps; a ring is a list of arcs, with ~n for
    # the n-th arc backwards.
    arcs = [np.cumsum(arc, axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(numbers: list[int]) -> Points:
        parts = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        line = np.concatenate([parts[0], *(part[1:] for part in parts[1:])])
        # At 180° E the longitude jumps: the line goes on.
        return np.column_stack([np.unwrap(line[:, 0], period=360), line[:, 1]])

    countries = {}
    for country in topology["objects"]["countries"]["geometries"]:
        polygons = country["arcs"] if country["type"] == "MultiPolygon" else [country["arcs"]]
        countries[country["properties"]["name"]] = [
            Polygon(ring(shell), [ring(hole) for hole in holes]) for shell, *holes in polygons
        ]
    return countries


# Projecting ------------------------------------------------------------------------------------


def natural_earth(degrees: Points) -> Points:
    """The Natural Earth projection of Tom Patterson, by the polynomials of Bojan Šavrič."""
    east, north = np.radians(degrees[:, 0] - MIDDLE), np.radians(degrees[:, 1])
    n2, n4 = north**2, north**4
    x = 0.8707 - 0.131979 * n2 + n4 * (-0.013791 + n4 * (0.003971 * n2 - 0.001529 * n4))
    y = 1.007226 + n2 * (0.015085 + n4 * (-0.044475 + 0.028874 * n2 - 0.005916 * n4))
    return np.column_stack([east * x, -north * y])


LEFT, RIGHT = (natural_earth(np.array([[MIDDLE + side, 0.0]]))[0, 0] for side in (WEST, EAST))
TOP, BOTTOM = (natural_earth(np.array([[MIDDLE, end]]))[0, 1] for end in (NORTH, SOUTH))
SCALE = WIDTH / (RIGHT - LEFT)
HEIGHT = round((BOTTOM - TOP) * SCALE)
FRAME = box(0, 0, WIDTH, HEIGHT)


def to_pixels(degrees: Points) -> Points:
    """From degrees to places in the picture."""
    return np.asarray((natural_earth(degrees) - (LEFT, TOP)) * SCALE)


def pixel(position: Degrees) -> Point:
    """The place of a position in the picture."""
    return Point(to_pixels(np.array([position], float))[0])


def pixel_line(positions: Sequence[Degrees]) -> Shape:
    """A line through positions, bent as the projection bends it, within the picture."""
    line = shapely.segmentize(LineString(positions), 1.0)
    return shapely.transform(line, to_pixels).intersection(FRAME)


# Cutting ---------------------------------------------------------------------------------------


def polygons_of(*shapes: Shape) -> list[Polygon]:
    """All polygons in shapes of any kind."""
    parts = shapely.get_parts(shapely.get_parts(shapes))
    return [part for part in parts if isinstance(part, Polygon) and not part.is_empty]


def cut_countries(countries: Mapping[str, list[Polygon]]) -> dict[str, list[Polygon]]:
    """The polygons of each territory, in degrees."""
    pieces: dict[str, list[Polygon]] = defaultdict(list)
    for usual, names in GEOGRAPHY.countries.items():
        for name in names:
            for whole in countries[name]:
                part = affinity.translate(whole, -360 * ((whole.centroid.x - BACK) // 360))
                for territory, rest in cut(name, usual, part):
                    pieces[territory].extend(polygons_of(rest))
    return pieces


def cut(country: str, usual: str, part: Shape) -> Iterator[tuple[str, Shape]]:
    """To which territories a part of a country goes."""
    for territory, bounds in GEOGRAPHY.parts.get(country, ()):
        if box(*bounds).contains(part.centroid):
            if territory:
                yield territory, part
            return
    for territory, corners in GEOGRAPHY.cuts.get(country, ()):
        knife = shapely.segmentize(Polygon(corners), 0.5)
        yield territory, part.intersection(knife)
        part = part.difference(knife)
    yield usual, part


def draw_territories(pieces: Mapping[str, list[Polygon]], world: World) -> dict[str, Shape]:
    """The lands in pixels: enlarged, closed, without specks, and apart where they do not touch."""
    raw = {}
    for place in world.territories:
        parts = [shapely.transform(piece, to_pixels) for piece in pieces[place.id]]
        raw[place.id] = shapely.make_valid(shapely.union_all(parts))
    fine = shapely.coverage_simplify(list(raw.values()), TOLERANCE / 3)
    raw = {name: enlarge(name, shape) for name, shape in zip(raw, fine, strict=True)}
    lands: dict[str, Shape] = {}
    for name, shape in raw.items():
        radius = CLOSING_OF.get(name, CLOSING)
        closed = shape.buffer(radius).buffer(-radius).union(shape)
        for owner, taken in (raw | lands).items():
            if owner != name and closed.intersects(taken):
                closed = closed.difference(taken)
        lands[name] = without_specks(name, closed.intersection(FRAME))
    for one, other in combinations(world.territories, 2):
        if other.id not in one.neighbours or other.id in one.links:
            smaller, larger = sorted((one.id, other.id), key=lambda name: lands[name].area)
            if shapely.dwithin(lands[smaller], lands[larger], STRAIT):
                shape = lands[larger].difference(lands[smaller].buffer(STRAIT))
                lands[larger] = without_specks(larger, shape)
    return lands


def enlarge(name: str, shape: Shape) -> Shape:
    """What is too small to play on grows around its middle."""
    factor, (east, north), right, down = ENLARGED.get(name, (1.0, (0.0, 0.0), 0.0, 0.0))
    grown = affinity.scale(shape, factor, factor, origin=pixel((east, north)))
    return affinity.translate(grown, right, down)


def without_specks(name: str, shape: Shape) -> Shape:
    """The islands large enough to see, without lakes."""
    parts = sorted(polygons_of(shape), key=lambda part: -part.area)[: ISLANDS.get(name)]
    kept = [Polygon(part.exterior) for part in parts if part.area >= LEAST_AREA]
    return shapely.union_all(kept)


def fill_seas(lands: Mapping[str, Shape], world: World) -> tuple[dict[str, Shape], list[Polygon]]:
    """The seas, cut along their borders; and the waters that belong to none of them."""
    water = FRAME.difference(shapely.union_all(list(lands.values())))
    lines = [pixel_line(line) for border in GEOGRAPHY.sea_borders for line in border.lines]
    lines += [pixel_line(line) for line in GEOGRAPHY.walls]
    basins = polygons_of(water.difference(shapely.union_all(lines).buffer(0.01)))
    seas: dict[str, Shape] = {}
    for sea in world.seas:
        seeds = [pixel(p) for p in (*sea.labels, *GEOGRAPHY.more_waters.get(sea.id, ()))]
        found = [basin for basin in basins if any(basin.contains(seed) for seed in seeds)]
        basins = [basin for basin in basins if basin not in found]
        # Back to the line itself, from both sides.
        seas[sea.id] = shapely.union_all(found).buffer(0.02, join_style="mitre")
    return seas, basins


def cover(shapes: Mapping[str, Shape]) -> dict[str, Shape]:
    """The same shapes without overlaps, with common corners along their common borders."""
    faces = shapely.get_parts(
        shapely.polygonize([shapely.union_all([shape.boundary for shape in shapes.values()])])
    )
    found: dict[str, list[Shape]] = {name: [] for name in shapes}
    shapely.prepare(list(shapes.values()))
    for face in polygons_of(*faces):
        inside = face.representative_point()
        for name, shape in shapes.items():
            if shape.contains(inside):
                found[name].append(face)
                break
    return {name: shapely.union_all(parts) for name, parts in found.items()}


# Writing ---------------------------------------------------------------------------------------


def rings_of(shape: Shape) -> Iterator[list[tuple[int, int]]]:
    """The rings of a shape in whole pixels, without repetitions."""
    for polygon in polygons_of(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            corners = [(round(x), round(y)) for x, y in ring.coords[:-1]]
            corners = [
                c for c, last in zip(corners, corners[-1:] + corners[:-1], strict=True) if c != last
            ]
            if len(corners) > 2 and Polygon(corners).area > 2:
                yield corners


def path_of(rings: Iterable[Iterable[tuple[int, int]]]) -> str:
    """Rings as an SVG path."""
    return "".join(f"M{' '.join(f'{x},{y}' for x, y in ring)}Z" for ring in rings)


def round_point(point: Point) -> list[int]:
    """A point in whole pixels."""
    return [round(point.x), round(point.y)]


def round_line(line: LineString) -> list[list[int]]:
    """A line in whole pixels, with no more corners than it needs."""
    return [[round(x), round(y)] for x, y in line.simplify(0.5).coords]


def lines_at_sea(lines: Iterable[Sequence[Degrees]], land: Shape) -> list[list[list[int]]]:
    """What of some lines is not on land."""
    parts = shapely.get_parts([pixel_line(line).difference(land) for line in lines])
    return [round_line(part) for part in parts if part.length > 2]


def draw_link(shapes: Mapping[str, Shape], link: Link) -> list[list[int]]:
    """A link line from coast to coast."""
    line = LineString([pixel(end) for end in link.ends])
    for name in link.between:
        line = line.difference(shapes[name])
    longest = max(shapely.get_parts(line), key=lambda part: part.length)
    return [round_point(Point(end)) for end in (longest.coords[0], longest.coords[-1])]


def find_faults(shapes: Mapping[str, Shape], world: World) -> Iterator[str]:
    """Where the picture and the map disagree."""
    touching = {
        frozenset((one, other))
        for one, other in combinations(shapes, 2)
        if shapes[one].boundary.intersection(shapes[other].boundary).length > 2
    }
    expected = {frozenset(GEOGRAPHY.wall_between)}
    for territory in world.territories:
        borders = {*territory.neighbours, *territory.seas} - {*territory.links}
        expected |= {frozenset((territory.id, other)) for other in borders}
        if not shapes[territory.id].contains(enlarge(territory.id, pixel(territory.label))):
            yield f"the label of {territory.id} lies outside"
    for sea in world.seas:
        expected |= {frozenset((sea.id, other)) for other in sea.neighbours}
    for pair in touching - expected:
        yield f"{' and '.join(sorted(pair))} touch, but not on the map"
    for pair in expected - touching:
        yield f"{' and '.join(sorted(pair))} do not touch, but do on the map"
    drawn = {frozenset(link.between) for link in GEOGRAPHY.links}
    wanted = {frozenset((t.id, other)) for t in world.territories for other in t.links}
    for pair in drawn ^ wanted:
        yield f"the link {' and '.join(sorted(pair))} is drawn or on the map, but not both"


def make_shapes(countries: Mapping[str, list[Polygon]], world: World) -> dict[str, object]:
    """The document of shapes."""
    lands = draw_territories(cut_countries(countries), world)
    seas, lakes = fill_seas(lands, world)
    tell.print(f"{len(lakes)} inland waters, of {[round(lake.area) for lake in lakes]} pixels")
    covering = cover(lands | seas)
    simple = shapely.coverage_simplify(list(covering.values()), TOLERANCE)
    shapes = dict(zip(covering, simple, strict=True))
    faults = list(find_faults(shapes, world))
    if faults:
        raise SystemExit("\n".join(faults))
    land = shapely.union_all([shapes[name] for name in lands])
    return {
        "map": world.id,
        "origin": ORIGIN,
        "licence": LICENCE,
        "projection": f"Natural Earth, {MIDDLE:g}° E in the middle",
        "size": [WIDTH, HEIGHT],
        "territories": {
            territory.id: {
                "outline": path_of(rings_of(shapes[territory.id])),
                "labels": [round_point(enlarge(territory.id, pixel(territory.label)).centroid)],
            }
            for territory in world.territories
        },
        "seas": {
            sea.id: {
                "outline": path_of(rings_of(shapes[sea.id])),
                "labels": [round_point(pixel(label)) for label in sea.labels],
            }
            for sea in world.seas
        },
        "links": [
            {"between": each.between, "lines": [draw_link(shapes, each)]}
            for each in GEOGRAPHY.links
        ],
        "sea_borders": [
            {"between": border.between, "lines": lines_at_sea(border.lines, land)}
            for border in GEOGRAPHY.sea_borders
        ],
        "walls": [
            {
                "between": GEOGRAPHY.wall_between,
                "lines": lines_at_sea(GEOGRAPHY.walls, land),
            }
        ],
    }


def write(document: Mapping[str, object]) -> str:
    """A line for each territory, sea and line, so that a change is seen where it is."""
    chapters = []
    for name, content in document.items():
        text = json.dumps(content, ensure_ascii=False)
        if isinstance(content, dict):
            lines = [f'  "{key}": {json.dumps(value)}' for key, value in content.items()]
            text = "{\n" + ",\n".join(lines) + "\n }"
        chapters.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(chapters) + "\n}\n"


def main(folder: Path | None) -> None:
    """Make the file anew."""
    with tempfile.TemporaryDirectory() as scratch:
        if folder is None:
            fetch(Path(scratch))
            folder = Path(scratch) / "package"
        countries = read_countries(folder / "countries-50m.json")
    document = make_shapes(countries, load_world())
    TARGET.write_text(write(document), encoding="utf-8")
    tell.print(f"Wrote {TARGET} ({TARGET.stat().st_size / 1000:.0f} kB)")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
