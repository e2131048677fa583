"""Traces: what a seat has seen of the cards in hands that it cannot look into (F70, F71).

Such a card goes its way unseen: it is dealt to a hand, stays there, is discarded to the bottom, may
be dealt again to another hand, and so on. The way begins where the card is new from the pile, or
known to the seat when it is dealt; it ends where the seat sees the card again, or today.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.games.futurisiko.box import COLOURS, COPIES
from ludoteca.games.futurisiko.hidden.passages import DRAWS, Passage, Way
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY, NOWHERE


@dataclass(frozen=True)
class Traces:
    """What was seen of every passage; passages are named by their numbers."""

    hand: list[int]  # the hidden hand that it changes, or NOBODY's
    comes: list[bool]  # whether a card comes into the hand; else it goes
    wanted: list[int]  # the card that it was then or later seen to be, or HIDDEN
    link: list[int]  # where a card that lay in the queue unseen came from, or went to; or NOWHERE
    followers: list[int]  # F57: those by which a card left right after another of its hand
    pile: list[int]  # by card, how many of it were not seen to leave the pile

    @classmethod
    def of(cls, passages: Sequence[Passage], own: int | None) -> Traces:
        """Read what a seat, or a spectator, has seen."""
        wanted = [passage.card for passage in passages]
        link = [NOWHERE] * len(passages)
        pile = np.repeat(COPIES, COLOURS).tolist()
        queue: deque[int] = deque()
        for number, passage in enumerate(passages):
            if passage.again:
                laid = queue.popleft()
                if passage.card == HIDDEN:
                    link[number], link[laid] = laid, number
                wanted[laid] = passage.card
            elif passage.way in DRAWS and passage.card != HIDDEN:
                pile[passage.card] -= 1
            if passage.way != Way.DEAL:
                queue.append(number)
        return cls(
            hand=[
                NOBODY if passage.way == Way.TURN or passage.seat == own else passage.seat
                for passage in passages
            ],
            comes=[passage.way == Way.DEAL for passage in passages],
            wanted=wanted,
            link=link,
            followers=[
                number
                for number in range(1, len(passages))
                if passages[number].way == passages[number - 1].way == Way.LEAVE
                and passages[number].at == passages[number - 1].at
            ],
            pile=pile,
        )
