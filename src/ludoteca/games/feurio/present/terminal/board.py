r"""The board in characters: hexagons with pointy tops, as large as the terminal is wide.

Rows of hexagons share their slanted lines, so each row is shifted by half a hexagon:

     _/ \_   _/ \_        / \   / \
    /  6  \ /  5  \      / 6 \ / 5 \      /6\ /5\
   |  0,0  |  1,0  |    | 0,0 | 1,0 |    |▲○·|○○○|1,0
    \_▲○·_/ \_○○○_/      \▲○·/ \○○○/      \3/ \4/
      \3/     \4/         \3/   \4/
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from ludoteca.core.figures.lines import PLAIN, QUIET, tabulate
from ludoteca.games.feurio.box import BACK
from ludoteca.games.feurio.position import FeurioPosition, OpenPosition, Tile
from ludoteca.games.feurio.present.crews import CREWS
from ludoteca.games.feurio.present.terminal.canvas import Canvas, Line, Point
from ludoteca.games.feurio.rules.hexagons import Axial, write_cell

VACANT = "○"
UNUSABLE = "·"
LOCKED = "×"
EARTH = ":"
HOT = "»«"
HEAT_WIDTH = 3

OUTLINE = Style(color="#8a8a8a")
GLOW = Style(color="#1a0500", bgcolor="#ffb000", bold=True)
FLAME = Style(color="#ffb000", bold=True)
# By number: water, forest, fire; 0 is the bare earth of a firebreak. Ink and ground.
GROUNDS = {
    BACK: ("#f0e0c8", "#6b4a2f"),
    1: ("#001a26", "#5bb7e0"),
    2: ("#00201c", "#5cc9b4"),
    3: ("#0d1f00", "#8fc46a"),
    4: ("#241d00", "#e3d35a"),
    5: ("#2b1200", "#f0a04b"),
    6: ("#2b0700", "#f0774f"),
}
BURNT = "#33291f"


@dataclass(frozen=True)
class Size:
    """How a hexagon is drawn: its outline, and on which line from its middle each thing stands."""

    outline: tuple[str, ...]
    ground: dict[int, int]  # by line: how many columns to each side of the middle are coloured
    rise: int  # lines from one row of hexagons to the next
    number: int
    men: int
    edges: int
    heat: int  # of a hottest position
    where: int | None = None  # None: coordinates stand beside the rows instead
    key: str = "feurio-screen-key"  # the message that explains it

    @property
    def half(self) -> int:
        """Columns from the middle to the side."""
        return len(self.outline[0]) // 2

    def middle(self, cell: Axial) -> Point:
        """Where the middle of a cell is on the canvas."""
        q, r = cell
        return self.half * (2 * q + r), self.rise * r

    def cell(self, x: int, y: int) -> Axial:
        """The cell whose middle is there."""
        r = y // self.rise
        return (x // self.half - r) // 2, r

    def strokes(self) -> Iterable[tuple[int, int, str]]:
        """The outline as columns and lines from the middle."""
        for line, drawing in enumerate(self.outline, -(len(self.outline) // 2)):
            for column, char in enumerate(drawing, -self.half):
                if char != " ":
                    yield column, line, char


LARGE = Size(
    (
        r"  _/ \_  ",
        r" /     \ ",
        r"|       |",
        r" \_   _/ ",
        r"   \ /   ",
    ),
    ground={-1: 2, 0: 3, 1: 2},
    rise=3,
    number=-1,
    where=0,
    men=1,
    edges=2,
    heat=-1,
)
MIDDLE = Size(
    (
        r"  / \  ",
        r" /   \ ",
        r"|     |",
        r" \   / ",
        r"  \ /  ",
    ),
    ground={-1: 1, 0: 2, 1: 1},
    rise=3,
    number=-1,
    where=0,
    men=1,
    edges=2,
    heat=-1,
)
SMALL = Size(
    (
        r" / \ ",
        r"|   |",
        r" \ / ",
    ),
    ground={-1: 1, 0: 1},
    rise=2,
    number=-1,
    men=0,
    edges=1,
    heat=0,
    key="feurio-screen-key-rows",
)


class Drawing(NamedTuple):
    """Lines of text, and the message that explains them."""

    lines: list[Text]
    key: str


def draw_board(position: FeurioPosition, width: int) -> Drawing:
    """The tiles on the board, in the largest size that fits."""
    tiles = position.tiles()
    hottest = position.hottest()
    # Where no tile will come any more, heat means nothing.
    cold = [p for p in position.open_positions() if p.heat < hottest[0].heat] if hottest else []
    where = [tile.at for tile in tiles] + [place.at for place in hottest]
    for size, ring in ((LARGE, cold), (MIDDLE, cold), (SMALL, cold), (SMALL, [])):
        canvas = _draw(size, tiles, hottest, ring)
        if canvas.width <= width and _has_room_for(size, where):
            return Drawing(canvas.lines(), size.key)
    return Drawing(_list_tiles(tiles, width), "feurio-screen-key-list")


def _has_room_for(size: Size, cells: Iterable[Axial]) -> bool:
    """Far from the start, coordinates outgrow the smaller hexagons."""
    room = 2 * size.half - 1
    return size.where is None or all(len(write_cell(cell)) <= room for cell in cells)


def _draw(
    size: Size,
    tiles: Sequence[Tile],
    hottest: Sequence[OpenPosition],
    cold: Sequence[OpenPosition],
) -> Canvas:
    canvas = Canvas()
    for tile in tiles:
        _outline(canvas, size, tile.at, OUTLINE)
    for place in hottest:
        _outline(canvas, size, place.at, FLAME)
    for tile in tiles:
        _draw_tile(canvas, size, tile)
    for place in hottest:
        _draw_hottest(canvas, size, place)
    labels: set[Point] = set()
    if size.where is None:
        labels = _label_rows(canvas, size)
    for place in cold:
        x, y = size.middle(place.at)
        # A label stands where there is nothing else but cold positions, and matters more.
        if not labels & {(x - 1, y), (x, y)}:
            canvas.write(x, y, _write(str(place.heat), QUIET))
    return canvas


def _outline(canvas: Canvas, size: Size, cell: Axial, style: Style) -> None:
    x, y = size.middle(cell)
    for column, line, char in size.strokes():
        canvas.put(x + column, y + line, char, style)


def _fill(canvas: Canvas, size: Size, cell: Axial, ground: Style) -> None:
    x, y = size.middle(cell)
    for line, reach in size.ground.items():
        for column in range(x - reach, x + reach + 1):
            char, ink = canvas.glyphs.get((column, y + line), (" ", PLAIN))
            canvas.put(column, y + line, char, ink + ground)


def _draw_tile(canvas: Canvas, size: Size, tile: Tile) -> None:
    x, y = size.middle(tile.at)
    style = ground_of(tile)
    _fill(canvas, size, tile.at, style)
    canvas.write(x, y + size.number, _write(str(tile.number), Style(bold=True)))
    canvas.write(x, y + size.men, write_men(tile))
    if size.where is not None:
        canvas.write(x, y + size.where, _write(write_cell(tile.at), style))
    if not tile.is_firebreak:
        canvas.write(x, y + size.edges, _write(write_edges(tile), PLAIN))


def _draw_hottest(canvas: Canvas, size: Size, place: OpenPosition) -> None:
    x, y = size.middle(place.at)
    _fill(canvas, size, place.at, GLOW)
    canvas.write(x, y + size.heat, _write(write_heat(place, HEAT_WIDTH), GLOW))
    if size.where is not None:
        canvas.write(x, y + size.where, _write(write_cell(place.at), GLOW))


def _label_rows(canvas: Canvas, size: Size) -> set[Point]:
    """Coordinates before the first or after the last hexagon of each row; what they take up.

    They stand on the side where they stick out less. Each step to the right adds 1 to q.
    """
    left, right = canvas.reach()
    taken = set()
    for y in {y for _, y in canvas.glyphs if y % size.rise == 0}:
        first, last = canvas.reach(y)
        before = write_cell(size.cell(first + size.half, y))
        after = write_cell(size.cell(last - size.half, y))
        start, label = first - len(before), before
        if left - start > last + len(after) - right:
            start, label = last + 1, after
        for column, char in enumerate(label, start):
            canvas.put(column, y, char, PLAIN)
        taken |= {(column, y) for column in range(start - 1, start + len(label) + 1)}
    return taken


def _list_tiles(tiles: Iterable[Tile], width: int) -> list[Text]:
    """The tiles in columns, for a terminal that is too narrow for any board."""
    in_rows = sorted(tiles, key=lambda tile: (tile.r, tile.q))
    return tabulate([_describe(tile) for tile in in_rows], width)


def _describe(tile: Tile) -> Text:
    entry = Text(f"{write_cell(tile.at)} ")
    entry.append(f" {tile.number} ", ground_of(tile) + Style(bold=True))
    for char, style in (*_write(" ", PLAIN), *write_men(tile), *_write(" ", PLAIN)):
        entry.append(char, style)
    return entry.append("" if tile.is_firebreak else write_edges(tile))


def ground_of(tile: Tile) -> Style:
    """The look of a tile by its number; without a free edge it is burnt."""
    ink, ground = GROUNDS[tile.number]
    if tile.free_edges or tile.is_firebreak:
        return Style(color=ink, bgcolor=ground)
    return Style(color=ground, bgcolor=BURNT)


def write_edges(tile: Tile) -> str:
    """R32, R33: the free edges of a tile."""
    return str(tile.free_edges or LOCKED)


def write_heat(place: OpenPosition, width: int = 0) -> str:
    """R16: the heat of a hottest position, clearly marked."""
    return f"{HOT[0]}{place.heat:^{width}}{HOT[1]}"


def write_men(tile: Tile) -> Line:
    """R30, R31: the places of a tile: men, room for men, and places with no free edge to use.

    A firebreak has none; it shows what is known to lie under it.
    """
    if tile.is_firebreak:
        return _write(f"({tile.under})" if tile.under else EARTH * 3, ground_of(tile))
    men = [
        (CREWS[colour].mark, Style(color=CREWS[colour].ink, bgcolor=CREWS[colour].fill, bold=True))
        for colour, count in tile.men.items()
        for _ in range(count)
    ]
    unusable = tile.spaces - len(men) - tile.room
    places = men + _write(VACANT * tile.room + UNUSABLE * unusable, PLAIN)
    # Two places stand apart, so that they too have a middle.
    return [places[0], (" ", PLAIN), places[1]] if len(places) == 2 else places


def _write(text: str, style: Style) -> Line:
    return [(char, style) for char in text]
