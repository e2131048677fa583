"""Observations: what a seat has seen of a game and its cards (F70, F71)."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.records.history import History
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS
from ludoteca.games.futurisiko.hidden.passages import BEFORE, Passage, Way
from ludoteca.games.futurisiko.rules.deck import ALL_SEATS
from ludoteca.games.futurisiko.rules.layout import HIDDEN


@dataclass(frozen=True)
class Observations:
    """Actions and passages in the eyes of a seat.

    They are histories of its own, beside those of the game, to which nothing in them leads back.
    """

    actions: History[int]
    passages: History[Passage]

    def __len__(self) -> int:
        return len(self.actions)

    def prefix(self, length: int) -> Observations:
        """The same when there were fewer actions."""
        passages = bisect_left(self.passages, length, key=lambda passage: passage.at)
        return Observations(self.actions.prefix(length), self.passages.prefix(passages))

    def go_on(
        self, actions: History[int], passages: History[Passage], seat: int | None
    ) -> Observations:
        """The same up to now, when all this has happened."""
        known, seen_passages = len(self.actions), self.passages.copy()
        new = actions.read(known, len(actions))
        for passage in passages.read(len(seen_passages), len(passages)):
            seen = passage if passage.is_seen_by(seat) else passage.showing(HIDDEN)
            seen_passages.append(seen)
            if seen is not passage and passage.way != Way.LEAVE and passage.at != BEFORE:
                new[passage.at - known] = seen.action
        return Observations(self.actions.copy().extend(new), seen_passages)


@kernel
def show_cards(seen: np.record, s: np.record, seat: int) -> None:
    """F70, F71: the own hand, and of the queue what a seat has seen; how many all others are.

    What the seat cannot place is unknown to it.
    """
    for card in range(CARD_TYPES):
        seen.unknown[card] = s.unknown[card]
    for other in range(COLOURS):
        for card in range(CARD_TYPES):
            if other == seat:
                seen.hand[other, card] = s.hand[other, card]
            else:
                seen.unknown[card] += s.hand[other, card]
                seen.hand[other, HIDDEN] += s.hand[other, card]
    for place in range(s.queued):
        knows = s.knows[place]
        if knows == ALL_SEATS or (seat >= 0 and knows >> seat & 1):
            seen.queue[place] = s.queue[place]
        else:
            seen.unknown[s.queue[place]] += 1
            seen.queue[place] = HIDDEN
