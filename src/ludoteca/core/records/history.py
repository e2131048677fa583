"""What happened in a game, written once and shared by all who remember it.

A copy of a game has the same past as the original. So a history is a place in a log that is only
ever added to: copying it takes the same time however long it is, and so does going on. Whoever goes
on otherwise than another did before branches off into a log of his own, which begins there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, Protocol, Self, TypeVar, overload

Item = TypeVar("Item")

# So many items are written again rather than begin a log behind another: a branch of a branch of a
# branch, as a search makes them, is then not much slower to read.
SHORT = 64
# A snapshot after so many items, and so many of them in a log; beyond, every other one goes.
SNAPSHOT_EVERY = 64
MOST_SNAPSHOTS = 1024
# In the place of a start that is not shown.
UNTOLD = "untold"


class Companion(Protocol):
    """What can be made from a history item by item, and is worth keeping beside it."""

    def __len__(self) -> int: ...

    def prefix(self, length: int) -> Self:
        """The same for the beginning of the history."""
        ...


class _Log(Generic[Item]):
    """Items from a place on; what is before them is in the log it branched off."""

    __slots__ = ("companions", "items", "parent", "snapshots", "start", "stride")

    def __init__(self, parent: _Log[Item] | None, start: int, items: list[Item]) -> None:
        self.parent = parent
        self.start = start
        self.items = items
        self.companions: dict[Hashable, Companion] = {}
        self.snapshots: dict[int, object] = {}
        self.stride = SNAPSHOT_EVERY


class History(Sequence[Item]):
    """An append-only sequence whose copies share what they have in common.

    Threads may go on from copies of the same history at the same time, without a lock. Adding to a
    list is atomic; whoever has done so looks whether his item came to lie where he wanted it. If
    another was faster, he branches off, and what he left behind him is only something that nobody
    continues with. What lies before the length of a history is never changed by anybody.
    """

    __slots__ = ("_length", "_log", "_tell", "start")
    __hash__ = None  # type: ignore[assignment]  # it grows

    _tell: Callable[[], History[Item]]

    def __init__(self, items: Iterable[Item] = (), start: object = None) -> None:
        written = list(items)
        # What it goes on from; None is the beginning of a game.
        self.start = start
        self._log: _Log[Item] = _Log(None, 0, written)
        self._length = len(written)

    @classmethod
    def later(cls, length: int, start: object, tell: Callable[[], History[Item]]) -> Self:
        """A history of so many items, which is told when somebody reads it or goes on."""
        made = object.__new__(cls)
        made._length, made.start, made._tell = length, start, tell
        return made

    def __getattr__(self, name: str) -> _Log[Item]:
        # Python asks for what is not there: for the log of a history that was not told yet.
        if name != "_log":
            raise AttributeError(name)
        self._log = self._tell()._log
        return self._log

    def __len__(self) -> int:
        return self._length

    def append(self, item: Item) -> None:
        """Go on: in the same log if nobody has gone on otherwise."""
        log = self._log
        place = self._length - log.start
        items = log.items
        if place == len(items):
            items.append(item)
        if items[place] is not item and items[place] != item:
            self._log = log = self._branch_off()
            log.items.append(item)
        self._length += 1

    def extend(self, items: Iterable[Item]) -> Self:
        """Go on with all these."""
        for item in items:
            self.append(item)
        return self

    def copy(self) -> Self:
        """The same history, to go on from independently."""
        twin = object.__new__(type(self))
        twin._log, twin._length, twin.start = self._log, self._length, self.start
        return twin

    def branch(self, items: Iterable[Item] = ()) -> Self:
        """A copy that never writes where this one does, and goes on with these items."""
        twin = object.__new__(type(self))
        twin._log = log = self._branch_off()
        log.items.extend(items)
        twin._length = log.start + len(log.items)
        twin.start = self.start
        return twin

    def blank(self) -> Self:
        """An empty history that begins where this one does, and does not tell what was there."""
        return type(self)(start=self.start if self.start is None else UNTOLD)

    def prefix(self, length: int) -> Self:
        """The history when it was so long."""
        assert 0 <= length <= self._length, "nobody knows what is to come"
        twin = object.__new__(type(self))
        log = self._log
        while log.parent is not None and length <= log.start:
            log = log.parent
        twin._log, twin._length, twin.start = log, length, self.start
        return twin

    def _branch_off(self) -> _Log[Item]:
        log, length = self._log, self._length
        items: list[Item] = []
        while log.parent is not None and length - log.start <= SHORT:
            items[:0] = log.items[: length - log.start]
            length, log = log.start, log.parent
        return _Log(log, length, items)

    # Reading.

    @overload
    def __getitem__(self, index: int) -> Item: ...

    @overload
    def __getitem__(self, index: slice) -> Self: ...

    def __getitem__(self, index: int | slice) -> Item | Self:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            if (start, step) == (0, 1):
                return self.prefix(stop)
            return type(self)(self.read(start, stop) if step == 1 else list(self)[index])
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        log = self._log
        while index < log.start:
            assert log.parent is not None, "the first log starts at 0"
            log = log.parent
        return log.items[index - log.start]

    def read(self, start: int, stop: int) -> list[Item]:
        """The items from a place on, up to another."""
        parts: list[list[Item]] = []
        log: _Log[Item] | None = self._log
        while log is not None and start < stop:
            if stop > log.start:
                first = max(start, log.start)
                parts.append(log.items[first - log.start : stop - log.start])
                stop = first
            log = log.parent
        return parts[0] if len(parts) == 1 else list(chain.from_iterable(reversed(parts)))

    def __iter__(self) -> Iterator[Item]:
        return iter(self.read(0, self._length))

    def __reversed__(self) -> Iterator[Item]:
        # The last first, without a look at the others: most who go back do not go far.
        log: _Log[Item] | None = self._log
        stop = self._length
        while log is not None:
            for place in range(stop - log.start - 1, -1, -1):
                yield log.items[place]
            stop, log = min(stop, log.start), log.parent

    def __eq__(self, other: object) -> bool:
        if isinstance(other, History):
            length = self._length
            if length != len(other):
                return False
            shared = min(length, self._shared_with(other))
            return self.read(shared, length) == other.read(shared, length)
        return list(self) == list(other) if isinstance(other, list | tuple) else NotImplemented

    def _shared_with(self, other: History[Item]) -> int:
        """How many items of two histories are written in the same logs."""
        mine, theirs = self._log, other._log
        shared = min(self._length, other._length)
        while mine is not theirs:
            shared = min(shared, max(mine.start, theirs.start))
            if mine.start >= theirs.start and mine.parent is not None:
                mine = mine.parent
            elif theirs.parent is not None:
                theirs = theirs.parent
            else:
                return 0
        return shared

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)})"

    def __reduce__(self) -> tuple[type[Self], tuple[list[Item], object]]:
        # Whoever gets a history in another process gets what it says, and nothing beside it.
        return type(self), (list(self), self.start)

    # What is kept beside a history, for all who share it.

    def companion(self, key: Hashable) -> Companion | None:
        """What was kept under a key, as far as it belongs to this history; it may be shorter."""
        log: _Log[Item] | None = self._log
        length = self._length
        while log is not None:
            kept = log.companions.get(key)
            if kept is not None:
                return kept if len(kept) <= length else kept.prefix(length)
            length, log = min(length, log.start), log.parent
        return None

    def keep(self, key: Hashable, companion: Companion) -> None:
        """Keep what was made from this history, for whoever asks next."""
        self._log.companions[key] = companion

    @property
    def wants_snapshot(self) -> bool:
        """Whether it is time for a snapshot that nobody has taken."""
        log, length = self._log, self._length
        return length % log.stride == 0 and length not in log.snapshots

    def keep_snapshot(self, snapshot: object) -> None:
        """Keep what the game is like now."""
        log = self._log
        log.snapshots[self._length] = snapshot
        if len(log.snapshots) > MOST_SNAPSHOTS:
            log.stride *= 2
            for length in list(log.snapshots):
                if length % log.stride:
                    log.snapshots.pop(length, None)

    def find_snapshot(self, length: int) -> tuple[int, object] | None:
        """The last snapshot that was taken when the history was so long, or shorter."""
        log: _Log[Item] | None = self._log
        while log is not None:
            for known in range(length - length % log.stride, log.start, -log.stride):
                if known in log.snapshots:
                    return known, log.snapshots[known]
            length, log = min(length, log.start), log.parent
        return None
