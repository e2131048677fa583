"""The contract of a bot, and where bots are found."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from threading import Event
from typing import ClassVar, Self

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyView
from ludoteca.core.messages import say
from ludoteca.core.options import Move

GROUP = "ludoteca.bots"


@dataclass(frozen=True)
class Limit:
    """How long a bot may think; None is no limit.

    Whoever waits may set `stop`: a bot that thinks in slices looks at `is_stopped` between them,
    and answers at once with the best it has. And whoever is curious may give `tell`: such a bot
    calls it now and then with what it would decide by now.
    """

    seconds: float | None = None
    simulations: int | None = None
    stop: Event | None = None
    tell: Callable[["Decision"], object] | None = None

    @property
    def is_stopped(self) -> bool:
        """Whether somebody wants the answer now."""
        return self.stop is not None and self.stop.is_set()


@dataclass(frozen=True)
class Decision:
    """A move, what the bot thinks it is worth to its seat, and the moves it expects from now on.

    `shares` tells, by the text of each move that was looked at, how much of the thinking it took;
    `simulations` how many games were played in thought.
    """

    move: Move
    value: float | None = None
    line: tuple[str, ...] = ()
    shares: Mapping[str, float] = field(default_factory=dict)
    simulations: int | None = None


class Bot(ABC):
    """Sees a view, never the state."""

    # Whether its argument names a program to run: then a person must have asked for it, not a file.
    runs_programs: ClassVar[bool] = False
    # The message that says what to expect of it; else the first line of its docstring does.
    about: ClassVar[str] = ""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    @classmethod
    def from_argument(cls, argument: str, seed: int | None = None) -> Self:
        """A bot as it is asked for after a colon, as in “search:1000”; most take no argument."""
        if argument:
            raise Malformed("bot-takes-no-argument", bot=cls.__name__, argument=argument)
        return cls(seed)

    @classmethod
    def introduce(cls, name: str) -> Iterator[tuple[str, str]]:
        """As what it can be asked for by its name, and what to expect of it, a line each."""
        yield name, say(cls.about) if cls.about else (inspect.getdoc(cls) or "").partition("\n")[0]

    def close(self) -> None:  # noqa: B027 most hold nothing
        """Give back what the bot holds, such as a process; it is asked nothing afterwards."""

    @abstractmethod
    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """One of the legal moves of a view whose seat is to move."""


def bot_names() -> list[str]:
    """The names of all installed bots."""
    return sorted(entry_points(group=GROUP).names)


def find_entry(spec: str) -> EntryPoint:
    """Where the bot comes from that a spec such as “greedy” or “search:1000” names."""
    name = spec.partition(":")[0]
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise Malformed("unknown-bot", name=name, known=", ".join(bot_names()))
    if len(found) > 1:
        raise Malformed("bot-twice", name=name, packages=", ".join(map(_name_package, found)))
    return found[0]


def find_kind(spec: str) -> type[Bot]:
    """The kind of bot that a spec names."""
    entry = find_entry(spec)
    with _usable(entry):
        kind: object = entry.load()
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise Malformed("bot-no-bot", name=entry.name, package=_name_package(entry))
    return kind


def find_bot(spec: str, seed: int | None = None) -> Bot:
    """A new bot of the kind with this name, and with what follows a colon in mind."""
    kind = find_kind(spec)
    with _usable(find_entry(spec)):
        return kind.from_argument(spec.partition(":")[2], seed)


def try_bot(spec: str, seed: int | None = None) -> None:
    """Refuse a bot that cannot be made, or not be let go."""
    bot = find_bot(spec, seed)
    with _usable(find_entry(spec)):
        bot.close()


@contextmanager
def _usable(entry: EntryPoint) -> Iterator[None]:
    """Whatever goes wrong within is the fault of the package that this bot comes from."""
    try:
        yield
    except Refusal:
        raise
    except (Exception, SystemExit) as fault:
        package = _name_package(entry)
        told = f"{type(fault).__name__}: {fault}"
        raise Malformed("bot-broken", name=entry.name, package=package, fault=told) from fault


def _name_package(entry: EntryPoint) -> str:
    """The package that brings a bot, as far as that is known."""
    return entry.dist.name if entry.dist else entry.value
