"""The ladder: opponents that never change, by which the strength of all others is told.

They think in simulations, not in seconds, so they are as strong on every machine. A rung is never
changed: a better ladder gets another version, which results tell.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Ladder:
    """Opponents from the weakest to the strongest, and what is known of them."""

    version: int
    rungs: tuple[str, ...]
    # By the number of seats, where somebody has measured it: each rung's points of Elo.
    measured: Mapping[int, tuple[float, ...]] = field(default_factory=dict)

    def ratings(self, seats: int) -> dict[str, float]:
        """The ratings of the rungs at a table; none where nobody has measured them."""
        found = self.measured.get(seats)
        return dict(zip(self.rungs, found, strict=True)) if found else {}


# For games that nobody has measured.
USUAL = Ladder(1, ("greedy", "search:30", "search:150"))
