"""What FutuRisiko! thinks of its moves at a glance, for bots that do not search and for hints."""

import numpy as np

from ludoteca.core.parts.heuristic import Heuristic
from ludoteca.games.futurisiko.ai.evaluation import GOOD, evaluate
from ludoteca.games.futurisiko.ai.forecast import forecast
from ludoteca.games.futurisiko.view import FutuRisikoView


class FutuRisikoHeuristic(Heuristic):
    """Conquests by their exact odds, borders that hold, cards when they count."""

    def evaluate(self, view: FutuRisikoView) -> list[float]:
        """The value of each legal action, in the order of `legal`."""
        actions = np.array(view.legal(), np.int64)
        values = np.zeros(len(actions), np.float64)
        evaluate(view.raw, actions, values, forecast(), GOOD)
        return [float(value) for value in values]
