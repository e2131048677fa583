"""What a survey of Feurio! tells: points, the worth of a seat and of firebreaks, tasks done."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from ludoteca.core.figures.chart import Chart, Curve, Curves, Panels, plan_shares
from ludoteca.core.figures.estimate import Estimate, estimate_part, show_share
from ludoteca.core.figures.figure_table import Cell, FigureTable
from ludoteca.core.parts.survey import (
    Report,
    Sample,
    Survey,
    describe,
    find_last_named,
    tabulate,
)
from ludoteca.core.text.messages import say
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.options import FeurioOptions, every_options
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from ludoteca.games.feurio.state import FeurioState
from ludoteca.games.feurio.stats.courses import play_quickly, sum_up

Games = Sample[FeurioOptions]


class FeurioSurvey(Survey[FeurioOptions]):
    """What many games of Feurio! tell."""

    def __init__(self, start: Callable[[FeurioOptions], FeurioState]) -> None:
        self._start = start

    def tables(self) -> list[FeurioOptions]:
        """R67, R76, R94: every table there can be."""
        return list(every_options())

    def player(self, options: FeurioOptions) -> str:
        """A crew with a plan; at a task the heuristic does better."""
        return "quick" if options.goal == Goal.SCORE else "greedy"

    def play(self, options: FeurioOptions, games: int, rng: np.record) -> np.ndarray:
        """Let quick players play inside the kernels; how each game went."""
        return play_quickly(self._start(options).storage, games, rng)

    def sum_up(self, options: FeurioOptions, actions: Sequence[int]) -> np.ndarray:
        """How one game went that is over, from its actions."""
        return sum_up(self._start(options).storage, actions)

    def tell(self, samples: Sequence[Games]) -> Report:
        """Points, shares of victories and firebreaks in contests; how often a task is done."""
        contests = [sample for sample in samples if sample.options.goal == Goal.SCORE]
        tasks = [sample for sample in samples if sample.options.goal != Goal.SCORE]
        breaks = [sample for sample in contests if sample.options.firebreak]
        tables: list[FigureTable] = []
        charts: dict[str, Chart] = {}
        if contests:
            tables += [_points(contests), _points_by_place(contests), _win_shares(contests)]
            shown = _pick(contests)
            charts |= {"points": _draw_points(shown), "places": _draw_places(shown)}
        if breaks:
            tables.append(_breaks(breaks))
        if tasks:
            tables.append(_tasks(tasks))
            charts["tasks"] = _draw_tasks(tasks)
        return Report(tuple(tables), charts)


def _name(table: FeurioOptions) -> str:
    """A table in a few words."""
    return say(
        "feurio-stats-name",
        seats=table.seats,
        goal=str(table.goal),
        firebreak=str(table.firebreak),
        hotter=str(table.hotter),
    )


def _tabulate(
    key: str,
    columns: Sequence[str],
    samples: Sequence[Games],
    figures: Callable[[Games], Iterator[Cell]],
) -> FigureTable:
    head = (say("feurio-stats-table"), _name)
    return tabulate(say(f"feurio-stats-{key}"), head, columns, samples, figures)


def _columns(*columns: str) -> list[str]:
    return [say(f"feurio-stats-{column}") for column in columns]


PLACES = [str(place) for place in range(1, MOST_SEATS + 1)]


def _by_place(sample: Games, figures: np.ndarray) -> np.ndarray:
    """R10: by game and seat, turned so that who has the first turn comes first: seat 1."""
    seats = sample.options.seats
    return figures[:, [(1 + place) % seats for place in range(seats)]]


def _fill(cells: Sequence[Cell]) -> Iterator[Cell]:
    """A cell for every place, nothing where nobody sits."""
    yield from cells
    yield from [""] * (MOST_SEATS - len(cells))


def _points(samples: Sequence[Games]) -> FigureTable:
    """R45 to R54: how many points games bring."""
    return _tabulate("points", _columns("mean", "best", "last", "record"), samples, _marks)


def _marks(sample: Games) -> Iterator[Cell]:
    """Points in the mean: of all, of the winner, of the last; and the record."""
    points = sample.courses["points"][:, : sample.options.seats]
    for figures in (points, points.max(axis=1), points.min(axis=1)):
        yield round(float(figures.mean()), 1)
    yield int(points.max())


def _points_by_place(samples: Sequence[Games]) -> FigureTable:
    """R10, R45 to R54: points in the mean, and the record, of each place in the first turn."""

    def cells(sample: Games) -> Iterator[Cell]:
        points = _by_place(sample, sample.courses["points"])
        return _fill([f"{of.mean():.1f} ({of.max()})" for of in points.T])

    return _tabulate("seat-points", PLACES, samples, cells)


def _wins(sample: Games) -> np.ndarray:
    """R51 to R53: by game and seat, its part of the victory."""
    first = sample.courses["first"][:, : sample.options.seats]
    found: np.ndarray = first / first.sum(axis=1, keepdims=True)
    return found


def _shares(sample: Games) -> list[Estimate]:
    """R10: how often each place in the first turn wins."""
    return [estimate_part(parts) for parts in _by_place(sample, _wins(sample)).T]


def _win_shares(samples: Sequence[Games]) -> FigureTable:
    """R10: how often each place in the order of the first turn wins; a shared win is shared."""
    return _tabulate("seats", PLACES, samples, lambda sample: _fill(_shares(sample)))


def _breaks(samples: Sequence[Games]) -> FigureTable:
    """R82 to R92: whether those who lay firebreaks win more often."""
    return _tabulate("breaks", _columns("laid", "none", "one", "more"), samples, _wins_by_breaks)


def _wins_by_breaks(sample: Games) -> Iterator[Cell]:
    breaks = sample.courses["breaks"][:, : sample.options.seats]
    wins = _wins(sample)
    yield round(float(breaks.sum(axis=1).mean()), 2)
    for chosen in (breaks == 0, breaks == 1, breaks > 1):
        yield estimate_part(wins[chosen]) if chosen.any() else ""


def _tasks(samples: Sequence[Games]) -> FigureTable:
    """R71, R78: how often the task of solitaire and cooperative games is done."""
    return _tabulate("tasks", _columns("done"), samples, lambda sample: iter([_done(sample)]))


def _done(sample: Games) -> Estimate:
    return estimate_part(sample.courses["done"])


def _pick(samples: Sequence[Games]) -> list[Games]:
    """For a chart: of the strongest players, one table for each number of seats, the simplest."""
    found: dict[int, Games] = {}
    for sample in find_last_named(samples):
        found.setdefault(sample.options.seats, sample)
    return list(found.values())


def _draw_points(samples: Sequence[Games]) -> Curves:
    """R45 to R54: how often each number of points is reached."""
    return Curves(
        say("feurio-stats-chart-points"),
        describe(samples),
        say("feurio-stats-axis-points"),
        [
            Curve(_name(sample.options), sample.courses["points"][:, : sample.options.seats])
            for sample in samples
        ],
    )


def _draw_places(samples: Sequence[Games]) -> Panels:
    """R10: the share of victories of each place in the first turn."""
    shares = [_shares(sample) for sample in samples]
    most = max(len(places) for places in shares)
    high = min(1.0, 1.15 * max(share.high for places in shares for share in places))
    panels = [
        plan_shares(
            _name(sample.options),
            [places[place : place + 1] for place in range(most)],
            high,
            1 / len(places),
            lambda share: show_share(share.value),
        )
        for sample, places in zip(samples, shares, strict=True)
    ]
    names = [say("feurio-stats-turn", place=place) for place in range(1, most + 1)]
    return Panels(say("feurio-stats-chart-places"), describe(samples), names, panels)


def _draw_tasks(samples: Sequence[Games]) -> Panels:
    """R71, R78: how often players of each kind do the task, without the hotter game."""
    plain = [sample for sample in samples if not sample.options.hotter] or list(samples)
    players = list(dict.fromkeys(sample.players for sample in plain))
    done = {(sample.options, sample.players): (_done(sample),) for sample in plain}
    panels = [
        plan_shares(
            _name(table),
            [done.get((table, kind), ()) for kind in players],
            show=lambda share: show_share(share.value),
        )
        for table in dict.fromkeys(sample.options for sample in plain)
    ]
    return Panels(say("feurio-stats-chart-tasks"), describe(plain), players, panels)
