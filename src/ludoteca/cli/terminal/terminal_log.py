"""The game log: what has been told at a screen, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from rich.text import Text

from ludoteca.core.parts.narration import Narration
from ludoteca.core.text.messages import NO_BREAK
from ludoteca.core.text.spelling import capital

STOP = "."
# What is added to a line stands close to it if it begins like this.
CLOSE = (",", ";", ":", ".", *NO_BREAK)


@dataclass(frozen=True)
class LogEntry:
    """What came of one move, and whose line it is."""

    who: str
    told: Narration


class TerminalLog:
    """An entry for every move since the game was opened; those on one topic make one line."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        # How many of them have been read out, and up to its last turn to each seat.
        self._read = 0
        self._read_by: dict[int, int] = {}

    def hear(self, who: str, told: Narration) -> None:
        """Note what came of a move."""
        self.entries.append(LogEntry(who, told))

    def forget(self, moves: int) -> None:
        """The last moves have been taken back."""
        del self.entries[len(self.entries) - moves :]
        self._read = min(self._read, len(self.entries))

    def finished(self) -> list[Text]:
        """The lines that have not been read out, but for the last, to which more may come."""
        start = max((first for first, _ in self._lines(self._read)), default=self._read)
        return self._read_to(start)

    def rest(self) -> list[Text]:
        """All lines that have not been read out."""
        return self._read_to(len(self.entries))

    def since(self, moves: int) -> list[Text]:
        """Everything after the first moves, read out or not."""
        self._read = len(self.entries)
        return [line for _, line in self._lines(moves)]

    def mark_read(self, seat: int) -> None:
        """The turn of a seat is over: what is told from now on will be new to it."""
        self._read_by[seat] = len(self.entries)

    def news(self, seat: int) -> list[Text]:
        """What has been told since a seat's last turn."""
        return self.since(self._read_by.get(seat, 0))

    def _read_to(self, end: int) -> list[Text]:
        lines = [line for _, line in self._lines(self._read, end)]
        self._read = end
        return lines

    def _lines(self, start: int, end: int | None = None) -> Iterator[tuple[int, Text]]:
        """Lines, each with the number of its first entry."""
        begun: LogEntry | None = None
        first = start
        parts: list[str] = []
        for number, entry in enumerate(self.entries[start:end], start):
            told = entry.told
            if not told.words:
                continue
            if begun and told.topic and told.topic == begun.told.topic:
                _extend(parts, told)
                continue
            if begun:
                yield first, _write(begun, reduce(_add, parts))
            first, begun, parts = number, entry, [told.words]
        if begun:
            yield first, _write(begun, reduce(_add, parts))


def _extend(parts: list[str], told: Narration) -> None:
    """Add a move to the parts of its line, or to what the last one came to."""
    if not told.total:
        parts.append(told.more)
    else:
        parts[-1] = told.more if len(parts) > 1 else told.total


def _add(words: str, more: str) -> str:
    """A sentence with more in it, before its full stop."""
    if not more:
        return words
    gap = "" if more.startswith(CLOSE) else " "
    return f"{words.removesuffix(STOP)}{gap}{more.removesuffix(STOP)}{STOP}"


def _write(entry: LogEntry, words: str) -> Text:
    gap = "\n" if entry.told.opens else ""
    return Text.assemble(gap, (f"{capital(entry.who)}: ", "bold"), words)
