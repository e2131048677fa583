"""Lines of a terminal: words wrapped, cells in columns, armies by mark and colour."""

import re
from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.present.armies import LOOKS

PLAIN = Style()
STRONG = Style(bold=True)
QUIET = Style(dim=True)
GAP = "  "
INDENT = 4
_WORDS = re.compile(rf"(?:[{''.join(look.mark for look in LOOKS.values())}] )?[^ ]+")


def style_of(army: Army) -> Style:
    """The colours of an army."""
    return Style(color=LOOKS[army].ink, bgcolor=LOOKS[army].fill, bold=True)


def write_mark(army: Army) -> Text:
    """The mark of an army, on its colour."""
    return Text(f" {LOOKS[army].mark} ", style_of(army))


def tell(sentence: str, width: int, style: Style = PLAIN) -> list[Text]:
    """A sentence, broken between words, but not behind a mark."""
    lines = wrap(map(Text, _WORDS.findall(sentence)), width)
    for line in lines:
        line.stylize(style)
    return lines


def wrap(items: Iterable[Text], width: int, gap: str = " ") -> list[Text]:
    """Items side by side, as many as fit on a line; none is broken."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap)
        else:
            lines.append(Text())
        lines[-1].append_text(item)
    return lines


def hang(items: Iterable[Text], width: int, gap: str = GAP) -> list[Text]:
    """The same, well apart; from the second line on further in."""
    first, *rest = wrap(items, width - INDENT, gap)
    return [first, *(Text(" " * INDENT) + line for line in rest)]


def align(rows: Sequence[Sequence[Text]]) -> list[list[Text]]:
    """The same cells, as wide as the widest of their column."""
    for column in zip(*rows, strict=True):
        width = max(cell.cell_len for cell in column)
        for cell in column:
            cell.align("right" if cell.justify == "right" else "left", width)
    return [list(row) for row in rows]


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
