"""What a seat sees: everything but the numbers that others looked at in secret (R82, R90)."""

from __future__ import annotations

from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.core.history import History
from ludoteca.core.storage import copy_spans, overwrite, spans_of
from ludoteca.core.turn import OVER
from ludoteca.games.feurio.box import BACK, NUMBERS
from ludoteca.games.feurio.hidden import show_secrets
from ludoteca.games.feurio.moves import HIDDEN_DRAW, FeurioMove
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.position import FeurioPosition
from ludoteca.games.feurio.rules.layout import GAME
from ludoteca.games.feurio.rules.setup import NOBODY

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
HIDING = spans_of(GAME, PUBLIC)
OPEN = spans_of(GAME, PUBLIC + SECRET)


def is_hiding(position: FeurioPosition) -> bool:
    """R82, R90: tiles are drawn in secret with firebreaks; after the game all is shown."""
    return position.options.firebreak and position.to_move != OVER


class FeurioView(FeurioPosition, View[FeurioOptions, FeurioMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: FeurioPosition, actions: History[int], seat: int | None) -> Self:
        """Build a view by allow-list: what is public, and what this seat has looked at."""
        hides = is_hiding(state)
        storage = copy_spans(state.storage, HIDING if hides else OPEN)
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
        state = self.game.start(self.options)
        assert isinstance(state, FeurioPosition), "a game starts its own states"
        overwrite(state.storage, self.storage)
        actions = list(self.actions)
        secret = [n for n, action in enumerate(actions) if action == HIDDEN_DRAW]
        if not secret:
            state.actions = self.actions.branch()
            return state
        s = state.raw
        unseen = np.repeat(NUMBERS, [s.bag[number] for number in NUMBERS])
        dealt = rng.permutation(unseen)[: len(secret)]
        for index, number in zip(secret, dealt.tolist(), strict=True):
            actions[index] = HIDDEN_DRAW | number
            s.bag[number] -= 1
        state.actions = History(actions)
        # The tiles were drawn in the order in which they lie; the last may not lie there yet.
        hidden = np.flatnonzero((s.number[: s.laid] == BACK) & (s.under[: s.laid] == BACK))
        s.under[hidden] = dealt[: len(hidden)]
        if len(hidden) < len(dealt):
            s.drawn = dealt[-1]
        return state
