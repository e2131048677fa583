"""A game of Pig: complete, and as a seat sees it."""

from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.core.memory import copy_memory
from ludoteca.core.messages import say
from ludoteca.core.story import Told
from ludoteca_pig import rules
from ludoteca_pig.moves import MOVES, Die, Hold, PigMove, Roll
from ludoteca_pig.options import PigOptions
from ludoteca_pig.position import PigGame, PigPosition

# What lies open to everyone. A field that is not named here is not in a view.
PUBLIC = ["seats", "goal", "seat", "turn", "rolling", "banked"]


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
        return [1 / rules.SIDES] * rules.SIDES

    def _advance(self, action: int) -> None:
        rules.apply(self.raw, action)

    def sight(self, seat: int | None) -> list[PigMove]:  # noqa: ARG002 everybody sees all
        """The moves so far, as everybody has seen them."""
        return [MOVES[action] for action in self.actions]

    def view(self, seat: int | None) -> "PigView":
        """What a seat (or, with None, a spectator) may know."""
        return PigView.of(self, seat)


class PigView(PigPosition, View[PigOptions, PigMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: PigState, seat: int | None) -> Self:
        """Build a view by allow-list."""
        memory = np.zeros(1, rules.GAME)
        for name in PUBLIC:
            memory[name] = state.memory[name]
        return cls(state.game, state.options, memory, seat, state.sight(seat))

    @property
    def is_open(self) -> bool:
        """Everybody sees everything."""
        return True

    def imagine(self, rng: np.random.Generator) -> PigState:  # noqa: ARG002 nothing is unknown
        """The one state that agrees with this view."""
        state = PigState(self.game, self.options, copy_memory(self.memory))
        state.actions = [self.action_of(move) for move in self.history]
        return state

    def tell(self, before: Self, move: PigMove) -> Told:
        """What came of a move: a line for each turn, in which the die speaks."""
        match move:
            case Roll():
                return Told()
            case Hold():
                key, points = "pig-told-hold", before.turn
            case Die(rules.BUST):
                key, points = "pig-told-bust", before.turn
            case Die(points):
                key = "pig-told-die"
        facts = {"points": points, "total": self.scores()[before.on_turn]}
        topic = f"turn of {before.on_turn}"
        return Told(say(key, **facts), topic, say(f"{key}.more", **facts), before.on_turn)

    def weigh(self) -> list[float]:
        """The turn’s points to be expected after each legal action; a victory above all."""
        return [self._worth(move) for move in self.moves()]

    def _worth(self, move: PigMove) -> float:
        if not isinstance(move, Hold):
            # One side of the die loses all, the others win 2 + 3 + 4 + 5 + 6: so hold at 20.
            return (5 * self.turn + 20) / rules.SIDES
        wins = self.scores()[self.on_turn] + self.turn >= self.options.goal
        return float(self.turn + wins * self.options.goal)
