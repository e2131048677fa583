"""The ladder: opponents that never change, by which the strength of all others is told.

They think in simulations, not in seconds, so they are as strong on every machine. A rung is never
changed: a better ladder gets another version, and those that were climbed stay known.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

# By game and number of seats, the ratings of the rungs in points of Elo; greedy is 1,000.
Ratings = Mapping[tuple[str, int], tuple[float, ...]]


@dataclass(frozen=True)
class Ladder:
    """Opponents from the weakest to the strongest, and what is known of them."""

    version: int
    rungs: tuple[str, ...]
    measured: Ratings = field(default_factory=dict)

    def ratings(self, game: str, seats: int) -> dict[str, float]:
        """The ratings of the rungs at a table; none where nobody has measured them."""
        found = self.measured.get((game, seats))
        return dict(zip(self.rungs, found, strict=True)) if found else {}


LADDER = Ladder(
    1,
    ("random", "greedy", "search:30", "search:150", "search:1000"),
)
