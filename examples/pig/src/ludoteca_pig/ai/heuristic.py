"""A quick opinion on each move of Pig."""

from ludoteca.core.parts.heuristic import Heuristic
from ludoteca_pig import rules
from ludoteca_pig.moves import Hold, PigMove
from ludoteca_pig.view import PigView


class PigHeuristic(Heuristic):
    """The turn’s points to be expected after each legal action; a victory above all."""

    def evaluate(self, view: PigView) -> list[float]:
        """The value of each legal action, in the order of `legal`."""
        return [_value(view, move) for move in view.moves()]


def _value(view: PigView, move: PigMove) -> float:
    if not isinstance(move, Hold):
        # One side of the die loses all, the others win 2 + 3 + 4 + 5 + 6: so hold at 20.
        return (5 * view.turn + 20) / rules.SIDES
    wins = view.scores()[view.on_turn] + view.turn >= view.options.goal
    return float(view.turn + wins * view.options.goal)
