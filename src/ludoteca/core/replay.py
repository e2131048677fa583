"""From a record back to the game."""

from collections.abc import Iterator, Sequence
from typing import overload

from ludoteca.core.assets import assets_in, name_asset
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.record import Record, RecordRefused
from ludoteca.core.registry import find_game


def start(record: Record) -> AnyState:
    """The game of a record before its first action."""
    try:
        game = find_game(record.game)
        # Before anything else is read by rules that are not its own.
        rules = game.check_rules(record.rules)
        _unpack(game, record)
        return game.start(game.options(record.options), rules)
    except Refusal as refusal:
        raise RecordRefused(refusal) from None


def _unpack(game: AnyGame, record: Record) -> None:
    """Take out the assets that a record carries; one that is missing is missed by the options."""
    files = record.extras.get("files")
    for option, asset in assets_in(record.options).items():
        text = files.get(asset) if isinstance(files, dict) else None
        if text is None or game.assets.has(option, asset):
            continue
        if not isinstance(text, str) or name_asset(text) != asset:
            raise Malformed("record-asset", name=asset)
        game.assets.accept(option, text)


def replay(record: Record) -> AnyState:
    """The game of a record after its last action, each one checked."""
    state = start(record)
    for index, action in enumerate(record.actions):
        try:
            state.play(action)
        except Refusal as refusal:
            raise RecordRefused(refusal, index, action) from None
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
