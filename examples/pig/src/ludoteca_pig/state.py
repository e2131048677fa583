"""A complete game of Pig."""

from typing import Self

import numpy as np

from ludoteca.core.game import State
from ludoteca.core.turn import CHANCE
from ludoteca_pig import rules
from ludoteca_pig.moves import PigMove
from ludoteca_pig.options import PigOptions
from ludoteca_pig.position import PigGame, PigPosition
from ludoteca_pig.view import PigView


class PigState(PigPosition, State[PigOptions, PigMove]):
    """A game that is being played."""

    @classmethod
    def new(cls, game: PigGame, options: PigOptions) -> Self:
        """A game before its first action."""
        state = cls(game, options, np.zeros(1, rules.GAME))
        rules.set_up(state.raw, options.seats, options.goal)
        return state

    def chances(self) -> list[float]:
        """P5: at a chance node, all sides of the die are equally likely."""
        return [1 / rules.SIDES] * rules.SIDES if self.to_move == CHANCE else []

    def _advance(self, action: int) -> None:
        rules.apply(self.raw, action)

    def view(self, seat: int | None) -> PigView:
        """What a seat (or, with None, a spectator) may know."""
        return PigView.of(self, self.actions, seat)
