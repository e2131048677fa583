"""Moves: a history of actions, read as typed moves when somebody looks at one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, Protocol, TypeVar, overload

from ludoteca.core.records.history import History

Move_co = TypeVar("Move_co", covariant=True)


class _Reader(Protocol[Move_co]):
    """A position: by the options of its table it knows which move a number is."""

    @property
    def game(self) -> object: ...

    @property
    def options(self) -> object: ...

    def move_of(self, action: int) -> Move_co: ...


class Moves(Sequence[Move_co], Generic[Move_co]):
    """The moves of a game as a sequence; none of them is made before it is asked for."""

    __slots__ = ("_actions", "_reader")
    __hash__ = None  # type: ignore[assignment]  # a list of moves has none

    def __init__(self, reader: _Reader[Move_co], actions: History[int]) -> None:
        self._reader = reader
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Move_co: ...

    @overload
    def __getitem__(self, index: slice) -> Moves[Move_co]: ...

    def __getitem__(self, index: int | slice) -> Move_co | Moves[Move_co]:
        if isinstance(index, slice):
            return Moves(self._reader, self._actions[index])
        return self._reader.move_of(self._actions[index])

    def __iter__(self) -> Iterator[Move_co]:
        return map(self._reader.move_of, self._actions)

    def __reversed__(self) -> Iterator[Move_co]:
        return map(self._reader.move_of, reversed(self._actions))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Moves):
            mine, theirs = self._reader, other._reader
            if (mine.game, mine.options) == (theirs.game, theirs.options):
                return self._actions == other._actions
            return list(self) == list(other)
        return list(self) == list(other) if isinstance(other, list | tuple) else NotImplemented

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)})"
