"""A bot that plays as a search finishes games: with a plan, but without a look ahead."""

from functools import cached_property
from typing import ClassVar

import numpy as np

from ludoteca.bots.bot import Bot, Decision, Limit
from ludoteca.core.chance import stream
from ludoteca.core.game import AnyView
from ludoteca.core.stored import storage_of


class QuickBot(Bot):
    """Goes on as a searcher expects itself to go on, beyond what it has thought through."""

    about: ClassVar[str] = "bot-quick"

    @cached_property
    def _stream(self) -> np.record:
        return stream(int(self.rng.integers(1 << 63)))

    def choose(self, view: AnyView, limit: Limit) -> Decision:  # noqa: ARG002 it does not think
        """The move of the game’s rollout policy."""
        spec = view.game.search
        if spec is None:
            # In plain Python, a search finishes games at random.
            return Decision(view.moves()[self.rng.integers(len(view.legal()))])
        sampled = view.sample_state(self.rng)
        action = spec.rollout_policy(storage_of(sampled)[0], self._stream)
        return Decision(view.move_of(int(action)))
