"""A bot that plays any legal move."""

from typing import ClassVar

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.game import AnyView


class RandomBot(Bot):
    """Every legal move is as good as any other."""

    about: ClassVar[str] = "bot-random"

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 it never thinks
        """One of the legal moves, each equally likely."""
        moves = view.moves()
        return Decision(moves[self.rng.integers(len(moves))])
