"""What the server refuses, and how a refusal is told."""

from typing import ClassVar

from starlette.responses import JSONResponse

from ludoteca.core.errors import Refusal
from ludoteca.core.records.record import RecordRefused
from ludoteca.server.text import printable


class NotFound(Refusal):
    """There is no such thing here."""

    kind: ClassVar[str] = "not_found"


class TooMany(Refusal):
    """Too much at once: later it may go."""

    kind: ClassVar[str] = "too_many"


class TooLarge(Refusal):
    """More than fits."""

    kind: ClassVar[str] = "too_large"


class TooSlow(Refusal):
    """It was not waited for any longer."""

    kind: ClassVar[str] = "too_slow"


class Misdirected(Refusal):
    """Meant for another server."""

    kind: ClassVar[str] = "misdirected"


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
    "too_slow": 408,
    "misdirected": 421,
    "failed": 503,
}


def answer_refusal(fault: Refusal | RecordRefused) -> JSONResponse:
    """The answer to what is refused, in the language of whoever asked."""
    field: object
    if isinstance(fault, RecordRefused):
        refusal = fault.refusal
        field = None if fault.index is None else f"actions[{fault.index}]"
    else:
        refusal, field = fault, fault.facts.get("field")
    told = {
        "kind": refusal.kind,
        "rule": refusal.rule,
        "field": None if field is None else printable(str(field)),
        "message": printable(str(refusal)),
    }
    return JSONResponse({"error": told}, STATUS[refusal.kind])
