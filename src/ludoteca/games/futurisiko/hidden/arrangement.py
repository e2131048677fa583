"""Arrangements: where all cards are (F4, F12, F20, F22, F57)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES
from ludoteca.games.futurisiko.hidden.passages import DRAWS, Passage, Way


@dataclass(frozen=True)
class Arrangement:
    """How often each card is in the pile and in each hand; and the queue, card by card."""

    pile: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    queue: tuple[int, ...]

    def after(self, passages: Iterable[Passage]) -> Arrangement:
        """Where the cards are when these have gone from one place to another."""
        pile, hands, queue = list(self.pile), list(map(list, self.hands)), list(self.queue)
        taken = 0
        for _, way, seat, card, _, again in passages:
            if again:
                taken += 1
            elif way in DRAWS:
                pile[card] -= 1
            if way == Way.DEAL:
                hands[seat][card] += 1
            else:
                queue.append(card)
                if way != Way.TURN:
                    hands[seat][card] -= 1
        return Arrangement(tuple(pile), tuple(map(tuple, hands)), tuple(queue[taken:]))

    def place(self, s: np.record) -> None:
        """Put the cards of a game there."""
        s.unknown[:] = self.pile
        s.hand[:, :CARD_TYPES] = self.hands
        s.hand[:, CARD_TYPES:] = 0
        s.queue[: s.queued] = self.queue


# F12: all cards in the pile.
SHUFFLED = Arrangement(
    tuple(np.repeat(COPIES, COLOURS).tolist()), ((0,) * CARD_TYPES,) * COLOURS, ()
)
