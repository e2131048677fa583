"""Subjects: games as they are taught, each with what the loop and its kernels ask of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

import numpy as np

from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.parts.network import Network

# The modules in `subjects`, which have a SUBJECT each, by the name of its game.
SUBJECTS = ("feurio", "futurisiko")


@dataclass(frozen=True)
class Table:
    """A kind of table that has a net of its own."""

    # All ways to play there, the plain game first.
    options: tuple[Options, ...]
    # How many sides may win.
    sides: int
    # Whether all seats win or lose together, and nobody has a rival.
    is_task: bool = False

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options[0].seats


@dataclass(frozen=True)
class Subject:
    """What is taught: a game, its network, and its kernels for self-play."""

    game: AnyGame
    network: Network
    # By their index, as the network names them.
    tables: tuple[Table, ...]
    # What the templates of `selfplay` call, by name.
    kernels: Mapping[str, Callable[..., object]]
    most_actions: int
    # Of a thousand decisions, so many are left to chance, so that mistakes are seen too.
    chance_moves: int
    # Of so many positions one is remembered: those side by side tell nearly the same.
    every: int
    # How far a game has come, from 0 to 1.
    progress: Callable[[np.record], float]

    @property
    def table_names(self) -> tuple[str, ...]:
        """The names of the tables, by their index."""
        return self.network.architecture.tables


# What tables are called, by how their names begin.
_WORDS = {
    "score": "{} players",
    "solo": "solitaire",
    "coop": "{} crews together",
    "seats": "{} armies",
}


# The stages of a game.
STAGES = ("first third", "second third", "last third")


def stage_at(progress: float) -> int:
    """Which of the stages it is when a game has come so far, from 0 to 1."""
    return min(len(STAGES) - 1, int(len(STAGES) * progress))


def describe_table(name: str) -> str:
    """A table in words, such as “4 players”."""
    kind, _, seats = name.partition("-")
    return _WORDS[kind].format(seats)


def module_of(name: str) -> str:
    """The module in which a subject is declared."""
    return f"training.subjects.{name}"


def find_subject(name: str) -> Subject:
    """The subject with the name of its game."""
    if name not in SUBJECTS:
        raise ValueError(f"nobody teaches {name!r}; there are {', '.join(SUBJECTS)}")
    found = import_module(module_of(name)).SUBJECT
    assert isinstance(found, Subject)
    return found
