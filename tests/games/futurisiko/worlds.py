"""A quite different world: four square islands, of nine territories each, between eight seas.

   north              columns a to f, rows 1 to 6; land borders run along rows and columns,
  ┌───┐ n ┌───┐       but not across the four channels. One link line joins c3 and d4 in the
  │a1 │   │ f1│       middle, where all channels meet.
w └───┘   └───┘ e
  ┌───┐   ┌───┐
  │a6 │ s │ f6│
  └───┘   └───┘
"""

from itertools import pairwise
from typing import Any

from ludoteca.games.futurisiko.map import LANGUAGES

COLUMNS = "abcdef"
ROWS = "123456"
CHANNEL = 3
LINK = ("c3", "d4")
# By sea: its neighbours, the territories on it, and its label.
OUTER = {
    "north": ("north_channel", [f"{column}1" for column in COLUMNS], (10, 50)),
    "east": ("east_channel", [f"f{row}" for row in ROWS], (14, 46)),
    "south": ("south_channel", [f"{column}6" for column in COLUMNS], (10, 42)),
    "west": ("west_channel", [f"a{row}" for row in ROWS], (6, 46)),
}
CHANNELS = {
    "north_channel": ([f"{column}{row}" for row in "123" for column in "cd"], (10, 48)),
    "east_channel": ([f"{column}{row}" for row in "34" for column in "def"], (12, 46)),
    "south_channel": ([f"{column}{row}" for row in "456" for column in "cd"], (10, 44)),
    "west_channel": ([f"{column}{row}" for row in "34" for column in "abc"], (8, 46)),
}


def four_islands(name: str = "four_islands", **changes: object) -> dict[str, Any]:
    """The map as a document, which nobody else shares; all within ten degrees, without outlines."""
    return {
        "id": name,
        "title": "Four islands",
        "provenance": "Made for tests.",
        "territories": [_territory(column + row) for row in ROWS for column in COLUMNS],
        "seas": [_sea(name) for name in (*OUTER, *CHANNELS)],
        **changes,
    }


def _territory(name: str) -> dict[str, Any]:
    links = [other for other in LINK if name in LINK and other != name]
    return {
        **_place(name, f"Province {name.upper()}", sorted(_land(name)) + links),
        "links": links,
        "seas": [sea for sea in (*OUTER, *CHANNELS) if name in _coasts(sea)],
        "label": [6.5 + 1.4 * COLUMNS.index(name[0]), 49.5 - 1.4 * ROWS.index(name[1])],
    }


def _land(name: str) -> set[str]:
    """Neighbours on the same island."""
    column, row = name[0], name[1]
    along = {_other(step, column) + row for step in pairwise(COLUMNS) if column in step}
    down = {column + _other(step, row) for step in pairwise(ROWS) if row in step}
    return {other for other in along | down if _island(other) == _island(name)}


def _other(pair: tuple[str, str], one: str) -> str:
    return pair[1] if one == pair[0] else pair[0]


def _island(name: str) -> tuple[bool, bool]:
    return COLUMNS.index(name[0]) < CHANNEL, ROWS.index(name[1]) < CHANNEL


def _sea(name: str) -> dict[str, Any]:
    neighbours = (
        [OUTER[name][0]]
        if name in OUTER
        else [sea for sea, (channel, *_) in OUTER.items() if channel == name]
        + [other for other in CHANNELS if other != name]
    )
    label = OUTER[name][2] if name in OUTER else CHANNELS[name][1]
    return {
        **_place(name, f"The {name.replace('_', ' ')}", neighbours),
        "coasts": _coasts(name),
        "labels": [list(label)],
    }


def _coasts(sea: str) -> list[str]:
    return OUTER[sea][1] if sea in OUTER else CHANNELS[sea][0]


def _place(name: str, words: str, neighbours: list[str]) -> dict[str, Any]:
    return {
        "id": name,
        "names": dict.fromkeys(LANGUAGES, words),
        "neighbours": neighbours,
        "provenance": {"name": "invented", "borders": "invented"},
    }
