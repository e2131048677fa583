"""Is A stronger than B? A test that stops as soon as it is decided.

Wald's sequential probability ratio test, generalised as builders of chess engines do: the ratio is
of two normal distributions with the variance that was seen. It looks at whole deals in their
order, so that the answer depends neither on who played them nor on what came first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from math import log

from ludoteca.arena.play import Result

# The most often that each of the two answers may be wrong.
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)


class Answer(StrEnum):
    """What is known by now."""

    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"
    OPEN = "undecided"


@dataclass(frozen=True)
class Claim:
    """That a bot is stronger than another, by so many points of Elo rather than by none."""

    stronger: str
    weaker: str
    elo: float


@dataclass(frozen=True)
class Verdict:
    """The answer after so many deals, with the score of who is claimed to be stronger."""

    claim: Claim
    answer: Answer
    deals: int
    score: float
    # The logarithm of the ratio; at BOUND, or at −BOUND, the test is decided.
    ratio: float


def expect(elo: float) -> float:
    """The score, from 0 to 1, that so many points of Elo promise."""
    return float(1 / (1 + 10 ** (-elo / 400)))


class Trial:
    """Hears one deal after the other, until the claim is decided.

    The variance of their scores is measured around the middle between no and the claimed strength,
    and with two deals that are made up, one all won and one all lost. So a lucky beginning, where
    all deals look alike, is no certainty.
    """

    def __init__(self, claim: Claim) -> None:
        self.verdict = Verdict(claim, Answer.OPEN, 0, 0.5, 0.0)
        self._sum = self._squares = 0.0

    @property
    def is_decided(self) -> bool:
        """Whether nothing more needs to be heard."""
        return self.verdict.answer != Answer.OPEN

    def hear(self, score: float) -> None:
        """Take in the score of the next deal, from 0 to 1."""
        claim, deals = self.verdict.claim, self.verdict.deals + 1
        self._sum += score
        self._squares += score * score
        least, most = expect(0), expect(claim.elo)
        middle = (least + most) / 2
        # The mean of (score − middle)², over the deals and the two that are made up.
        made_up = middle**2 + (1 - middle) ** 2
        seen = self._squares - 2 * middle * self._sum + deals * middle**2
        variance = (seen + made_up) / (deals + 2)
        ratio = (most - least) * (self._sum - deals * middle) / variance
        self.verdict = Verdict(claim, _answer(ratio), deals, self._sum / deals, ratio)


def _answer(ratio: float) -> Answer:
    if ratio >= BOUND:
        return Answer.STRONGER
    return Answer.NOT_STRONGER if ratio <= -BOUND else Answer.OPEN


def score_deal(claim: Claim, results: Sequence[Result]) -> float:
    """How the one did against the other on a deal: 1 is all won, 0 all lost.

    In games for places, by which of them came before the other; in games that all seats win or
    lose together, by how often the team of each won.
    """
    if results[0].won is not None:
        ours, theirs = (
            [bool(result.won) for result in results if bot in result.players]
            for bot in (claim.stronger, claim.weaker)
        )
        return 0.5 + (sum(ours) / len(ours) - sum(theirs) / len(theirs)) / 2
    meetings = [
        0.5 + ((ours < theirs) - (ours > theirs)) / 2
        for result in results
        for ours, theirs in product(_places(result, claim.stronger), _places(result, claim.weaker))
    ]
    return sum(meetings) / len(meetings)


def _places(result: Result, bot: str) -> list[int]:
    return [
        place for place, player in zip(result.places, result.players, strict=True) if player == bot
    ]
