"""A bot that plays any legal move."""

from typing import ClassVar

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.game import AnyView


class RandomBot(Bot):
    """Every legal move is as good as any other."""

    about: ClassVar[str] = "bot-random"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._rng = np.random.default_rng(seed)

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 it never thinks
        """One of the legal moves, each equally likely."""
        moves = view.moves()
        return Decision(moves[self._rng.integers(len(moves))])
