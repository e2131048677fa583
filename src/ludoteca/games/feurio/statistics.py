"""What a survey of Feurio! tells: points, the worth of a seat and of firebreaks, tasks done."""

from collections.abc import Iterator, Mapping

import numpy as np

from ludoteca.core.messages import say
from ludoteca.core.survey import Cell, Table
from ludoteca.games.feurio.layout import MOST_SEATS
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.pieces import Goal

# By table, how each game went.
Surveys = Mapping[FeurioOptions, np.ndarray]


def tabulate(surveys: Surveys) -> tuple[Table, ...]:
    """The tables of a survey."""
    contests = {table: found for table, found in surveys.items() if table.goal == Goal.SCORE}
    tasks = {table: found for table, found in surveys.items() if table.goal != Goal.SCORE}
    breaks = {table: found for table, found in contests.items() if table.firebreak}
    return _points(contests), _win_shares(contests), _breaks(breaks), _tasks(tasks)


def _name(table: FeurioOptions) -> str:
    """A table in a few words."""
    return say(
        "feurio-stats-name",
        seats=table.seats,
        goal=str(table.goal),
        firebreak=str(table.firebreak),
        hotter=str(table.hotter),
    )


def _head(*columns: str) -> tuple[str, ...]:
    return tuple(say(f"feurio-stats-{column}") for column in ("table", *columns))


def _points(surveys: Surveys) -> Table:
    """R45 to R54: how many points games bring."""
    return Table(
        say("feurio-stats-points"),
        _head("mean", "best", "last", "record"),
        tuple((_name(table), *_marks(table, courses)) for table, courses in surveys.items()),
    )


def _marks(table: FeurioOptions, courses: np.ndarray) -> Iterator[Cell]:
    """Points in the mean: of all, of the winner, of the last; and the record."""
    points = courses["points"][:, : table.seats]
    for figures in (points, points.max(axis=1), points.min(axis=1)):
        yield round(float(figures.mean()), 1)
    yield int(points.max())


def _win_shares(surveys: Surveys) -> Table:
    """R10: how often each place in the order of the first turn wins; a shared win is shared."""
    rows = [
        (_name(table), *_shares(table, courses), *[""] * (MOST_SEATS - table.seats))
        for table, courses in surveys.items()
    ]
    places = tuple(str(place) for place in range(1, MOST_SEATS + 1))
    return Table(say("feurio-stats-seats"), (*_head(), *places), tuple(rows))


def _wins(table: FeurioOptions, courses: np.ndarray) -> np.ndarray:
    """R53: by game and seat, its part of the victory."""
    points = courses["points"][:, : table.seats]
    best = points == points.max(axis=1, keepdims=True)
    found: np.ndarray = best / best.sum(axis=1, keepdims=True)
    return found


def _shares(table: FeurioOptions, courses: np.ndarray) -> Iterator[Cell]:
    wins = _wins(table, courses).mean(axis=0)
    for place in range(table.seats):
        # R10: seat 1 has the first turn.
        yield round(100 * float(wins[(1 + place) % table.seats]), 1)


def _breaks(surveys: Surveys) -> Table:
    """R82 to R92: whether those who lay firebreaks win more often."""
    rows = []
    for table, courses in surveys.items():
        breaks = courses["breaks"][:, : table.seats]
        wins = _wins(table, courses)
        rows.append(
            (
                _name(table),
                round(float(breaks.sum(axis=1).mean()), 2),
                *(_percent(wins[chosen]) for chosen in (breaks == 0, breaks == 1, breaks > 1)),
            )
        )
    return Table(say("feurio-stats-breaks"), _head("laid", "none", "one", "more"), tuple(rows))


def _percent(wins: np.ndarray) -> Cell:
    """The share of wins among some seats; nothing where there were none."""
    return round(100 * float(wins.mean()), 1) if len(wins) else ""


def _tasks(surveys: Surveys) -> Table:
    """R71, R78: how often the task of solitaire and cooperative games is done."""
    rows = [
        (_name(table), round(100 * float(courses["done"].mean()), 2))
        for table, courses in surveys.items()
    ]
    return Table(say("feurio-stats-tasks"), _head("done"), tuple(rows))
