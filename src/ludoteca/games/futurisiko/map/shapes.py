"""The picture of the world: outlines, link lines, sea borders and places for labels, in pixels.

Made by scripts/make_shapes.py; the file says where its coastlines are from.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TypedDict

Point = tuple[int, int]
Line = tuple[Point, ...]


class _OutlineDocument(TypedDict):
    outline: str
    labels: list[list[int]]


class _BorderDocument(TypedDict):
    between: list[str]
    lines: list[list[list[int]]]


class _ShapesDocument(TypedDict):
    map: str
    origin: str
    licence: str
    projection: str
    size: list[int]
    territories: dict[str, _OutlineDocument]
    seas: dict[str, _OutlineDocument]
    links: list[_BorderDocument]
    sea_borders: list[_BorderDocument]
    walls: list[_BorderDocument]


@dataclass(frozen=True)
class Outline:
    """A territory or a sea: the path of its outline in SVG (even-odd), and where labels go."""

    path: str
    labels: tuple[Point, ...]


@dataclass(frozen=True)
class Border:
    """The lines between two places: a link line from coast to coast, or where two seas meet."""

    between: tuple[str, str]
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Shapes:
    """A picture of the map with this id."""

    map: str
    origin: str
    licence: str
    projection: str
    width: int
    height: int
    territories: Mapping[str, Outline]
    seas: Mapping[str, Outline]
    links: tuple[Border, ...]
    sea_borders: tuple[Border, ...]
    walls: tuple[Border, ...]  # where two seas come close, with no way from one to the other


def load_shapes() -> Shapes:
    """The picture of the reconstruction."""
    file = files(__package__) / "shapes.json"
    given: _ShapesDocument = json.loads(file.read_text(encoding="utf-8"))
    width, height = given["size"]
    return Shapes(
        map=given["map"],
        origin=given["origin"],
        licence=given["licence"],
        projection=given["projection"],
        width=width,
        height=height,
        territories={name: _read_outline(shape) for name, shape in given["territories"].items()},
        seas={name: _read_outline(shape) for name, shape in given["seas"].items()},
        links=tuple(map(_read_border, given["links"])),
        sea_borders=tuple(map(_read_border, given["sea_borders"])),
        walls=tuple(map(_read_border, given["walls"])),
    )


def _read_outline(given: _OutlineDocument) -> Outline:
    return Outline(given["outline"], _read_line(given["labels"]))


def _read_border(given: _BorderDocument) -> Border:
    one, other = given["between"]
    return Border((one, other), tuple(map(_read_line, given["lines"])))


def _read_line(points: list[list[int]]) -> Line:
    return tuple((x, y) for x, y in points)
