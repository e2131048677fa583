"""How the bots of a match stand: shares, points, places, duels, times, ratings."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, combinations

from ludoteca.arena.analysis.head_to_head import compare_places
from ludoteca.arena.analysis.intervals import Tally, estimate_mean, estimate_share
from ludoteca.arena.analysis.rating import rate
from ludoteca.arena.analysis.sprt import Verdict
from ludoteca.arena.match import Match
from ludoteca.arena.result import Result, ThinkingTime
from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.records.record import Json

Deals = Sequence[Sequence[Result]]
# What a seat got in a game, and whether it counts.
Reading = Callable[[Result, int], float]
Choice = Callable[[Result, int], bool]


@dataclass(frozen=True)
class StandingsRow:
    """How one kind of bot stands."""

    bot: str
    # In how many games of a seat it played: one game at two seats counts twice.
    played: int
    wins: Estimate
    points: Estimate
    # How often it came first, second, …; a shared place counts in parts for all it covers.
    places: tuple[float, ...]
    rating: Estimate | None
    thinking: ThinkingTime

    def as_json(self) -> Json:
        """The row as JSON."""
        decisions = max(1, self.thinking.decisions)
        return {
            "bot": self.bot,
            "played": self.played,
            "wins": self.wins.as_json(),
            "points": self.points.as_json(),
            "places": [round(share, 4) for share in self.places],
            "rating": self.rating.as_json() if self.rating else None,
            "decisions": self.thinking.decisions,
            "seconds_per_decision": round(self.thinking.seconds / decisions, 6),
            "longest_decision": round(self.thinking.longest, 6),
        }


@dataclass(frozen=True)
class HeadToHead:
    """How often one kind of bot came before another, wherever they sat at one table."""

    bot: str
    against: str
    # Two seats of each kind meet four times in a game.
    meetings: int
    score: Estimate

    def as_json(self) -> Json:
        """The duel as JSON."""
        return {
            "bot": self.bot,
            "against": self.against,
            "meetings": self.meetings,
            "score": self.score.as_json(),
        }


@dataclass(frozen=True)
class Standings:
    """How all stand after some deals."""

    match: Match
    deals: int
    games: int
    # Games in which the first place was shared.
    draws: int
    # Bots that failed, and how many games each forfeited.
    forfeits: Mapping[str, int]
    # Actions in a game, chance included, on the average.
    length: float
    rows: tuple[StandingsRow, ...]
    # Every two kinds that met, in the order of their names in the match.
    head_to_head: tuple[HeadToHead, ...]
    # The share of victories by seat, whoever sat there.
    seats: tuple[Estimate, ...]
    verdict: Verdict | None

    def as_json(self) -> Json:
        """The standings as JSON; a figure with an interval is the figure and its two bounds."""
        verdict = self.verdict
        return {
            "match": self.match.as_json(),
            "deals": self.deals,
            "games": self.games,
            "draws": self.draws,
            "forfeits": dict(self.forfeits),
            "length": round(self.length, 2),
            "bots": [row.as_json() for row in self.rows],
            "head_to_head": [duel.as_json() for duel in self.head_to_head],
            "seats": [seat.as_json() for seat in self.seats],
            "test": verdict
            and {
                **verdict.hypothesis.as_json(),
                "answer": str(verdict.answer),
                "deals": verdict.deals,
                "score": round(verdict.score, 4),
                "log_likelihood_ratio": round(verdict.ratio, 4),
            },
        }


def compute_standings(match: Match, deals: Deals, verdict: Verdict | None = None) -> Standings:
    """How all stand after these deals, of which there is at least one."""
    results = list(chain.from_iterable(deals))
    ratings: Sequence[Estimate | None] = [None] * len(match.kinds)
    if not match.has_common_goal and len(match.kinds) > 1:
        ratings = rate(deals, match.kinds, match.known_ratings)
    return Standings(
        match,
        len(deals),
        len(results),
        sum(_is_drawn(result) for result in results),
        Counter(each.players[each.forfeit.seat] for each in results if each.forfeit),
        sum(result.length for result in results) / len(results),
        tuple(
            _rank_bot(deals, bot, rating) for bot, rating in zip(match.kinds, ratings, strict=True)
        ),
        tuple(_compare_all(match, deals)),
        tuple(
            estimate_share(_tally(deals, _credit, partial(_is_seat, wanted=seat)))
            for seat in range(match.options.seats)
        ),
        verdict,
    )


def _is_drawn(result: Result) -> bool:
    return result.won is None and result.forfeit is None and result.places.count(1) > 1


def _rank_bot(deals: Deals, bot: str, rating: Estimate | None) -> StandingsRow:
    is_its = partial(_is_bot, bot=bot)
    seats = [
        (result, seat)
        for result in chain.from_iterable(deals)
        for seat in range(len(result.players))
        if is_its(result, seat)
    ]
    thoughts = [result.thinking[seat] for result, seat in seats]
    return StandingsRow(
        bot,
        len(seats),
        estimate_share(_tally(deals, _credit, is_its)),
        estimate_mean(_tally(deals, _points, is_its)),
        tuple(
            sum(_part(result.places, seat, place) for result, seat in seats) / len(seats)
            for place in range(1, len(seats[0][0].players) + 1)
        ),
        rating,
        ThinkingTime(
            sum(thought.decisions for thought in thoughts),
            sum(thought.seconds for thought in thoughts),
            max(thought.longest for thought in thoughts),
        ),
    )


def _compare_all(match: Match, deals: Deals) -> Iterator[HeadToHead]:
    """Hold every two kinds against each other; a team has no rivals."""
    if match.has_common_goal:
        return
    for bot, against in combinations(match.kinds, 2):
        met = [compare_places(results, bot, against) for results in deals]
        if meetings := sum(map(len, met)):
            score = estimate_share((sum(scores), len(scores)) for scores in met)
            yield HeadToHead(bot, against, meetings, score)


def _tally(deals: Deals, reading: Reading, choice: Choice) -> Iterator[Tally]:
    """For each deal, what the chosen seats got together, and how many they were."""
    for results in deals:
        got = [
            reading(result, seat)
            for result in results
            for seat in range(len(result.players))
            if choice(result, seat)
        ]
        yield sum(got), len(got)


def _credit(result: Result, seat: int) -> float:
    return result.win_shares[seat]


def _points(result: Result, seat: int) -> float:
    return result.points[seat]


def _is_bot(result: Result, seat: int, bot: str) -> bool:
    return result.players[seat] == bot


def _is_seat(_: Result, seat: int, wanted: int) -> bool:
    return seat == wanted


def _part(places: Sequence[int], seat: int, place: int) -> float:
    """How much of a place a seat has: all, none, or a part of those that it shares with others."""
    first, shared = places[seat], places.count(places[seat])
    return 1 / shared if first <= place < first + shared else 0.0
