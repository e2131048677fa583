"""The messages of the protocol: requests by whoever hosts a game, answers by an engine.

docs/bots/engine.md tells what each is for. A message is declared here once, and read by msgspec;
fields that are not declared are ignored.
"""

import json
import math
import re
import sys
from typing import Annotated, Self, TypeVar, get_args

from msgspec import Meta, Struct, ValidationError, convert, to_builtins
from msgspec.structs import fields

from ludoteca.bots.bot import Decision
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.records.record import Json, Record, RecordRefused

VERSION = 1
# What an engine may ask for beside the rest of a position.
IMAGINED = "imagined"

Id = str | int
Whole = Annotated[int, Meta(ge=0)]
# Numbers are finite: JSON has no word for others, but 1e999 can be written.
Number = Annotated[float, Meta(ge=-sys.float_info.max, le=sys.float_info.max)]
Amount = Annotated[float, Meta(ge=0, le=sys.float_info.max)]
Texts = tuple[str, ...]
NamedTexts = dict[str, str]
Numbers = tuple[Number, ...]
NamedNumbers = dict[str, Number]
# What a field must be, as the refusal of another value calls it.
_KINDS = {
    Whole: "whole",
    Number: "number",
    Amount: "amount",
    Json: "object",
    Texts: "texts",
    NamedTexts: "named-texts",
    Numbers: "number",
    NamedNumbers: "number",
    str: "text",
}
_FIELD = re.compile(r"`\$\.(\w+)")
_MISSING = re.compile(r"required field `(\w+)`")


def _name_type(class_name: str) -> str:
    return class_name.removesuffix("Request").removesuffix("Answer").lower()


class EngineMessage(Struct, frozen=True, tag_field="type", tag=_name_type):
    """One line. An answer has the id of its request."""

    id: Id | None = None

    @property
    def type(self) -> str:
        """What the message is called in its line."""
        return str(self.__struct_config__.tag)

    def as_json(self) -> Json:
        """The message as a JSON object; what is None is left out."""
        return {key: value for key, value in to_builtins(self).items() if value is not None}

    def __str__(self) -> str:
        # Pure ASCII, which msgspec does not write: no line is ever broken by a sign in a name.
        return json.dumps(self.as_json(), allow_nan=False)


SomeMessage = TypeVar("SomeMessage", bound=EngineMessage)

# Requests.


class HelloRequest(EngineMessage, frozen=True, kw_only=True):
    """The first request: which version of the protocol the host speaks."""

    protocol: Whole


class NewRequest(EngineMessage, frozen=True, kw_only=True):
    """Another game begins: forget the last one. Bot and seed are for engines that know several."""

    game: str
    rules: str | None = None
    options: Json = {}
    bot: str | None = None
    seed: Whole | None = None


class PositionRequest(EngineMessage, frozen=True, kw_only=True):
    """Where the game stands, and for which seat the engine is to think.

    The record is complete, or what the seat has seen. In the latter case `imagined` may hold a
    complete record that agrees with all the seat knows: hidden facts are made up in it.
    """

    record: Json
    seat: Whole | None = None
    legal: Texts | None = None
    report: Json | None = None
    imagined: Json | None = None

    @property
    def complete_record(self) -> Record:
        """What can be replayed; RecordRefused if it is no record."""
        return Record.from_json(self.record if self.imagined is None else self.imagined)


class GoRequest(EngineMessage, frozen=True, kw_only=True):
    """Think, for so long at most, and answer with a move."""

    seconds: Amount | None = None
    simulations: Whole | None = None

    @property
    def is_endless(self) -> bool:
        """Whether only `stop` would end the thinking."""
        return self.seconds is None and self.simulations is None


class StopRequest(EngineMessage, frozen=True):
    """Answer what was asked before at once, with the best move so far."""


class PingRequest(EngineMessage, frozen=True):
    """Are you there? Answered at once, also while thinking."""


class QuitRequest(EngineMessage, frozen=True):
    """The end; it has no answer."""


# Answers.


class WelcomeAnswer(EngineMessage, frozen=True, kw_only=True):
    """Who the engine is, and what it plays by which versions of the rules; None is anything."""

    protocol: Whole
    name: str
    version: str | None = None
    games: NamedTexts | None = None
    bots: Texts | None = None
    wants: Texts = ()


class ReadyAnswer(EngineMessage, frozen=True):
    """Done: `new`, `position` and `stop` are answered so."""


class PongAnswer(EngineMessage, frozen=True):
    """I am here."""


class InfoAnswer(EngineMessage, frozen=True, kw_only=True):
    """What the engine thinks so far."""

    value: Number | None = None
    line: Texts | None = None
    shares: NamedNumbers | None = None
    simulations: Whole | None = None
    chances: Numbers | None = None
    values: NamedNumbers | None = None

    @classmethod
    def of(cls, decision: Decision, to: Id | None) -> Self:
        """What a bot thinks of its decision."""
        value = decision.value
        return cls(
            id=to,
            # A certain win may be worth more than any number, for which JSON has no word.
            value=None if value is None or not math.isfinite(value) else float(value),
            line=tuple(decision.line) or None,
            # Bots that compute with arrays hold numbers that JSON does not know, either.
            shares={move: float(share) for move, share in decision.shares.items()} or None,
            simulations=None if decision.simulations is None else int(decision.simulations),
            chances=tuple(map(float, decision.chances)) or None,
            values={
                move: float(worth)
                for move, worth in decision.values.items()
                if math.isfinite(worth)
            }
            or None,
        )


class BestMoveAnswer(EngineMessage, frozen=True, kw_only=True):
    """The move: exactly one for each `go` that is not refused."""

    move: str


class ErrorAnswer(EngineMessage, frozen=True, kw_only=True):
    """Why a request is refused; the engine lives on."""

    kind: str = Malformed.kind
    message: str
    rule: str | None = None
    index: Whole | None = None
    action: str | None = None

    @classmethod
    def of(cls, fault: Refusal | RecordRefused, to: Id | None) -> Self:
        """A refusal, in the terms of `replay --json`."""
        refused = fault if isinstance(fault, RecordRefused) else RecordRefused(fault)
        refusal = refused.refusal
        return cls(
            id=to,
            kind=refusal.kind,
            message=str(refusal),
            rule=refusal.rule,
            index=refused.index,
            action=refused.action,
        )

    def as_json(self) -> Json:
        """The message as a JSON object with all its fields, as in `replay --json`."""
        told: Json = to_builtins(self)
        return told


def _by_type(*kinds: type[EngineMessage]) -> dict[str, type[EngineMessage]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


REQUESTS = _by_type(
    *(HelloRequest, NewRequest, PositionRequest, GoRequest, StopRequest, PingRequest, QuitRequest)
)
ANSWERS = _by_type(
    *(WelcomeAnswer, ReadyAnswer, PongAnswer, InfoAnswer, BestMoveAnswer, ErrorAnswer)
)


def read_line(line: bytes) -> Json:
    """The fields of a line, which is one JSON object in UTF-8; one that is null is missing."""
    try:
        given = json.loads(line.decode(), parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise Malformed("message-not-utf8") from None
    except (ValueError, RecursionError) as fault:
        raise Malformed("message-not-json", fault=str(fault)) from None
    if not isinstance(given, dict):
        raise Malformed("message-not-object")
    return {name: value for name, value in given.items() if value is not None}


def read_id(given: Json) -> Id | None:
    """What the answer to a line is to be marked with, whatever else stands in it."""
    return _convert({"id": given.get("id")}, EngineMessage).id


def read_message(given: Json, known: dict[str, type[EngineMessage]]) -> EngineMessage:
    """The message that the fields of a line make up, if it is one of those known here."""
    name = given.get("type")
    if name is None:
        raise Malformed("message-field-missing", field="type")
    if not isinstance(name, str):
        raise Malformed("message-field", field="type", kind="text")
    if name not in known:
        raise Malformed("message-unknown", name=name, known=", ".join(known))
    return _convert(given, known[name])


def _convert(given: Json, kind: type[SomeMessage]) -> SomeMessage:
    try:
        return convert(given, kind)
    except ValidationError as fault:
        if missing := _MISSING.search(str(fault)):
            raise Malformed("message-field-missing", field=missing[1]) from None
        named = _FIELD.search(str(fault))
        assert named is not None, "a line is an object, so the fault is in a field"
        raise Malformed("message-field", field=named[1], kind=_name_kind(kind, named[1])) from None


def _name_kind(kind: type[EngineMessage], name: str) -> str:
    """What a field of a message must be."""
    (declared,) = (field.type for field in fields(kind) if field.name == name)
    if name == "id":
        return "id"
    types = (declared, *get_args(declared))
    return next(word for each, word in _KINDS.items() if each in types)


def _refuse_constant(constant: str) -> object:
    """Python would read NaN and Infinity, which are no JSON."""
    raise ValueError(constant)
