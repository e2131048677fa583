"""What a survey of FutuRisiko! tells: how long games last, who wins, which cards are played."""

from collections.abc import Iterator

import numpy as np

from ludoteca.core.messages import say
from ludoteca.core.survey import Cell, Table
from ludoteca.games.futurisiko.pieces import Card

# F11: the numbers of seats that the book knows; the book's games end long before this round.
SURVEYED_SEATS = (4, 5, 6)
LONG_ROUND = 60
PLACES = ("draft_place", "first_place", "last_place")
QUANTILES = (5, 50, 95)
# By seats, how each game went.
Surveys = dict[int, np.ndarray]


def tabulate(surveys: Surveys) -> tuple[Table, ...]:
    """The tables of a survey."""
    return (
        _lengths(surveys),
        *(_win_shares(surveys, place) for place in PLACES),
        *(_cards(courses, seats) for seats, courses in surveys.items()),
    )


def _won(courses: np.ndarray) -> np.ndarray:
    """F56: the games in which somebody reached the goal."""
    found: np.ndarray = courses[courses["winner"] >= 0]
    return found


def _lengths(surveys: Surveys) -> Table:
    """F56, F59: how many rounds games last."""
    columns = ("seats", "games", "won", "mean", "early", "median", "late", "longest", "left")
    return Table(
        say("futurisiko-stats-length"),
        tuple(say(f"futurisiko-stats-{column}") for column in columns),
        tuple((seats, *_length(courses)) for seats, courses in surveys.items()),
    )


def _length(courses: np.ndarray) -> Iterator[Cell]:
    won = _won(courses)
    yield len(courses)
    yield _percent(won["rounds"] < LONG_ROUND, len(courses))
    yield round(float(won["rounds"].mean()), 1)
    yield from (int(rounds) for rounds in np.percentile(won["rounds"], QUANTILES))
    yield int(won["rounds"].max())
    yield round(float(won["survivors"].mean()), 1)


def _win_shares(surveys: Surveys, place: str) -> Table:
    """F12, F17: how often who has each place wins."""
    most = max(surveys)
    return Table(
        say("futurisiko-stats-place", place=place.replace("_", "-")),
        (say("futurisiko-stats-seats"), *(str(number) for number in range(1, most + 1))),
        tuple(
            (seats, *_shares(_won(courses)[place], seats), *[""] * (most - seats))
            for seats, courses in surveys.items()
        ),
    )


def _shares(places: np.ndarray, seats: int) -> Iterator[Cell]:
    for place in range(seats):
        yield _percent(places == place, len(places))


def _percent(happened: np.ndarray, of: int) -> float:
    return round(100 * float(happened.sum()) / of, 1)


def _cards(courses: np.ndarray, seats: int) -> Table:
    """F60: how often each card is played, and by whom."""
    return Table(
        say("futurisiko-stats-cards", seats=seats),
        tuple(say(f"futurisiko-stats-{column}") for column in ("card", "all", "winner", "other")),
        tuple(
            (say("futurisiko-card-kind", card=str(card)), *_plays(_won(courses), seats, card))
            for card in Card
        ),
    )


def _plays(won: np.ndarray, seats: int, card: Card) -> Iterator[Cell]:
    """How often a card is played in a game: in all, by the winner, by each of the others."""
    played = won["played"][:, :, card]
    by_all = played.sum(axis=1)
    by_winner = played[np.arange(len(won)), won["winner"]]
    for figures in (by_all, by_winner, (by_all - by_winner) / (seats - 1)):
        yield round(float(figures.mean()), 2)
