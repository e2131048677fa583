"""What a seat sees: everything but the numbers that others looked at in secret (R82, R90)."""

from __future__ import annotations

from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.core.kernels.storage import AllowList
from ludoteca.core.records.history import History
from ludoteca.core.stored import state_of
from ludoteca.core.turn import OVER
from ludoteca.games.feurio.box import BACK, NUMBERS
from ludoteca.games.feurio.hidden import show_secrets
from ludoteca.games.feurio.moves import HIDDEN_DRAW, FeurioMove
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.rules.layout import GAME, Phase
from ludoteca.games.feurio.rules.setup import NOBODY

# What lies open to everyone. A field that is not named here is not in a view.
PUBLIC = [
    # Sets of tiles, and who borders on whom.
    *("held", "free", "spaces", "crowd", "neighbours"),
    *("seats", "goal", "firebreak", "hotter"),
    # The turn, and what is left to draw and to place.
    *("phase", "seat", "has_laid", "passes", "start", "turned", "left", "supply"),
    *("laid", "number", "layer", "men", "cell"),
    *("opened", "heat", "open_cell", "grid"),
]
# What a firebreak may hide.
SECRET = ["bag", "under", "drawn"]
HIDING = AllowList(GAME, PUBLIC)
OPEN = AllowList(GAME, PUBLIC + SECRET)


def is_hiding(position: FeurioPosition) -> bool:
    """R82, R90: tiles are drawn in secret with firebreaks; after the game all is shown."""
    return position.options.firebreak and position.to_move != OVER


class FeurioView(FeurioPosition, View[FeurioOptions, FeurioMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: FeurioPosition, actions: History[int], seat: int | None) -> Self:
        """Build a view by allow-list: what is public, and what this seat has looked at."""
        hides = is_hiding(state)
        storage = (HIDING if hides else OPEN).copy(state.storage)
        view = cls(state.game, state.options, storage, seat, actions)
        if hides:
            show_secrets(view.raw, state.raw, NOBODY if seat is None else seat)
        return view

    @property
    def is_open(self) -> bool:
        """R82, R90: only the firebreak hides anything."""
        return not self.options.firebreak

    def sample_state(self, rng: np.random.Generator) -> State[FeurioOptions, FeurioMove]:
        """One complete state that agrees with this view: unseen tiles dealt at random (R6)."""
        state = state_of(self)
        assert isinstance(state, FeurioPosition), "a game starts its own states"
        s = state.raw
        hidden = np.flatnonzero((s.number[: s.laid] == BACK) & (s.under[: s.laid] == BACK))
        is_drawn = s.phase == Phase.LAY and s.drawn == BACK
        if not (len(hidden) or is_drawn):
            return state
        unseen = np.repeat(NUMBERS, [s.bag[number] for number in NUMBERS])
        dealt = rng.permutation(unseen)[: len(hidden) + is_drawn].tolist()
        for number in dealt:
            s.bag[number] -= 1
        # The tiles were drawn in the order in which they lie; the last may not lie there yet. In a
        # game that was set up, the first may have lain there before its history began.
        s.under[hidden] = dealt[: len(hidden)]
        if is_drawn:
            s.drawn = dealt[-1]
        past, begun = self.actions, self.actions.blank()

        def tell() -> History[int]:
            actions = list(past)
            secret = [n for n, action in enumerate(actions) if action == HIDDEN_DRAW]
            for index, number in zip(reversed(secret), reversed(dealt), strict=False):
                actions[index] = HIDDEN_DRAW | number
            return begun.branch(actions)

        state.actions = History.later(len(past), begun.start, tell)
        return state
