"""A position as text, in one line: the game and its rules, the options, and what the game writes.

    pig/1 seats=2 goal=100 | seat 0 | turn 12 | banked 31 40

It can be read back, so a position can be set up without its past. What is redundant is not written:
the game works it out by its own rules, and refuses what cannot be.
"""

import json
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ludoteca.core.errors import Malformed

_BETWEEN = " | "
_HEAD = re.compile(r"([a-z0-9_-]+)/(\S+)((?: [a-z_]+=\S+)*)")
_FIELD = re.compile(r"([a-z_]+) (\S.*)")
# No position of any game is longer.
_LONGEST = 100_000
# In the place of what a view does not show.
HIDDEN = "?"


@dataclass(frozen=True)
class PositionText:
    """What a text says, field by field."""

    game: str
    rules: str
    options: Mapping[str, object]
    fields: Mapping[str, str]

    @classmethod
    def read(cls, text: str) -> "PositionText":
        """Take a text apart, or Malformed."""
        head, *rest = text.split(_BETWEEN)
        found = _HEAD.fullmatch(head)
        named = [_FIELD.fullmatch(field) for field in rest]
        if len(text) > _LONGEST or found is None or None in named:
            raise Malformed("position-malformed", text=text)
        game, rules, words = found.groups()
        fields: dict[str, str] = {}
        for name, value in (field.groups() for field in named if field):
            if name in fields:
                raise Malformed("position-field", field=name)
            fields[name] = value
        options = dict(word.split("=", 1) for word in words.split())
        if len(options) < len(words.split()):
            raise Malformed("position-malformed", text=text)
        return cls(game, rules, {name: _read(word) for name, word in options.items()}, fields)

    def __str__(self) -> str:
        options = "".join(f" {name}={_write(value)}" for name, value in self.options.items())
        fields = (f"{name} {value}" for name, value in self.fields.items())
        return _BETWEEN.join([f"{self.game}/{self.rules}{options}", *fields])


def _write(value: object) -> str:
    """The setting of an option as one word."""
    if isinstance(value, str) and re.fullmatch(r"[\w.-]+", value) and _read(value) == value:
        return value
    return json.dumps(value, separators=(",", ":")).replace(" ", r"\u0020").replace("|", r"\u007c")


def _read(word: str) -> object:
    try:
        setting: object = json.loads(word)
    except (ValueError, RecursionError):
        return word
    return setting


def check_fields(
    fields: Mapping[str, str], needed: Collection[str], optional: Collection[str] = ()
) -> None:
    """Refuse a text in which a field is missing, unknown, or not shown."""
    for name in fields:
        if name not in needed and name not in optional:
            raise Malformed("position-field", field=name)
    for name in needed:
        if name not in fields:
            raise Malformed("position-field", field=name)
    for name, value in fields.items():
        if HIDDEN in value:
            raise Malformed("position-hidden", field=name)


def impossible(field: str, found: object, rule: str | None = None) -> Malformed:
    """The refusal of a position in which a field cannot be as it is."""
    return Malformed("position-impossible", rule, field=field, found=str(found))


def read_number(field: str, text: str, most: int) -> int:
    """A number of a field, from 0 on."""
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text) or int(text) > most:
        raise impossible(field, text)
    return int(text)
