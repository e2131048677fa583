"""Tempers: what a bot leans to among moves that it thinks about equally good."""

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.core.options import OwnMove, OwnView
from ludoteca.core.text.messages import say

# How much a legal move of the seat that is to move is to its liking.
Leaning = Callable[[OwnView, OwnMove], float]


@dataclass(frozen=True)
class Temper:
    """A leaning, and how people are told of it."""

    # The message that says it in a few words.
    key: str
    leaning: Leaning
    # What is worth at most so much less than another, and has at least this share of its visits, is
    # about as good. Where a turn has many decisions, each may cost the less.
    price: float = 0.02
    visit_share: float = 1 / 3

    @property
    def phrase(self) -> str:
        """What it leans to, in a few words."""
        return say(self.key)
