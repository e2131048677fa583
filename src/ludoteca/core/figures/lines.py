"""Lines of a terminal: words wrapped, cells in columns."""

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

PLAIN = Style()
STRONG = Style(bold=True)
QUIET = Style(dim=True)
GAP = "  "
INDENT = 4


def tell(words: Iterable[str], width: int, style: Style = PLAIN) -> list[Text]:
    """A sentence, broken between words."""
    lines = wrap(map(Text, words), width)
    for line in lines:
        line.stylize(style)
    return lines


def wrap(items: Iterable[Text], width: int, gap: str = " ", indent: int = 0) -> list[Text]:
    """Items side by side, as many as fit on a line; none is broken."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap)
        else:
            lines.append(Text(" " * indent))
        lines[-1].append_text(item)
    return lines


def align(rows: list[list[Text]]) -> list[list[Text]]:
    """The same cells, as wide as the widest of their column."""
    for column in zip(*rows, strict=True):
        width = max(cell.cell_len for cell in column)
        for cell in column:
            cell.align("right" if cell.justify == "right" else "left", width)
    return rows


def tabulate(items: Sequence[Text], width: int) -> list[Text]:
    """Items in as many columns as fit, read line by line."""
    pitch = max(item.cell_len for item in items) + len(GAP)
    columns = max(1, (width + len(GAP)) // pitch)
    lines = []
    for first in range(0, len(items), columns):
        line = Text()
        for item in items[first : first + columns]:
            line.pad_right(-line.cell_len % pitch)
            line.append_text(item)
        lines.append(line)
    return lines
