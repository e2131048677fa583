"""What a seat sees: everything but the numbers that others looked at in secret (R82, R90)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import numpy as np

from ludoteca.core.game import OVER, View
from ludoteca.core.memory import copy_memory
from ludoteca.games.feurio import instinct
from ludoteca.games.feurio.faces import FeurioFaces
from ludoteca.games.feurio.layout import GAME, Phase
from ludoteca.games.feurio.moves import Draw, FeurioMove, encode
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.pieces import BACK, NUMBERS
from ludoteca.games.feurio.position import FeurioPosition

if TYPE_CHECKING:
    from ludoteca.games.feurio.state import FeurioState

# What lies open to everyone. A field that is not named here is not in a view.
PUBLIC = [
    "held",
    "free",
    "spaces",
    "crowd",
    "neighbours",
    "seats",
    "goal",
    "firebreak",
    "hotter",
    "phase",
    "seat",
    "has_laid",
    "passes",
    "start",
    "turned",
    "left",
    "supply",
    "laid",
    "number",
    "layer",
    "men",
    "cell",
    "opened",
    "heat",
    "open_cell",
    "grid",
]


# What a firebreak may hide.
SECRET = ["bag", "under", "drawn"]


def is_hiding(position: FeurioPosition) -> bool:
    """R82, R90: tiles are drawn in secret with firebreaks; after the game all is shown."""
    return position.options.firebreak and position.to_move != OVER


class FeurioView(FeurioFaces, View[FeurioOptions, FeurioMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: FeurioState, history: Sequence[FeurioMove], seat: int | None) -> Self:
        """Build a view by allow-list: what is public, and what this seat has looked at."""
        memory = np.zeros(1, GAME)
        for name in PUBLIC:
            memory[name] = state.memory[name]
        if is_hiding(state):
            cls._hide(memory[0], state, seat)
        else:
            for name in SECRET:
                memory[name] = state.memory[name]
        return cls(state.game, state.options, memory, seat, history)

    @staticmethod
    def _hide(seen: np.record, state: FeurioState, seat: int | None) -> None:
        """R82, R90: show a seat its own secrets; the rest might as well be in the bag."""
        bag = state.raw.bag.tolist()
        layers, numbers = state.raw.layer.tolist(), state.raw.under.tolist()
        for tile in range(int(state.raw.laid)):
            if layers[tile] == seat:
                seen.under[tile] = numbers[tile]
            else:
                bag[numbers[tile]] += 1
        drawn = int(state.raw.drawn)
        if state.on_turn == seat:
            seen.drawn = drawn
        else:
            bag[drawn] += 1
        # Face-up tiles have nothing under them; they were counted above as number 0.
        bag[BACK] = 0
        seen.bag[:] = bag

    @property
    def is_open(self) -> bool:
        """R82, R90: only the firebreak hides anything."""
        return not self.options.firebreak

    def imagine(self, rng: np.random.Generator) -> FeurioState:
        """One complete state that agrees with this view: unseen tiles dealt at random (R6)."""
        from ludoteca.games.feurio.state import FeurioState

        state = FeurioState(self.game, self.options, copy_memory(self.memory))
        s = state.raw
        hidden = [t for t in range(s.laid) if s.number[t] == BACK and s.under[t] == 0]
        secret_draw = s.phase == Phase.LAY and s.drawn == 0
        unseen = np.repeat(NUMBERS, [s.bag[number] for number in NUMBERS])
        dealt = rng.permutation(unseen)[: len(hidden) + secret_draw]
        for tile, number in zip(hidden, dealt, strict=False):
            s.under[tile] = number
        if secret_draw:
            s.drawn = dealt[-1]
        for number in dealt:
            s.bag[number] -= 1
        numbers = iter(dealt)
        for move in self.history:
            known = Draw(int(next(numbers))) if move == Draw(None) else move
            state.actions.append(encode(known))
        return state

    def weigh(self) -> list[float]:
        """What instinct thinks of each legal action, in the order of `legal`."""
        actions = np.array(self.legal(), np.int64)
        values = np.zeros(len(actions), np.float64)
        instinct.weigh(self.memory, actions, values)
        return [float(value) for value in values]
