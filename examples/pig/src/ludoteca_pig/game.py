"""Pig in the house."""

from collections.abc import Iterator, Mapping

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import Game, check_rules
from ludoteca.core.records.position_format import PositionFormat
from ludoteca_pig.ai.heuristic import PigHeuristic
from ludoteca_pig.ai.search import SEARCH
from ludoteca_pig.moves import TEXTS, PigMove
from ludoteca_pig.options import GOALS, SEATS, PigOptions
from ludoteca_pig.position import PigPosition
from ludoteca_pig.position_text import read_fields, write_fields
from ludoteca_pig.present.presenter import PigPresenter
from ludoteca_pig.refusals import refuse
from ludoteca_pig.state import PigState

# Only the beginning of a nonsense text is repeated to whoever sent it.
SHOWN = 60


class Pig(Game[PigOptions, PigMove]):
    """A race to 100 points with one die: a 1 loses the points of the turn."""

    name = "pig"
    title = "Pig"
    rules = ("1",)
    presenter = PigPresenter()
    position_format = PositionFormat(write_fields, read_fields)
    heuristic = PigHeuristic()
    search = SEARCH

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

    def start(self, options: PigOptions, rules: str | None = None) -> PigState:
        """A new game, before the first action."""
        check_rules(self, rules)
        return PigState.new(self, options)

    def read(self, text: str) -> PigMove:
        """The move written in a text, or Malformed."""
        if text not in TEXTS:
            raise Malformed("pig-malformed", text=text[:SHOWN])
        return TEXTS[text]

    def refuse(self, position: PigPosition, move: PigMove) -> Refusal | None:
        """Why a move is not legal here; None when it is."""
        return refuse(position, move)


PIG = Pig()
