"""From a record back to the game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from ludoteca.core.game import AnyState
from ludoteca.core.records.record import Record


def replay(record: Record, each: Callable[[Iterable[str]], Iterable[str]] = iter) -> AnyState:
    """The game of a record after its last action, each one checked.

    Whoever wants to stop on the way goes through the actions with an `each` of their own.
    """
    state = record.start()
    for _ in each(record.actions):
        record.advance(state)
    return state


class Positions(Sequence[AnyState]):
    """All that a game has been, from before its first action: each is made when it is asked for.

    What is kept is the history of the game with its snapshots, whatever its length.
    """

    def __init__(self, end: AnyState) -> None:
        self._end = end

    def __len__(self) -> int:
        return len(self._end.actions) + 1

    @overload
    def __getitem__(self, index: int) -> AnyState: ...

    @overload
    def __getitem__(self, index: slice) -> list[AnyState]: ...

    def __getitem__(self, index: int | slice) -> AnyState | list[AnyState]:
        numbers = range(len(self))[index]
        if isinstance(numbers, int):
            return self._end.rewind(numbers)
        return [self._end.rewind(number) for number in numbers]

    def __iter__(self) -> Iterator[AnyState]:
        state = self._end.rewind(0)
        yield state
        for action in self._end.actions:
            state = state.copy()
            state.apply_unchecked(action)
            yield state
