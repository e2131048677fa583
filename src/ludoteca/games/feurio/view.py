"""What a seat sees: everything but the numbers that others looked at in secret (R82, R90)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.core.turn import OVER
from ludoteca.games.feurio.box import BACK, NUMBERS
from ludoteca.games.feurio.moves import Draw, FeurioMove, encode
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.rules.layout import GAME, Phase

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


class FeurioView(FeurioPosition, View[FeurioOptions, FeurioMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: FeurioPosition, history: Sequence[FeurioMove], seat: int | None) -> Self:
        """Build a view by allow-list: what is public, and what this seat has looked at."""
        storage = np.zeros(1, GAME)
        for name in PUBLIC:
            storage[name] = state.storage[name]
        if is_hiding(state):
            cls._hide(storage[0], state, seat)
        else:
            for name in SECRET:
                storage[name] = state.storage[name]
        return cls(state.game, state.options, storage, seat, history)

    @staticmethod
    def _hide(seen: np.record, state: FeurioPosition, seat: int | None) -> None:
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

    def sample_state(self, rng: np.random.Generator) -> State[FeurioOptions, FeurioMove]:
        """One complete state that agrees with this view: unseen tiles dealt at random (R6)."""
        state = self.game.start(self.options)
        assert isinstance(state, FeurioPosition), "a game starts its own states"
        state.storage[0] = self.storage[0]
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
