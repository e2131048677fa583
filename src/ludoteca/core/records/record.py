"""Record files: a game is its options and the list of its actions, chance included, as text."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyPosition, AnyState, check_rules
from ludoteca.core.records.record_document import FORMAT, Json, RecordDocument, RecordRefused
from ludoteca.core.registry import find_game

__all__ = ["FORMAT", "Json", "Record", "RecordRefused", "read_records"]


class Record(RecordDocument):
    """A game, or the beginning of one, that can be played again."""

    @classmethod
    def of(cls, position: AnyPosition, **extras: object) -> "Record":
        """The game so far: of a state all of it, of a view what its seat has seen."""
        if position.actions.start is not None:
            raise Malformed("record-without-start")
        game, options = position.game, position.options.as_json()
        files = game.assets.pack(options)
        if files:
            extras = {**extras, "files": files}
        return cls(game.name, position.rules, options, tuple(map(str, position.history)), extras)

    def start(self) -> AnyState:
        """The game before its first action."""
        try:
            game = find_game(self.game)
            # Before anything else is read by rules that are not its own.
            rules = check_rules(game, self.rules)
            game.assets.unpack(self.options, self.extras.get("files"))
            return game.start(game.options(self.options), rules)
        except Refusal as refusal:
            raise RecordRefused(refusal) from None

    def advance(self, state: AnyState) -> None:
        """Play the next action on a state of this game, or tell which one is refused and why."""
        index = len(state.actions)
        try:
            state.play(self.actions[index])
        except Refusal as refusal:
            raise RecordRefused(refusal, index, self.actions[index]) from None

    def positions(self) -> Iterator[AnyState]:
        """The game before its first action and after each, as states of their own."""
        state = self.start()
        yield state
        for _ in self.actions:
            state = state.copy()
            self.advance(state)
            yield state


def read_records(source: str | Path | TextIO) -> Iterator[Record | RecordRefused]:
    """The records of a file, by its path or open: one JSON document, or one in each line.

    A record that cannot be read comes as its refusal, so that the others are still read.
    """
    if isinstance(source, str | Path):
        # Bytes that are not UTF-8 are refused with the record they stand in.
        with Path(source).open(encoding="utf-8", errors="surrogateescape") as file:
            yield from read_records(file)
        return
    for text in _documents(source):
        try:
            yield Record.from_text(text)
        except RecordRefused as refused:
            yield refused


def _documents(file: TextIO) -> Iterator[str]:
    """The documents of a file: its lines, unless a single one is spread over several."""
    lines = (line for line in file if line.strip())
    first = next(lines, None)
    if first is None:
        return
    if not _is_json(first):
        rest = list(lines)
        whole = "".join([first, *rest])
        if _is_json(whole):
            yield whole
            return
        yield from [first, *rest]
    else:
        yield first
        yield from lines


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
