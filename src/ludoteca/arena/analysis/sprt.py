"""Is a hypothesis true? A test that stops as soon as it is decided.

Wald's sequential probability ratio test, generalised as builders of chess engines do. It looks at
whole deals in their order, so that the answer depends neither on who played them nor on what came
first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log

from ludoteca.arena.analysis.hypotheses import Evidence, Hypothesis
from ludoteca.arena.result import Result

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

    hypothesis: Hypothesis
    answer: Answer
    deals: int
    score: float
    # The logarithm of the ratio; at BOUND, or at −BOUND, the test is decided.
    ratio: float


class SequentialTest:
    """Hears one deal after the other, until the hypothesis is decided."""

    def __init__(self, hypothesis: Hypothesis) -> None:
        self.verdict = Verdict(hypothesis, Answer.OPEN, 0, 0.5, 0.0)
        self._evidence = Evidence()

    @property
    def is_decided(self) -> bool:
        """Whether nothing more needs to be heard."""
        return self.verdict.answer != Answer.OPEN

    def add(self, results: Sequence[Result]) -> None:
        """Take in the games of the next deal."""
        hypothesis = self.verdict.hypothesis
        self.add_score(hypothesis.score(results), hypothesis.count(results))

    def add_score(self, score: float, games: int = 1) -> None:
        """Take in the score of the next deal, from 0 to 1."""
        hypothesis = self.verdict.hypothesis
        evidence = self._evidence = self._evidence.with_deal(score, games)
        ratio = hypothesis.log_likelihood_ratio(evidence)
        self.verdict = Verdict(
            hypothesis, _answer(ratio), evidence.deals, evidence.scores / evidence.deals, ratio
        )


def _answer(ratio: float) -> Answer:
    if ratio >= BOUND:
        return Answer.YES
    return Answer.NO if ratio <= -BOUND else Answer.OPEN
