"""What Feurio! thinks of its moves at a glance, for bots that do not search and for hints."""

import numpy as np

from ludoteca.core.parts.heuristic import Heuristic
from ludoteca.games.feurio.ai.evaluation import evaluate
from ludoteca.games.feurio.view import FeurioView


class FeurioHeuristic(Heuristic):
    """Points now, men in reserve and forest held; or how far the task is done."""

    def evaluate(self, view: FeurioView) -> list[float]:
        """The value of each legal action, in the order of `legal`."""
        actions = np.array(view.legal(), np.int64)
        values = np.zeros(len(actions), np.float64)
        evaluate(view.storage, actions, values)
        return [float(value) for value in values]
