"""What a seat sees: everything but the hands of others and what they discarded (F70 to F72)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cached_property
from typing import Self

import numpy as np

from ludoteca.core.game import State, View
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES
from ludoteca.games.futurisiko.hidden import DRAWS, Imagination, Passage, Way, is_seen
from ludoteca.games.futurisiko.moves import FutuRisikoMove
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.rules.layout import GAME, HIDDEN, Phase

# F72: what lies open to everyone. A field that is not named here is not in a view.
PUBLIC = [
    "land",
    "flight",
    "coast",
    "shore",
    "strait",
    "rounds",
    "round_limit",
    "points",
    "knows",
    "queued",
    "rules",
    "seats",
    "cards",
    "goal",
    "removed",
    "dice_cap",
    "boost",
    "missile",
    "weapon",
    "phase",
    "seat",
    "first",
    "served",
    "sequence",
    "in_sequence",
    "step",
    "free_discarded",
    "pending",
    "truce",
    "owner",
    "tanks",
    "planes",
    "subs",
    "invading_tanks",
    "invading_planes",
    "fresh_tanks",
    "fresh_planes",
    "fresh_subs",
    "carried",
    "field",
    "attacker_rolls",
    "dice",
    "hits",
]


# F71: what is shown only as far as a seat has seen it, and to all after the game.
SECRET = ["unknown", "hand", "queue"]


class FutuRisikoView(FutuRisikoPosition, View[FutuRisikoOptions, FutuRisikoMove]):
    """A game as one seat, or a spectator, knows it."""

    @classmethod
    def of(
        cls, state: FutuRisikoPosition, history: Sequence[FutuRisikoMove], seat: int | None
    ) -> Self:
        """Build a view by allow-list: what is public, and the cards that this seat has seen."""
        storage = np.zeros(1, GAME)
        seen, s = storage[0], state.raw
        for name in PUBLIC:
            storage[name] = state.storage[name]
        is_over = state.phase == Phase.OVER
        if is_over:
            for name in SECRET:
                storage[name] = state.storage[name]
        else:
            _show_cards(seen, s, seat)
        view = cls(state.game, state.options, storage, seat, history)
        view.passages = tuple(
            passage if is_over or passage.is_seen_by(seat) else passage.showing(HIDDEN)
            for passage in state.passages
        )
        view.actions = state.actions.copy()
        view.battle_log = state.battle_log.copy()
        for passage in view.passages:
            if passage.card == HIDDEN and passage.way != Way.LEAVE:
                view.actions[passage.at] = passage.action
        return view

    @cached_property
    def _imagination(self) -> Imagination:
        return Imagination(self.passages, self.seat)

    def sample_state(self, rng: np.random.Generator) -> State[FutuRisikoOptions, FutuRisikoMove]:
        """One complete state that agrees with all that this seat has seen (F57, F70, F71).

        Every state that does is drawn, and fairly, as `Imagination` says.
        """
        state = self.game.start(self.options, self.rules)
        assert isinstance(state, FutuRisikoPosition), "a game starts its own states"
        state.storage[0] = self.storage[0]
        state.actions = self.actions.copy()
        state.passages = list(self.passages)
        state.battle_log = self.battle_log.copy()
        for number, card in self._imagination.draw(rng).items():
            passage = state.passages[number] = self.passages[number].showing(card)
            if passage.way != Way.LEAVE:
                state.actions[passage.at] = passage.action
        if self.passages:
            _place_cards(state.raw, state.passages)
        return state


def _show_cards(seen: np.record, s: np.record, seat: int | None) -> None:
    """F70, F71: the own hand, and of the queue what this seat has seen; how many all others are."""
    # What this seat cannot place is unknown to it.
    unknown = s.unknown.tolist()
    hands = s.hand.tolist()
    for other, hand in enumerate(hands):
        if other != seat:
            unknown = [count + held for count, held in zip(unknown, hand, strict=False)]
            hands[other] = [0] * CARD_TYPES + [sum(hand)]
    queue = s.queue.tolist()
    for place, knows in enumerate(s.knows[: s.queued].tolist()):
        if not is_seen(knows, seat):
            unknown[queue[place]] += 1
            queue[place] = HIDDEN
    seen.unknown[:] = unknown
    seen.hand[:] = hands
    seen.queue[:] = queue


def _place_cards(s: np.record, passages: Sequence[Passage]) -> None:
    """Put the cards where all these passages have brought them."""
    unknown = np.repeat(COPIES, COLOURS).tolist()
    hands = [[0] * (CARD_TYPES + 1) for _ in range(COLOURS)]
    queue: deque[int] = deque()
    for _, way, seat, card, _, again in passages:
        if again:
            queue.popleft()
        elif way in DRAWS:
            unknown[card] -= 1
        if way == Way.DEAL:
            hands[seat][card] += 1
        else:
            queue.append(card)
            if way != Way.TURN:
                hands[seat][card] -= 1
    s.unknown[:] = unknown
    s.hand[:] = hands
    s.queue[: s.queued] = queue
