"""A game as people read it: whose turn it is, and the points, for states and views alike."""

import numpy as np

from ludoteca.core.game import Game
from ludoteca.core.outcome import Outcome, rank
from ludoteca.core.stored import StoredPosition
from ludoteca.core.text.messages import Message
from ludoteca.core.turn import OVER
from ludoteca_pig import rules
from ludoteca_pig.moves import ACTIONS, MOVES, PigMove
from ludoteca_pig.options import PigOptions

PigGame = Game[PigOptions, PigMove]


class PigPosition(StoredPosition[PigOptions, PigMove]):
    """What states and views have in common: here everything, for nothing is hidden."""

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(rules.to_move(self.raw))

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, also while the die rolls; after the game, the winner."""
        return int(self.raw.seat)

    @property
    def turn(self) -> int:
        """The points of this turn, not yet banked."""
        return int(self.raw.turn)

    def move_of(self, action: int) -> PigMove:
        """The move with this number; ValueError if there is none."""
        if action not in MOVES:
            raise ValueError(f"no game contains the number {action}")
        return MOVES[action]

    def action_of(self, move: PigMove) -> int:
        """The number of a move; ValueError for a die that does not exist."""
        if move not in ACTIONS:
            raise ValueError(f"no game contains {move}")
        return ACTIONS[move]

    def _legal(self) -> list[int]:
        actions = np.empty(rules.SIDES, np.int64)
        return [int(action) for action in actions[: rules.legal(self.raw, actions)]]

    def scores(self) -> list[int]:
        """P7: the banked points by seat."""
        return [int(points) for points in self.raw.banked[: self.options.seats]]

    def outcome(self) -> Outcome | None:
        """P8: how the game ended; None while it goes on."""
        if self.to_move != OVER:
            return None
        reason = Message("pig-reached", {"goal": self.options.goal})
        return Outcome(rank(self.scores()), reason, "P8")
