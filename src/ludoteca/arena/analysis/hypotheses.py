"""What a match can be asked to decide: that A is stronger than B, or that A wins so often.

A hypothesis says what each deal adds to it, and how much likelier all deals are if it is true.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log, log10
from typing import ClassVar, Protocol

from ludoteca.arena.analysis.head_to_head import compare_places
from ludoteca.arena.result import Result
from ludoteca.core.records.record import Json


@dataclass(frozen=True)
class Evidence:
    """What was heard so far."""

    deals: int = 0
    games: int = 0
    # Of the scores of all deals, and of their squares.
    scores: float = 0.0
    squares: float = 0.0

    def with_deal(self, score: float, games: int) -> "Evidence":
        """One deal more, with its score from 0 to 1."""
        return replace(
            self,
            deals=self.deals + 1,
            games=self.games + games,
            scores=self.scores + score,
            squares=self.squares + score * score,
        )

    def variance_around(self, middle: float) -> float:
        """The variance of the deals around a score.

        Two deals are made up for it, one all won and one all lost. So a lucky beginning, where all
        deals look alike, is no certainty.
        """
        made_up = middle**2 + (1 - middle) ** 2
        seen = self.squares - 2 * middle * self.scores + self.deals * middle**2
        return (seen + made_up) / (self.deals + 2)


class Hypothesis(Protocol):
    """A sentence about bots that deals can prove or disprove."""

    # Which sentence it is.
    kind: ClassVar[str]

    @property
    def elo(self) -> float:
        """By how much, in points of Elo."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Whom it is about."""

    def score(self, results: Sequence[Result]) -> float:
        """What a deal says of it: 1 is all won, 0 all lost."""

    def count(self, results: Sequence[Result]) -> int:
        """How many games of a deal say something of it."""

    def log_likelihood_ratio(self, evidence: Evidence) -> float:
        """The logarithm of how much likelier the evidence is if it is true."""

    def as_json(self) -> Json:
        """The hypothesis as JSON."""


@dataclass(frozen=True)
class Stronger:
    """That a bot is stronger than another, by so many points of Elo rather than by none."""

    kind: ClassVar[str] = "stronger"
    stronger: str
    weaker: str
    elo: float

    @property
    def bots(self) -> tuple[str, ...]:
        """Whom it is about."""
        return self.stronger, self.weaker

    def score(self, results: Sequence[Result]) -> float:
        """How the one did against the other on a deal.

        In games for places, by which of them came before the other; in games that all seats win or
        lose together, by how often the team of each won.
        """
        if results[0].won is not None:
            ours, theirs = (
                [bool(result.won) for result in results if bot in result.players]
                for bot in self.bots
            )
            return 0.5 + (sum(ours) / len(ours) - sum(theirs) / len(theirs)) / 2
        met = compare_places(results, self.stronger, self.weaker)
        return sum(met) / len(met)

    def count(self, results: Sequence[Result]) -> int:
        """All games: every deal has the same."""
        return len(results)

    def log_likelihood_ratio(self, evidence: Evidence) -> float:
        """By two normal distributions with the variance that was seen.

        Meetings at one table and draws make the scores of deals anything between 0 and 1; around
        an even score, and up to 200 Elo, they are nearly normal.
        """
        least, most = expect(0), expect(self.elo)
        middle = (least + most) / 2
        gain = evidence.scores - evidence.deals * middle
        return (most - least) * gain / evidence.variance_around(middle)

    def as_json(self) -> Json:
        """The hypothesis as JSON."""
        return {"stronger": self.stronger, "weaker": self.weaker, "elo": self.elo}


@dataclass(frozen=True)
class WinShare:
    """That a bot wins more than a share of its games, by so many points of Elo."""

    kind: ClassVar[str] = "share"
    bot: str
    share: float
    elo: float

    @property
    def bots(self) -> tuple[str, ...]:
        """Whom it is about."""
        return (self.bot,)

    def score(self, results: Sequence[Result]) -> float:
        """The share of victories on a deal, by games: at which of its seats does not matter."""
        shares = [result.win_share(self.bot) for result in self._own(results)]
        return sum(shares) / len(shares)

    def count(self, results: Sequence[Result]) -> int:
        """The games in which it plays."""
        return len(self._own(results))

    def _own(self, results: Sequence[Result]) -> list[Result]:
        return [result for result in results if self.bot in result.players]

    def log_likelihood_ratio(self, evidence: Evidence) -> float:
        """By two binomial distributions, as far as games on one deal are independent.

        Where the deals vary more than independent games would, they count for fewer.
        """
        least = self.share
        most = expect(self.elo + 400 * log10(least / (1 - least)))
        middle = (least + most) / 2
        trials = evidence.games / evidence.deals
        excess = max(1.0, trials * evidence.variance_around(middle) / (middle * (1 - middle)))
        won, lost = evidence.scores, evidence.deals - evidence.scores
        return trials * (won * log(most / least) + lost * log((1 - most) / (1 - least))) / excess

    def as_json(self) -> Json:
        """The hypothesis as JSON."""
        return {"bot": self.bot, "share": self.share, "elo": self.elo}


def expect(elo: float) -> float:
    """The score, from 0 to 1, that so many points of Elo promise."""
    return float(1 / (1 + 10 ** (-elo / 400)))
