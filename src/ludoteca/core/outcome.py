"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ludoteca.core.parts.scene import OutcomeScene
from ludoteca.core.text.messages import Words

# What a seat has reached: points, or points and what decides between equal ones.
Reached = TypeVar("Reached", int, tuple[int, int])


def rank(results: Sequence[Reached]) -> tuple[tuple[int, ...], ...]:
    """The seats by what they have reached, the most first; who has the same shares a place."""
    return tuple(
        tuple(seat for seat, result in enumerate(results) if result == place)
        for place in sorted(set(results), reverse=True)
    )


@dataclass(frozen=True)
class Outcome:
    """The ranking, best first, seats that share a place together, and why the game ended."""

    ranking: tuple[tuple[int, ...], ...]
    reason: Words
    # Its number in the rulebook; empty where there is none.
    rule: str
    # Whether the goal was reached, in games all seats win or lose together; otherwise None.
    won: bool | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; nobody where a common goal was pursued."""
        return self.ranking[0] if self.won is None else ()

    @property
    def returns(self) -> list[float]:
        """By seat, what the end is worth to it, from -1 to 1.

        Where each plays for itself they add up to 0: whoever wins alone has 1, the others share
        the loss, and winners share what one would have. Together, all have 1 or all have -1.
        """
        seats = sum(map(len, self.ranking))
        if self.won is not None:
            return [1.0 if self.won else -1.0] * seats
        if len(self.ranking) == 1:
            return [0.0] * seats
        winners = len(self.winners)
        won = (seats - winners) / (winners * (seats - 1))
        lost = -1 / (seats - 1)
        return [won if seat in self.winners else lost for seat in range(seats)]

    @property
    def because(self) -> str:
        """Why it ended, with the number of the rule."""
        return f"{self.reason} ({self.rule})" if self.rule else str(self.reason)

    def as_json(self, scores: list[int]) -> OutcomeScene:
        """How the game ended, with the points by seat."""
        return {
            "ranking": [list(place) for place in self.ranking],
            "winners": list(self.winners),
            "won": self.won,
            "reason": str(self.reason),
            "rule": self.rule,
            "scores": scores,
        }
