"""Records: a game is its options and the list of its actions, chance included, as text."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Self, TextIO, TypeVar

from ludoteca.core.errors import Malformed, Refusal

FORMAT = "ludoteca/1"

Json = dict[str, object]
Kind = TypeVar("Kind")


class RecordRefused(Exception):
    """A record that is not a game: which action, and what is wrong with it."""

    def __init__(
        self, refusal: Refusal, index: int | None = None, action: str | None = None
    ) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.index = index
        self.action = action

    def as_json(self) -> Json:
        """The refusal as `replay --json` prints it."""
        return {
            "error": {
                "index": self.index,
                "action": self.action,
                "kind": self.refusal.kind,
                "rule": self.refusal.rule,
                "message": str(self.refusal),
            }
        }


@dataclass(frozen=True)
class Record:
    """One game, or the beginning of one."""

    game: str
    rules: str
    options: Mapping[str, object]
    actions: tuple[str, ...]
    # Players, seed, result, date, comments, and whatever else a program wrote: kept as it came.
    extras: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a JSON document."""
        try:
            text.encode()
        except UnicodeEncodeError:
            raise RecordRefused(Malformed("record-not-utf8")) from None
        try:
            document = json.loads(text)
        except (ValueError, RecursionError) as fault:
            raise RecordRefused(Malformed("record-not-json", fault=str(fault))) from None
        return cls.from_json(document)

    @classmethod
    def from_json(cls, document: object) -> Self:
        """Check the frame of a parsed document; what the actions mean is for `replay` to say."""
        if not isinstance(document, dict):
            raise RecordRefused(Malformed("record-not-object"))
        given = dict(document)
        version = given.pop("format", None)
        if version != FORMAT:
            refusal = Malformed("record-format", found=json.dumps(version), known=FORMAT)
            raise RecordRefused(refusal)
        game = _take(given, "game", str)
        rules = _take(given, "rules", str)
        options = _take(given, "options", dict)
        actions = _take(given, "actions", list)
        for index, action in enumerate(actions):
            if not isinstance(action, str):
                refusal = Malformed("action-not-text")
                raise RecordRefused(refusal, index, json.dumps(action))
        return cls(game, rules, options, tuple(actions), given)

    def as_json(self) -> Json:
        """The record as a JSON document."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "actions": list(self.actions),
            **self.extras,
        }

    def __str__(self) -> str:
        # Pure ASCII, so that no name or comment can ever fail to be written.
        return json.dumps(self.as_json())


def _take(given: Json, name: str, kind: type[Kind]) -> Kind:
    value = given.pop(name, None)
    if not isinstance(value, kind):
        raise RecordRefused(Malformed("record-field", field=name, kind=kind.__name__))
    return value


def read_records(file: TextIO) -> Iterator[Record | RecordRefused]:
    """The records of a file, which holds one JSON document or one in each line.

    A record that cannot be read comes as its refusal, so that the others are still replayed.
    """
    for text in _documents(file):
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
