"""What a survey of FutuRisiko! tells: how long games last, who wins, which cards are played."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from ludoteca.core.figures.chart import Curve, Curves, Panel, Panels, plan_shares
from ludoteca.core.figures.estimate import Estimate, estimate_part
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
from ludoteca.games.futurisiko.box import Card
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.state import FutuRisikoState
from ludoteca.games.futurisiko.stats.courses import play_greedily, sum_up

# F11: the numbers of seats that the book knows; the book's games end long before this round.
SURVEYED_SEATS = (4, 5, 6)
LONG_ROUND = 60
PLACES = ("draft_place", "first_place", "last_place")
QUANTILES = (5, 50, 95)
LENGTHS = ("won", "mean", "early", "median", "late", "longest", "left")

Games = Sample[FutuRisikoOptions]


class FutuRisikoSurvey(Survey[FutuRisikoOptions]):
    """What many games of FutuRisiko! tell."""

    def __init__(
        self,
        options: Callable[[Mapping[str, object]], FutuRisikoOptions],
        start: Callable[[FutuRisikoOptions], FutuRisikoState],
    ) -> None:
        self._options = options
        self._start = start

    def tables(self) -> list[FutuRisikoOptions]:
        """F11: the usual game, by seats."""
        return [self._options({"seats": seats}) for seats in SURVEYED_SEATS]

    def player(self, options: FutuRisikoOptions) -> str:  # noqa: ARG002 the same at every table
        """Instinct."""
        return "greedy"

    def play(self, options: FutuRisikoOptions, games: int, rng: np.record) -> np.ndarray:
        """Let greedy players play inside the kernels; how each game went."""
        return play_greedily(self._start(options).storage, games, rng)

    def sum_up(self, options: FutuRisikoOptions, actions: Sequence[int]) -> np.ndarray:
        """How one game went that is over, from its actions."""
        return sum_up(self._start(options).storage, actions)

    def tell(self, samples: Sequence[Games]) -> Report:
        """How long games last, who wins them, and which cards are played."""
        lengths = _tabulate(say("futurisiko-stats-length"), _columns(*LENGTHS), samples, _length)
        # Where nobody reached the goal there is no winner to tell of.
        won = [found for sample in samples if len((found := _won(sample)).courses)]
        if not won:
            return Report((lengths,))
        shown = find_last_named(won)
        return Report(
            (
                lengths,
                *(_win_shares(won, place) for place in PLACES),
                *(_cards(sample, is_one_of_many=shown != won) for sample in won),
            ),
            {
                "lengths": _draw_lengths(shown),
                "places": _draw_places(shown),
                "cards": _draw_cards(shown),
            },
        )


def _won(sample: Games) -> Games:
    """F56: the games in which somebody reached the goal."""
    courses = sample.courses
    return Sample(sample.players, sample.options, courses[courses["winner"] >= 0])


def _columns(*columns: str) -> list[str]:
    return [say(f"futurisiko-stats-{column}") for column in columns]


def _seats(table: FutuRisikoOptions) -> Cell:
    return table.seats


def _tabulate(
    title: str,
    columns: Sequence[str],
    samples: Sequence[Games],
    figures: Callable[[Games], Iterator[Cell]],
) -> FigureTable:
    return tabulate(title, (say("futurisiko-stats-seats"), _seats), columns, samples, figures)


def _length(sample: Games) -> Iterator[Cell]:
    """F56, F59: how many rounds games last that are won; nothing where none is."""
    won = _won(sample).courses
    rounds = won["rounds"]
    yield round(100 * float((rounds < LONG_ROUND).sum()) / len(sample.courses), 1)
    if not len(won):
        yield from [""] * (len(LENGTHS) - 1)
        return
    yield round(float(rounds.mean()), 1)
    yield from (int(number) for number in np.percentile(rounds, QUANTILES))
    yield int(rounds.max())
    yield round(float(won["survivors"].mean()), 1)


def _shares(sample: Games, place: str) -> list[Estimate]:
    """F12, F17: how often who has each place wins."""
    places = sample.courses[place]
    return [estimate_part(places == number) for number in range(sample.options.seats)]


def _win_shares(samples: Sequence[Games], place: str) -> FigureTable:
    """F12, F17: how often who has each place wins, in a table."""
    most = max(sample.options.seats for sample in samples)

    def cells(sample: Games) -> Iterator[Cell]:
        yield from _shares(sample, place)
        yield from [""] * (most - sample.options.seats)

    title = say("futurisiko-stats-place", place=place.replace("_", "-"))
    return _tabulate(title, [str(number) for number in range(1, most + 1)], samples, cells)


def _cards(sample: Games, *, is_one_of_many: bool) -> FigureTable:
    """F60: how often each card is played, and by whom."""
    title = say("futurisiko-stats-cards", seats=sample.options.seats)
    return FigureTable(
        f"{title} ({sample.players})" if is_one_of_many else title,
        tuple(_columns("card", "all", "winner", "other")),
        tuple((_name(card), *(round(mean, 2) for mean in _plays(sample, card))) for card in Card),
    )


def _name(card: Card) -> str:
    return say("futurisiko-card-kind", card=str(card))


def _plays(sample: Games, card: Card) -> tuple[float, float, float]:
    """How often a card is played in a game: in all, by the winner, by each of the others."""
    won = sample.courses
    played = won["played"][:, :, card]
    by_all = played.sum(axis=1)
    by_winner = played[np.arange(len(won)), won["winner"]]
    by_other = (by_all - by_winner) / (sample.options.seats - 1)
    return float(by_all.mean()), float(by_winner.mean()), float(by_other.mean())


def _heading(sample: Games) -> str:
    return say("futurisiko-stats-heading", seats=sample.options.seats)


def _draw_lengths(samples: Sequence[Games]) -> Curves:
    """F56: how often games end in each round."""
    return Curves(
        say("futurisiko-stats-chart-lengths"),
        describe(samples),
        say("futurisiko-stats-axis-rounds"),
        [Curve(_heading(sample), sample.courses["rounds"]) for sample in samples],
    )


def _draw_places(samples: Sequence[Games]) -> Panels:
    """F12, F17: the share of victories of each place, in the draft and in two sequences."""
    shares = [[_shares(sample, place) for place in PLACES] for sample in samples]
    most = max(sample.options.seats for sample in samples)
    high = min(1.0, 1.1 * max(share.high for found in shares for row in found for share in row))
    panels = [
        plan_shares(
            _heading(sample),
            [[row[number] for row in found if number < len(row)] for number in range(most)],
            high,
            1 / sample.options.seats,
        )
        for sample, found in zip(samples, shares, strict=True)
    ]
    return Panels(
        say("futurisiko-stats-chart-places"),
        describe(samples),
        [say("futurisiko-stats-number", place=number) for number in range(1, most + 1)],
        panels,
        [say("futurisiko-stats-series", place=place.replace("_", "-")) for place in PLACES],
    )


def _draw_cards(samples: Sequence[Games]) -> Panels:
    """F60: how often the winner and each other player play a card in a game."""
    plays = [[_plays(sample, card)[1:] for card in Card] for sample in samples]
    high = max(1.0, 1.1 * max(mean for rows in plays for row in rows for mean in row))
    panels = [
        Panel(
            _heading(sample),
            [[Estimate(mean, mean, mean) for mean in row] for row in rows],
            0.0,
            high,
            "{:g}".format,
        )
        for sample, rows in zip(samples, plays, strict=True)
    ]
    return Panels(
        say("futurisiko-stats-chart-cards"),
        describe(samples),
        [_name(card) for card in Card],
        panels,
        _columns("winner", "other"),
    )
