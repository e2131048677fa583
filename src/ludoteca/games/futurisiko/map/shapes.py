"""The picture of the world: outlines, link lines, sea borders and places for labels, in pixels.

Made by scripts/make_shapes.py; the file says where its coastlines are from.
"""

from importlib.resources import files

from msgspec import Struct, field, json

Point = tuple[int, int]
Line = tuple[Point, ...]


class Outline(Struct, frozen=True):
    """A territory or a sea: the path of its outline in SVG (even-odd), and where labels go."""

    path: str = field(name="outline")
    labels: tuple[Point, ...]


class Border(Struct, frozen=True):
    """The lines between two places: a link line from coast to coast, or where two seas meet."""

    between: tuple[str, str]
    lines: tuple[Line, ...]


class Shapes(Struct, frozen=True):
    """A picture of the map with this id."""

    map: str
    origin: str
    licence: str
    projection: str
    size: tuple[int, int]
    territories: dict[str, Outline]
    seas: dict[str, Outline]
    links: tuple[Border, ...]
    sea_borders: tuple[Border, ...]
    walls: tuple[Border, ...]  # where two seas come close, with no way from one to the other


def load_shapes() -> Shapes:
    """The picture of the reconstruction."""
    return json.decode((files(__package__) / "shapes.json").read_bytes(), type=Shapes)
