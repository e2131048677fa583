"""The menu: what can be done now, as a list that stays short however much it is."""

import textwrap
from collections.abc import Collection, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.terminal.move_parser import choose, spell
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyView
from ludoteca.core.options import Move
from ludoteca.core.text.messages import say

# So few moves are each described.
FEW = 6
# A numbered list may have so many lines; more only where names in a row would not halve it.
NUMBERED = 4
# A number longer than this is not in any list.
DIGITS = 6
INDENT = 4
ARROW = " → "

StandingsRow = tuple[str, ...]
# By what comes before an open word and behind it, the words for it.
Groups = dict[tuple[StandingsRow, StandingsRow], list[str]]


class MoveMenu:
    """The legal moves of a view."""

    def __init__(self, view: AnyView) -> None:
        self.view = view
        self.moves: list[Move] = view.moves()
        names = view.game.presenter.names(view)
        self._texts = [spell(names, move) for move in self.moves]
        self._numbered = _count_off(self._texts)
        self._grouped = _group(self._texts, {*names.values()})

    @property
    def is_numbered(self) -> bool:
        """Whether every move can be chosen by its number in the list."""
        return len(self._numbered) <= max(NUMBERED, 2 * len(self._grouped))

    @property
    def example(self) -> str:
        """A move as it can be typed, with as many words as any."""
        return max(self._texts, key=lambda text: len(text.split()))

    def choose(self, words: str) -> Move:
        """The move that somebody means; Enter is enough where there is only one."""
        if not words and len(self.moves) == 1:
            return self.moves[0]
        if not (words.isascii() and words.isdecimal()):
            return choose(self.view, words)
        if not self.is_numbered:
            raise Malformed("play-no-numbers", example=self.example)
        if len(words) <= DIGITS and 1 <= int(words) <= len(self.moves):
            return self.moves[int(words) - 1]
        raise Malformed("play-no-such-choice", last=len(self.moves))

    def show(self, width: int) -> RenderableType:
        """A few moves with what they do; more by number; many by kind and place."""
        if len(self.moves) <= FEW:
            return self._describe()
        if self.is_numbered:
            return Columns(map(Text, self._numbered), padding=(0, 2), equal=True)
        hang = " " * INDENT
        lines = [
            textwrap.fill(line, width, subsequent_indent=hang, break_on_hyphens=False)
            for line in self._grouped
        ]
        how = say("play-example", example=self.example)
        return Group(*map(Text, lines), Text(how, "dim"))

    def _describe(self) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right")
        for number, (move, text) in enumerate(zip(self.moves, self._texts, strict=True), 1):
            words = self.view.game.presenter.describe(self.view, move)
            # A game without words of its own describes a move by its text.
            table.add_row(str(number), Text(text, "bold"), Text(words if words != text else ""))
        if len(self.moves) == 1:
            return Group(table, Text(say("play-enter"), "dim"))
        return table


def _count_off(texts: Sequence[str]) -> list[str]:
    """The texts with their numbers; those that differ only in a count share a line."""
    lines = []
    number = 1
    for _, group in groupby(texts, key=_pattern):
        alike = list(group)
        if len(alike) == 1:
            lines.append(f"{number:>3} {alike[0]}")
        else:
            lines.append(f"{number:>3}–{number + len(alike) - 1} {_join(alike)}")
        number += len(alike)
    return lines


def _pattern(text: str) -> str:
    """A text with its count left open, if it has just one."""
    words = text.split()
    counts = sum(word.isdecimal() for word in words)
    return " ".join("#" if w.isdecimal() else w for w in words) if counts == 1 else text


def _join(texts: Sequence[str]) -> str:
    """Texts with another count as one: men 0,0 1–3 green."""
    pairs = zip(texts[0].split(), texts[-1].split(), strict=True)
    return " ".join(a if a == b else f"{a}–{b}" for a, b in pairs)


def _group(texts: Sequence[str], names: Collection[str]) -> list[str]:
    """Texts that differ only in a count, or in one name beside it, share a line."""
    rows = [tuple(_join(list(group)).split()) for _, group in groupby(texts, key=_pattern)]
    lines = []
    for _, alike in groupby(rows, key=lambda row: (row[0], len(row))):
        lines += _merge(list(alike), names)
    return lines


def _merge(rows: Sequence[StandingsRow], names: Collection[str]) -> list[str]:
    """Rows of one kind with one word left open: the one that makes them as few as can be."""
    ways = [_leave_open(rows, place, names) for place in range(len(rows[0]) - 1, 0, -1)]
    fewest: Groups = min(ways, key=len) if ways else {(row, ()): [] for row in rows}
    # What is open to several is told once: build tank 1–4 / plane 1–2 → india, china.
    lines: dict[tuple[StandingsRow, ...], list[str]] = {}
    for (before, behind), words in fewest.items():
        verb, *rest = before
        key = ((verb,), tuple(words), behind) if len(words) > 1 else (before, tuple(words), behind)
        lines.setdefault(key, []).append(" ".join(rest))
    return [_write(key, heads) for key, heads in lines.items()]


def _leave_open(rows: Sequence[StandingsRow], place: int, names: Collection[str]) -> Groups:
    """By what comes before a word and behind it, the words there; only names are left open."""
    groups: Groups = {}
    for row in rows:
        if row[place] in names:
            groups.setdefault((row[:place], row[place + 1 :]), []).append(row[place])
        else:
            groups[row, ()] = []
    return groups


def _write(key: tuple[StandingsRow, ...], heads: Sequence[str]) -> str:
    """What comes before an open place, the words for it if there are several, what comes behind."""
    before, words, behind = key
    if len(words) < 2:
        return " ".join([*before, *words, *behind])
    parts = [" ".join([*before, " / ".join(heads)]).strip(), ", ".join(words), " ".join(behind)]
    return ARROW.join(part for part in parts if part)
