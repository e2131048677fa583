"""A bot that takes what the game's heuristic values most."""

from typing import ClassVar

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.game import AnyView


class GreedyBot(Bot):
    """Takes what looks best at once; equal moves at random."""

    about: ClassVar[str] = "bot-greedy"

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 one look is enough
        """The legal move that the heuristic values most."""
        values = np.array(view.game.heuristic.evaluate(view))
        best = np.flatnonzero(values == values.max())
        chosen = best[self.rng.integers(len(best))]
        moves = view.moves()
        worth = dict(zip(map(str, moves), values.tolist(), strict=True))
        return Decision(moves[chosen], float(values[chosen]), values=worth)
