"""How a game ended."""

from dataclasses import dataclass

from ludoteca.core.messages import Words
from ludoteca.core.scene import OutcomeScene


@dataclass(frozen=True)
class Outcome:
    """The ranking, best first, seats that share a place together, and why the game ended."""

    ranking: tuple[tuple[int, ...], ...]
    reason: Words
    rule: str
    # Whether the goal was reached, in games all seats win or lose together; otherwise None.
    won: bool | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; nobody where a common goal was pursued."""
        return self.ranking[0] if self.won is None else ()

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
