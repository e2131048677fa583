"""What a seat sees: everything but the hands of others and what they discarded (F70 to F72)."""

from __future__ import annotations

from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.core.kernels.storage import AllowList
from ludoteca.core.stored import state_of
from ludoteca.core.turn import OVER
from ludoteca.games.futurisiko.hidden import Observations, imagine, place_cards, show_cards
from ludoteca.games.futurisiko.moves import FutuRisikoMove
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.rules.layout import GAME, HIDDEN, NOBODY, Phase

# F72: what lies open to everyone. A field that is not named here is not in a view.
PUBLIC = [
    # The map, by F34 to F37.
    *("land", "flight", "coast", "shore", "strait"),
    *("rounds", "round_limit", "points", "knows", "queued"),
    # The options, and what the card sheet says.
    *("rules", "seats", "cards", "goal", "removed", "dice_cap"),
    *("boost", "missile", "weapon", "boost_times", "boost_limit", "missile_divisor"),
    *("missile_limit", "missile_units", "weapon_times", "weapon_limit", "truce_rounds"),
    # The turn.
    *("phase", "seat", "first", "served", "sequence", "in_sequence", "step"),
    *("free_discarded", "pending", "truce"),
    # The pieces, and those that may still move.
    *("owner", "tanks", "planes", "subs", "invading_tanks", "invading_planes"),
    *("fresh_tanks", "fresh_planes", "fresh_subs", "carried"),
    # The fight.
    *("field", "attacker_rolls", "dice", "hits"),
]
# F71: what is shown only as far as a seat has seen it, and to all after the game.
SECRET = ["unknown", "hand", "queue"]
HIDING = AllowList(GAME, PUBLIC)
OPEN = AllowList(GAME, PUBLIC + SECRET)


class FutuRisikoView(FutuRisikoPosition, View[FutuRisikoOptions, FutuRisikoMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(cls, state: FutuRisikoPosition, seen: Observations, seat: int | None) -> Self:
        """Build a view by allow-list: what is public, and the cards that this seat has seen."""
        is_over = state.to_move == OVER
        storage = (OPEN if is_over else HIDING).copy(state.storage)
        view = cls(state.game, state.options, storage, seat, seen.actions)
        view.passages = seen.passages
        view.battle_log = state.battle_log.copy()
        if not is_over:
            show_cards(view.raw, state.raw, NOBODY if seat is None else seat)
        return view

    @property
    def is_open(self) -> bool:
        """F70, F71: whether no card is hidden now: no hand of others, and nothing they discarded.

        In the draft, and in the game without cards (F23), there is none.
        """
        s = self.raw
        return not (s.hand[:, HIDDEN].any() or (s.queue[: s.queued] == HIDDEN).any())

    def sample_state(self, rng: np.random.Generator) -> State[FutuRisikoOptions, FutuRisikoMove]:
        """One complete state that agrees with all that this seat has seen (F57, F70, F71).

        Every state that does is drawn, and fairly, as `belief` says.
        """
        state = state_of(self)
        assert isinstance(state, FutuRisikoPosition), "a game starts its own states"
        state.battle_log = self.battle_log.branch()
        if self.phase == Phase.OVER or not self.passages:
            state.passages = self.passages.branch()
            return state
        imagined = imagine(self.actions, self.passages, self.seat, rng)
        state.actions, state.passages = imagined.actions, imagined.passages
        place_cards(state.raw, imagined.rows, imagined.lying)
        return state
