"""What the chances of a search are corrected by, where it plays on worse than the players do."""

import math
from dataclasses import dataclass

# Who has never seen a success does not know how seldom it is.
CLIP = 0.005


@dataclass(frozen=True)
class Correction:
    """A line for the logarithm of the odds, which turns as the game goes on.

    `training.calibration --fit` finds its numbers.
    """

    slope: float
    slope_by_progress: float
    rise: float
    rise_by_progress: float

    def correct(self, chance: float, progress: float) -> float:
        """A chance that comes true as often as it says, when a game has come so far (0 to 1)."""
        chance = min(1 - CLIP, max(CLIP, chance))
        odds = math.log(chance / (1 - chance))
        odds *= self.slope + self.slope_by_progress * progress
        return 1 / (1 + math.exp(-odds - self.rise - self.rise_by_progress * progress))
