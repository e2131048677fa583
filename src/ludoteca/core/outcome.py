"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The ranking, best first, seats that share a place together, and why the game ended."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    rule: str
    # Whether the goal was reached, in games all seats win or lose together; otherwise None.
    won: bool | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; nobody where a common goal was pursued."""
        return self.ranking[0] if self.won is None else ()
