"""What a seat of Pig sees: everything."""

from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca_pig import rules
from ludoteca_pig.moves import PigMove
from ludoteca_pig.options import PigOptions
from ludoteca_pig.position import PigPosition

# What lies open to everyone. A field that is not named here is not in a view.
PUBLIC = ["seats", "goal", "seat", "turn", "rolling", "banked"]


class PigView(PigPosition, View[PigOptions, PigMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: PigPosition, history: list[PigMove], seat: int | None) -> Self:
        """Build a view by allow-list."""
        storage = np.zeros(1, rules.GAME)
        for name in PUBLIC:
            storage[name] = state.storage[name]
        return cls(state.game, state.options, storage, seat, history)

    @property
    def is_open(self) -> bool:
        """Everybody sees everything."""
        return True

    def sample_state(
        self,
        rng: np.random.Generator,  # noqa: ARG002 nothing is unknown
    ) -> State[PigOptions, PigMove]:
        """The one state that agrees with this view."""
        state = self.game.start(self.options)
        assert isinstance(state, PigPosition), "a game starts its own states"
        state.storage[0] = self.storage[0]
        state.actions = [self.action_of(move) for move in self.history]
        return state
