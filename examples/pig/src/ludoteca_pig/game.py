"""Pig in the house."""

from collections.abc import Iterator, Mapping

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import Game
from ludoteca.core.records.position_text import check_fields, impossible, read_number
from ludoteca_pig.ai.heuristic import PigHeuristic
from ludoteca_pig.ai.search import SEARCH
from ludoteca_pig.moves import TEXTS, PigMove
from ludoteca_pig.options import GOALS, SEATS, PigOptions
from ludoteca_pig.position import PigPosition
from ludoteca_pig.present.presenter import PigPresenter
from ludoteca_pig.refusals import refuse
from ludoteca_pig.rules import BUST
from ludoteca_pig.state import PigState

# Only the beginning of a nonsense text is repeated to whoever sent it.
SHOWN = 60
# Points are counted no further.
MOST_POINTS = 10**6


class Pig(Game[PigOptions, PigMove]):
    """A race to 100 points with one die: a 1 loses the points of the turn."""

    name = "pig"
    title = "Pig"
    rules = ("1",)
    presenter = PigPresenter()
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
        self.check_rules(rules)
        return PigState.new(self, options)

    def position_fields(self, position: PigPosition) -> Mapping[str, str]:
        """Whose turn it is, its points, whether the die is in the air, and the banked points."""
        return {
            "seat": str(position.on_turn),
            "turn": str(position.turn),
            "die": "rolls" if position.raw.rolling else "rests",
            "banked": " ".join(map(str, position.scores())),
        }

    def set_up(self, options: PigOptions, rules: str, fields: Mapping[str, str]) -> PigState:
        """P1 to P8: the game in which points and turn are like this, if there is such a game."""
        check_fields(fields, ("seat", "turn", "die", "banked"))
        state = self.start(options, rules)
        s = state.raw
        s.seat = read_number("seat", fields["seat"], options.seats - 1)
        s.turn = read_number("turn", fields["turn"], MOST_POINTS)
        s.rolling = fields["die"] == "rolls"
        banked = [read_number("banked", text, MOST_POINTS) for text in fields["banked"].split()]
        if len(banked) != options.seats:
            raise impossible("banked", fields["banked"], "P1")
        s.banked[: options.seats] = banked
        winners = [seat for seat, points in enumerate(banked) if points >= options.goal]
        if winners not in ([], [state.on_turn]) or BUST in (state.turn, *banked):
            raise impossible("banked", fields["banked"], "P8")
        if winners and (state.turn or s.rolling):
            raise impossible("turn", fields["turn"], "P8")
        for name, value in self.position_fields(state).items():
            if fields[name] != value:
                raise impossible(name, fields[name])
        return state

    def read(self, text: str) -> PigMove:
        """The move written in a text, or Malformed."""
        if text not in TEXTS:
            raise Malformed("pig-malformed", text=text[:SHOWN])
        return TEXTS[text]

    def refuse(self, position: PigPosition, move: PigMove) -> Refusal | None:
        """Why a move is not legal here; None when it is."""
        return refuse(position, move)


PIG = Pig()
