"""Surveys: what many games tell, as figures that a game finds worth knowing about itself.

How one game went is a record of numbers, its course. A game makes courses in two ways, which agree:
it plays many games inside its kernels, or it sums up a game that others have played.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

import numpy as np

from ludoteca.core.figures.chart import Chart
from ludoteca.core.figures.figure_table import Cell, FigureTable
from ludoteca.core.options import Options, SomeOptions
from ludoteca.core.text.messages import say


@dataclass(frozen=True)
class Report:
    """What is to be told: tables, and charts by their names."""

    tables: tuple[FigureTable, ...]
    charts: Mapping[str, Chart] = field(default_factory=dict)


@dataclass(frozen=True)
class Sample(Generic[SomeOptions]):
    """Games at one table between players of one kind, and how each went."""

    players: str
    options: SomeOptions
    courses: np.ndarray


class Survey(ABC, Generic[SomeOptions]):
    """What a game tells of many games."""

    @abstractmethod
    def tables(self) -> Sequence[SomeOptions]:
        """The tables that are worth a look."""

    @abstractmethod
    def player(self, options: SomeOptions) -> str:
        """The bot that plays as `play` does: the best of those that are quick."""

    @abstractmethod
    def play(self, options: SomeOptions, games: int, rng: np.record) -> np.ndarray:
        """Let quick players play inside the kernels; how each game went."""

    @abstractmethod
    def sum_up(self, options: SomeOptions, actions: Sequence[int]) -> np.ndarray:
        """How one game went that is over, from its actions."""

    @abstractmethod
    def tell(self, samples: Sequence[Sample[SomeOptions]]) -> Report:
        """What the games of several samples say."""


def tabulate(
    title: str,
    head: tuple[str, Callable[[SomeOptions], Cell]],
    columns: Sequence[str],
    samples: Sequence[Sample[SomeOptions]],
    figures: Callable[[Sample[SomeOptions]], Iterable[Cell]],
) -> FigureTable:
    """A row for each sample: its table, its players where there are several, games and figures."""
    column, name = head
    is_mixed = len({sample.players for sample in samples}) > 1
    tables = list(dict.fromkeys(sample.options for sample in samples))
    return FigureTable(
        title,
        (column, *[say("stats-players")] * is_mixed, say("stats-games"), *columns),
        tuple(
            (
                name(sample.options),
                *[sample.players] * is_mixed,
                len(sample.courses),
                *figures(sample),
            )
            for sample in sorted(samples, key=lambda sample: tables.index(sample.options))
        ),
    )


def find_last_named(samples: Sequence[Sample[SomeOptions]]) -> list[Sample[SomeOptions]]:
    """The games of the players who were named last: charts that show one kind show these."""
    return [sample for sample in samples if sample.players == samples[-1].players]


def describe(samples: Sequence[Sample[SomeOptions]]) -> str:
    """How many games a chart rests on, and who played them."""
    games = sum(len(sample.courses) for sample in samples)
    players = ", ".join(dict.fromkeys(sample.players for sample in samples))
    return say("stats-games-of", games=games, players=players)


AnySurvey = Survey[Options]
AnySample = Sample[Options]


def pool(parts: Iterable[AnySample]) -> list[AnySample]:
    """Put games of the same players at the same table together, in the order of the first."""
    found: dict[tuple[str, Options], list[np.ndarray]] = {}
    for part in parts:
        found.setdefault((part.players, part.options), []).append(part.courses)
    return [
        Sample(players, options, np.concatenate(courses))
        for (players, options), courses in found.items()
    ]
