"""The words of the protocol: requests by whoever hosts a game, answers by an engine.

docs/engine.md tells what each is for. Both directions use the same words.
"""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import ClassVar, Self

from ludoteca.bots.bot import Decision
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.record import Json, Record, RecordRefused
from ludoteca.engine.fields import Fields, Id, need

VERSION = 1
# What an engine may ask for beside the rest of a position.
IMAGINED = "imagined"


@dataclass(frozen=True, kw_only=True)
class Message:
    """One line. An answer has the id of its request."""

    type: ClassVar[str]
    id: Id | None = None

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields; most hold nothing but their id."""
        return cls(id=given.id())

    def as_json(self) -> Json:
        """The message as a JSON object; what is None is left out."""
        held = {one.name: getattr(self, one.name) for one in fields(self)}
        return {"type": self.type} | {key: _plain(v) for key, v in held.items() if v is not None}

    def __str__(self) -> str:
        # Pure ASCII: no line is ever broken by a sign in a name.
        return json.dumps(self.as_json(), allow_nan=False)


# Requests.


@dataclass(frozen=True, kw_only=True)
class Hello(Message):
    """The first request: which version of the protocol the host speaks."""

    type = "hello"
    protocol: int

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        return cls(id=given.id(), protocol=need(given.whole, "protocol"))


@dataclass(frozen=True, kw_only=True)
class New(Message):
    """Another game begins: forget the last one. Bot and seed are for engines that know several."""

    type = "new"
    game: str
    rules: str | None = None
    options: Json = field(default_factory=dict)
    bot: str | None = None
    seed: int | None = None

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        return cls(
            id=given.id(),
            game=need(given.text, "game"),
            rules=given.text("rules"),
            options=given.object("options") or {},
            bot=given.text("bot"),
            seed=given.whole("seed"),
        )


@dataclass(frozen=True, kw_only=True)
class Position(Message):
    """Where the game stands, and for which seat the engine is to think.

    The record is complete, or what the seat has seen. In the latter case `imagined` may hold a
    complete record that agrees with all the seat knows: hidden facts are made up in it.
    """

    type = "position"
    record: Record
    seat: int | None = None
    legal: tuple[str, ...] | None = None
    report: Json | None = None
    imagined: Record | None = None

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        imagined = given.object(IMAGINED)
        return cls(
            id=given.id(),
            record=Record.from_json(need(given.object, "record")),
            seat=given.whole("seat"),
            legal=given.texts("legal"),
            report=given.object("report"),
            imagined=None if imagined is None else Record.from_json(imagined),
        )


@dataclass(frozen=True, kw_only=True)
class Go(Message):
    """Think, for so long at most, and answer with a move."""

    type = "go"
    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        seconds, simulations = given.amount("seconds"), given.whole("simulations")
        return cls(id=given.id(), seconds=seconds, simulations=simulations)

    @property
    def is_endless(self) -> bool:
        """Whether only `stop` would end the thinking."""
        return self.seconds is None and self.simulations is None


@dataclass(frozen=True, kw_only=True)
class Stop(Message):
    """Answer what was asked before at once, with the best move so far."""

    type = "stop"


@dataclass(frozen=True, kw_only=True)
class Ping(Message):
    """Are you there? Answered at once, also while thinking."""

    type = "ping"


@dataclass(frozen=True, kw_only=True)
class Quit(Message):
    """The end; it has no answer."""

    type = "quit"


# Answers.


@dataclass(frozen=True, kw_only=True)
class Welcome(Message):
    """Who the engine is, and what it plays by which versions of the rules; None is anything."""

    type = "welcome"
    protocol: int
    name: str
    version: str | None = None
    games: Mapping[str, str] | None = None
    bots: tuple[str, ...] | None = None
    wants: tuple[str, ...] = ()

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        return cls(
            id=given.id(),
            protocol=need(given.whole, "protocol"),
            name=need(given.text, "name"),
            version=given.text("version"),
            games=given.named_texts("games"),
            bots=given.texts("bots"),
            wants=given.texts("wants") or (),
        )


@dataclass(frozen=True, kw_only=True)
class Ready(Message):
    """Done: `new`, `position` and `stop` are answered so."""

    type = "ready"


@dataclass(frozen=True, kw_only=True)
class Pong(Message):
    """I am here."""

    type = "pong"


@dataclass(frozen=True, kw_only=True)
class Info(Message):
    """What the engine thinks, any number of times between `go` and `bestmove`."""

    type = "info"
    value: float | None = None
    line: tuple[str, ...] | None = None
    shares: Mapping[str, float] | None = None
    simulations: int | None = None

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        return cls(
            id=given.id(),
            value=given.number("value"),
            line=given.texts("line"),
            shares=given.named_numbers("shares"),
            simulations=given.whole("simulations"),
        )

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
        )


@dataclass(frozen=True, kw_only=True)
class Bestmove(Message):
    """The move: exactly one for each `go` that is not refused."""

    type = "bestmove"
    move: str

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        return cls(id=given.id(), move=need(given.text, "move"))


@dataclass(frozen=True, kw_only=True)
class Error(Message):
    """Why a request is refused; the engine lives on."""

    type = "error"
    kind: str
    message: str
    rule: str | None = None
    index: int | None = None
    action: str | None = None

    @classmethod
    def read(cls, given: Fields) -> Self:
        """The message from its fields."""
        return cls(
            id=given.id(),
            kind=given.text("kind") or Malformed.kind,
            message=need(given.text, "message"),
            rule=given.text("rule"),
            index=given.whole("index"),
            action=given.text("action"),
        )

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
        return {"type": self.type} | {one.name: getattr(self, one.name) for one in fields(self)}


REQUESTS: tuple[type[Message], ...] = (Hello, New, Position, Go, Stop, Ping, Quit)
ANSWERS: tuple[type[Message], ...] = (Welcome, Ready, Pong, Info, Bestmove, Error)


def read_message(given: Fields, known: tuple[type[Message], ...]) -> Message:
    """The message that a line holds, if it is one of those known here."""
    name = need(given.text, "type")
    for kind in known:
        if kind.type == name:
            return kind.read(given)
    names = ", ".join(kind.type for kind in known)
    raise Malformed("message-unknown", name=name, known=names)


def _plain(value: object) -> object:
    """A value as JSON has it."""
    return value.as_json() if isinstance(value, Record) else value
