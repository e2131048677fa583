"""The contract of a bot."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from threading import Event
from typing import ClassVar, Self

import numpy as np

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyView
from ludoteca.core.options import Move
from ludoteca.core.text.messages import say


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

    The value is in the bot's own measure: of one that looks ahead, the chance to win. The line goes
    on through what others and chance are expected to do. `shares` tells, by the text of each move
    that was looked at, how much of the thinking it took; `simulations` how many games were played
    in thought. `chances` are those to win of each seat, once the move is made, and `values` what
    each move that was looked at is worth, in the measure of the value.
    """

    move: Move
    value: float | None = None
    line: tuple[str, ...] = ()
    shares: Mapping[str, float] = field(default_factory=dict)
    simulations: int | None = None
    chances: tuple[float, ...] = ()
    values: Mapping[str, float] = field(default_factory=dict)


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

    @cached_property
    def rng(self) -> np.random.Generator:
        """Random numbers of its own, the same ones again with the same seed."""
        return np.random.default_rng(self.seed)

    def for_game(self, seed: int) -> Self:
        """A bot like this one for one game of a match: a copy, with another seed.

        So what happens in a game depends on nothing that happened in others.
        """
        fresh = deepcopy(self)
        fresh.seed = seed
        return fresh

    def __getstate__(self) -> dict[str, object]:
        # What is drawn from the seed is drawn anew by a copy.
        kind = type(self)
        return {
            name: value
            for name, value in self.__dict__.items()
            if not isinstance(getattr(kind, name, None), cached_property)
        }

    def close(self) -> None:  # noqa: B027 most hold nothing
        """Give back what the bot holds, such as a process; it is asked nothing afterwards."""

    @abstractmethod
    def choose(self, view: AnyView, limit: Limit) -> Decision:
        """One of the legal moves of a view whose seat is to move."""
