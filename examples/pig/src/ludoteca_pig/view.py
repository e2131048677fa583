"""What a seat of Pig sees: everything."""

from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.core.kernels.storage import AllowList
from ludoteca.core.records.history import History
from ludoteca.core.stored import state_of
from ludoteca_pig import rules
from ludoteca_pig.moves import PigMove
from ludoteca_pig.options import PigOptions
from ludoteca_pig.position import PigPosition

# What lies open to everyone. A field that is not named here is not in a view.
PUBLIC = ["seats", "goal", "seat", "turn", "rolling", "banked"]
SEEN = AllowList(rules.GAME, PUBLIC)


class PigView(PigPosition, View[PigOptions, PigMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: PigPosition, actions: History[int], seat: int | None) -> Self:
        """Build a view by allow-list."""
        storage = SEEN.copy(state.storage)
        return cls(state.game, state.options, storage, seat, actions)

    @property
    def is_open(self) -> bool:
        """Everybody sees everything."""
        return True

    def sample_state(
        self,
        rng: np.random.Generator,  # noqa: ARG002 nothing is unknown
    ) -> State[PigOptions, PigMove]:
        """The one state that agrees with this view."""
        return state_of(self)
