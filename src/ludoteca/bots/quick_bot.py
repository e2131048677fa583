"""A bot that plays as a search finishes games: with a plan, but without a look ahead."""

from typing import ClassVar

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.bots.search import thought_of
from ludoteca.core.chance import stream
from ludoteca.core.game import AnyView


class QuickBot(Bot):
    """Goes on as a searcher expects itself to go on, beyond what it has thought through."""

    about: ClassVar[str] = "bot-quick"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._rng = np.random.default_rng(seed)
        self._stream = stream(int(self._rng.integers(1 << 63)))

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 it does not think
        """The move that the game’s thought pursues."""
        imagined = view.imagine(self._rng)
        action = thought_of(view.game).pursue(imagined.raw, self._stream)
        return Decision(view.move_of(int(action)))
