"""The fields of a message: each is asked for by its name and kind; the others are ignored."""

import json
import math
from collections.abc import Callable
from typing import TypeGuard, TypeVar

from ludoteca.core.errors import Malformed
from ludoteca.core.record import Json

Kind = TypeVar("Kind")
Id = str | int


class Fields:
    """What one line holds; a field that is null counts as missing."""

    def __init__(self, given: Json) -> None:
        self._given = given

    @classmethod
    def from_line(cls, line: bytes) -> "Fields":
        """Read a line, which is one JSON object in UTF-8."""
        try:
            given = json.loads(line.decode(), parse_constant=_refuse_constant)
        except UnicodeDecodeError:
            raise Malformed("message-not-utf8") from None
        except (ValueError, RecursionError) as fault:
            raise Malformed("message-not-json", fault=str(fault)) from None
        if not isinstance(given, dict):
            raise Malformed("message-not-object")
        return cls(given)

    def id(self) -> Id | None:
        """What the answer is to be marked with: a text or a whole number."""
        value = self._given.get("id")
        if value is None or _is_whole(value) or isinstance(value, str):
            return value
        raise _mistaken("id", "id")

    def text(self, name: str) -> str | None:
        """A text."""
        value = self._given.get(name)
        if value is None or isinstance(value, str):
            return value
        raise _mistaken(name, "text")

    def whole(self, name: str) -> int | None:
        """A whole number from 0 on."""
        value = self._given.get(name)
        if value is None or (_is_whole(value) and value >= 0):
            return value
        raise _mistaken(name, "whole")

    def amount(self, name: str) -> float | None:
        """A number from 0 on."""
        value = self.number(name)
        if value is None or value >= 0:
            return value
        raise _mistaken(name, "amount")

    def number(self, name: str) -> float | None:
        """A number that is finite."""
        value = self._given.get(name)
        return None if value is None else _read_number(value, name)

    def object(self, name: str) -> Json | None:
        """An object."""
        value = self._given.get(name)
        if value is None or isinstance(value, dict):
            return value
        raise _mistaken(name, "object")

    def texts(self, name: str) -> tuple[str, ...] | None:
        """A list of texts."""
        value = self._given.get(name)
        if value is None:
            return None
        if isinstance(value, list) and all(isinstance(text, str) for text in value):
            return tuple(value)
        raise _mistaken(name, "texts")

    def named_texts(self, name: str) -> dict[str, str] | None:
        """An object whose values are texts."""
        value = self.object(name)
        if value is None:
            return None
        texts = {key: text for key, text in value.items() if isinstance(text, str)}
        if len(texts) < len(value):
            raise _mistaken(name, "named-texts")
        return texts

    def named_numbers(self, name: str) -> dict[str, float] | None:
        """An object whose values are numbers."""
        value = self.object(name)
        if value is None:
            return None
        return {key: _read_number(number, name) for key, number in value.items()}


def need(take: Callable[[str], Kind | None], name: str) -> Kind:
    """A field that may not be missing."""
    value = take(name)
    if value is None:
        raise Malformed("message-field-missing", field=name)
    return value


def _is_whole(value: object) -> TypeGuard[int]:
    # In Python, true and false are numbers; in JSON they are not.
    return isinstance(value, int) and not isinstance(value, bool)


def _read_number(value: object, name: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise _mistaken(name, "number")
    try:
        number = float(value)
    except OverflowError:
        raise _mistaken(name, "number") from None
    if not math.isfinite(number):
        raise _mistaken(name, "number")
    return number


def _mistaken(name: str, kind: str) -> Malformed:
    return Malformed("message-field", field=name, kind=kind)


def _refuse_constant(constant: str) -> object:
    """Python would read NaN and Infinity, which are no JSON."""
    raise ValueError(constant)
