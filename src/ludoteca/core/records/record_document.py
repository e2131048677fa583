"""The document of a record: a game is its options and the list of its actions, as JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self, TypeVar

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
class RecordDocument:
    """One game, or the beginning of one, as it is written."""

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
