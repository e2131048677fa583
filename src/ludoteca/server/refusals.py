"""What the server refuses, and how a refusal is told."""

from typing import ClassVar

from ludoteca.core.errors import Refusal
from ludoteca.core.record import Json, RecordRefused


class NotFound(Refusal):
    """There is no such thing here."""

    kind: ClassVar[str] = "not_found"


class TooMany(Refusal):
    """Too much at once: later it may go."""

    kind: ClassVar[str] = "too_many"


class TooLarge(Refusal):
    """More than fits."""

    kind: ClassVar[str] = "too_large"


class Failed(Refusal):
    """Our own fault."""

    kind: ClassVar[str] = "failed"


# By kind of refusal, the status of HTTP.
STATUS = {
    "malformed": 422,
    "illegal": 409,
    "not_your_turn": 409,
    "stale": 409,
    "forbidden": 403,
    "not_found": 404,
    "too_many": 429,
    "too_large": 413,
    "failed": 503,
}


def tell_refusal(refusal: Refusal | RecordRefused) -> Json:
    """A refusal as it is answered, in the language of whoever asked."""
    if isinstance(refusal, RecordRefused):
        where = None if refusal.index is None else f"actions[{refusal.index}]"
        return _tell(refusal.refusal, where)
    field = refusal.facts.get("field")
    return _tell(refusal, None if field is None else str(field))


def _tell(refusal: Refusal, field: str | None) -> Json:
    return {
        "kind": refusal.kind,
        "rule": refusal.rule,
        "field": None if field is None else printable(field),
        "message": printable(str(refusal)),
    }


def printable(text: str) -> str:
    """A text in which somebody's broken signs are shown by their numbers, so it can be sent."""
    return text.encode("utf-8", "backslashreplace").decode()
