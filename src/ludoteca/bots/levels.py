"""Levels of play, from beginner to master: how long each thinks, and what it overlooks."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.bots.bot import Limit
from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import say


@dataclass(frozen=True)
class Level:
    """A level: its budget for a move, and its weakness.

    People at the table err in their own ways: most of all they do not see a move. So each move is
    overlooked with a chance, and of those that are seen the best is played.
    """

    number: int
    name: str
    # At most so much thought; where simulations are few, the time is not used up.
    limit: Limit
    # The chance that a move is not seen at one look.
    overlooks: float
    # On a machine with two cores it answers within so many seconds.
    answers_within: float

    @property
    def title(self) -> str:
        """What the level is called."""
        return say(f"level-{self.name}")

    @property
    def about(self) -> str:
        """What to expect of it, in a line."""
        return say(f"level-{self.name}.about")


LEVELS = (
    Level(1, "beginner", Limit(0.3, 60), 0.5, 0.5),
    Level(2, "learner", Limit(0.3, 150), 0.39, 0.5),
    Level(3, "regular", Limit(0.3, 400), 0.29, 0.5),
    Level(4, "skilled", Limit(0.3, 1_000), 0.19, 0.5),
    Level(5, "expert", Limit(0.5, 3_000), 0.09, 1.0),
    Level(6, "master", Limit(1.0), 0.0, 1.5),
)
# As they were before anybody had learned the games: opponents that never change.
SEARCH_LEVELS = (
    Level(1, "beginner", Limit(0.3, 60), 0.45, 0.5),
    Level(2, "learner", Limit(0.3, 150), 0.34, 0.5),
    Level(3, "regular", Limit(0.3, 400), 0.24, 0.5),
    Level(4, "skilled", Limit(0.3, 1_000), 0.14, 0.5),
    Level(5, "expert", Limit(0.5, 4_000), 0.05, 1.0),
    Level(6, "master", Limit(1.0), 0.0, 1.5),
)


def find_level(word: str, levels: Sequence[Level] = LEVELS) -> Level:
    """The level with a number or a name, as in “level:3” or “level:regular”."""
    for level in levels:
        if word in (str(level.number), level.name):
            return level
    known = ", ".join(f"{level.number} {level.name}" for level in levels)
    raise Malformed("unknown-level", level=word, known=known)
