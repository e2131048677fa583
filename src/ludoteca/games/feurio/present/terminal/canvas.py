"""A sheet to draw on with characters, as wide and as high as what is drawn."""

from rich.style import Style
from rich.text import Text

from ludoteca.core.figures.lines import PLAIN

Glyph = tuple[str, Style]
Line = list[Glyph]
Point = tuple[int, int]


class Canvas:
    """Characters with styles, anywhere."""

    def __init__(self) -> None:
        self.glyphs: dict[Point, Glyph] = {}

    def put(self, x: int, y: int, char: str, style: Style) -> None:
        """One character; what was there is gone."""
        self.glyphs[x, y] = char, style

    def write(self, x: int, y: int, line: Line) -> None:
        """A line of text around a middle; it takes over the ground it is written on."""
        for column, (char, style) in enumerate(line, x - len(line) // 2):
            _, ground = self.glyphs.get((column, y), (" ", PLAIN))
            self.put(column, y, char, ground + style)

    def reach(self, line: int | None = None) -> tuple[int, int]:
        """The first and the last column of a line, or of the whole drawing."""
        columns = [x for x, y in self.glyphs if line is None or y == line]
        return min(columns), max(columns)

    @property
    def width(self) -> int:
        """Columns from the first character to the last."""
        left, right = self.reach()
        return right - left + 1

    def lines(self) -> list[Text]:
        """The drawing as text."""
        left, _ = self.reach()
        rows: dict[int, dict[int, Glyph]] = {}
        for (x, y), glyph in self.glyphs.items():
            rows.setdefault(y, {})[x - left] = glyph
        return [_join(rows.get(y, {})) for y in range(min(rows), max(rows) + 1)]


def _join(row: dict[int, Glyph]) -> Text:
    line = Text()
    for x in range(max(row, default=-1) + 1):
        line.append(*row.get(x, (" ", PLAIN)))
    return line
