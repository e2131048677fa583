"""What lines of FutuRisiko! have beside words: armies by mark and colour."""

import re
from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from ludoteca.core.figures import lines
from ludoteca.core.figures.lines import GAP, INDENT, PLAIN
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.present.armies import LOOKS

_WORDS = re.compile(rf"(?:[{''.join(look.mark for look in LOOKS.values())}] )?[^ ]+")


def style_of(army: Army) -> Style:
    """The colours of an army."""
    return Style(color=LOOKS[army].ink, bgcolor=LOOKS[army].fill, bold=True)


def write_mark(army: Army) -> Text:
    """The mark of an army, on its colour."""
    return Text(f" {LOOKS[army].mark} ", style_of(army))


def tell(sentence: str, width: int, style: Style = PLAIN) -> list[Text]:
    """A sentence, broken between words, but not behind a mark."""
    return lines.tell(_WORDS.findall(sentence), width, style)


def hang(items: Iterable[Text], width: int, gap: str = GAP) -> list[Text]:
    """Items side by side, well apart; from the second line on further in."""
    first, *rest = lines.wrap(items, width - INDENT, gap)
    return [first, *(Text(" " * INDENT) + line for line in rest)]
