"""Is a claim true? A test that stops as soon as it is decided.

Wald's sequential probability ratio test, generalised as builders of chess engines do. It looks at
whole deals in their order, so that the answer depends neither on who played them nor on what came
first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log

from ludoteca.arena.claims import Claim, Heard
from ludoteca.arena.play import Result

# The most often that each of the two answers may be wrong.
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)


class Answer(StrEnum):
    """What is known by now."""

    YES = "yes"
    NO = "no"
    OPEN = "undecided"


@dataclass(frozen=True)
class Verdict:
    """The answer after so many deals, with the mean of their scores."""

    claim: Claim
    answer: Answer
    deals: int
    score: float
    # The logarithm of the ratio; at BOUND, or at −BOUND, the test is decided.
    ratio: float


class Trial:
    """Hears one deal after the other, until the claim is decided."""

    def __init__(self, claim: Claim) -> None:
        self.verdict = Verdict(claim, Answer.OPEN, 0, 0.5, 0.0)
        self._heard = Heard()

    @property
    def is_decided(self) -> bool:
        """Whether nothing more needs to be heard."""
        return self.verdict.answer != Answer.OPEN

    def hear(self, results: Sequence[Result]) -> None:
        """Take in the games of the next deal."""
        claim = self.verdict.claim
        self.weigh(claim.score(results), claim.count(results))

    def weigh(self, score: float, games: int = 1) -> None:
        """Take in the score of the next deal, from 0 to 1."""
        claim = self.verdict.claim
        heard = self._heard = self._heard.and_another(score, games)
        ratio = claim.weigh(heard)
        self.verdict = Verdict(
            claim, _answer(ratio), heard.deals, heard.scores / heard.deals, ratio
        )


def _answer(ratio: float) -> Answer:
    if ratio >= BOUND:
        return Answer.YES
    return Answer.NO if ratio <= -BOUND else Answer.OPEN
