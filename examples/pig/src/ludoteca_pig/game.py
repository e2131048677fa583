"""Pig in the house."""

from collections.abc import Iterator, Mapping

from ludoteca.core.chance import stream
from ludoteca.core.errors import Malformed
from ludoteca.core.game import Chapter, Game
from ludoteca_pig.moves import TEXTS, PigMove
from ludoteca_pig.options import GOALS, SEATS, PigOptions
from ludoteca_pig.rules import play_games
from ludoteca_pig.state import PigState
from ludoteca_pig.thought import THOUGHT

# Only the beginning of a nonsense text is repeated to whoever sent it.
SHOWN = 60


class Pig(Game[PigOptions, PigMove]):
    """A race to 100 points with one die: a 1 loses the points of the turn."""

    name = "pig"
    title = "Pig"
    rules = "1"
    letter = "P"
    chapters = (
        Chapter("pig-chapter-setup", 1, 2),
        Chapter("pig-chapter-turn", 3, 7),
        Chapter("pig-chapter-end", 8, 8),
    )
    thought = THOUGHT

    def options(self, given: Mapping[str, object]) -> PigOptions:
        """P1, P2: check options as they stand in a record; what is missing has its usual value."""
        usual = PigOptions().as_json()
        for name in given:
            if name not in usual:
                raise Malformed("unknown-option", name=str(name), known=", ".join(usual))
        seats, goal = ({**usual, **given}[name] for name in usual)
        if type(seats) is not int or seats not in SEATS:
            raise Malformed("pig-option-seats", "P1", found=str(seats))
        if type(goal) is not int or goal not in GOALS:
            raise Malformed("pig-option-goal", "P2", found=str(goal))
        return PigOptions(seats, goal)

    def option_sets(self) -> Iterator[PigOptions]:
        """Every number of seats, with a short and the usual goal."""
        return (PigOptions(seats, goal) for seats in SEATS for goal in (50, 100))

    def start(self, options: PigOptions) -> PigState:
        """A new game, before the first action."""
        return PigState.new(self, options)

    def read(self, text: str) -> PigMove:
        """The move written in a text, or Malformed."""
        if text not in TEXTS:
            raise Malformed("pig-malformed", text=text[:SHOWN])
        return TEXTS[text]

    def random_games(self, options: PigOptions, games: int, seed: int) -> int:
        """Play complete random games inside the kernels; how many actions they took in all."""
        return int(play_games(self.start(options).memory, games, stream(seed)))


PIG = Pig()
