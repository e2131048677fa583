"""Traces: what a seat has seen of the cards in hands that it cannot look into (F70, F71).

Such a card goes its way unseen: it is dealt to a hand, stays there, is discarded to the bottom, may
be dealt again to another hand, and so on. The way begins where the card is new from the pile, or
known to the seat when it is dealt; it ends where the seat sees the card again, or today.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ludoteca.games.futurisiko.hidden.arrangement import Arrangement
from ludoteca.games.futurisiko.hidden.passages import DRAWS, Passage, Way
from ludoteca.games.futurisiko.rules.layout import HIDDEN, NOBODY, NOWHERE


@dataclass(frozen=True)
class Traces:
    """What was seen of every passage; passages are named by their numbers.

    The first of them are not passages, but the cards in hidden hands at the beginning.
    """

    hand: list[int]  # the hidden hand that it changes, or NOBODY's
    comes: list[bool]  # whether a card comes into the hand; else it goes
    wanted: list[int]  # the card that it was then or later seen to be, or HIDDEN
    link: list[int]  # where a card that lay in the queue unseen came from, or went to; or NOWHERE
    followers: list[int]  # F57: those by which a card left right after another of its hand
    pile: list[int]  # by card, how many of it were not seen to leave the pile
    first: int  # the number of the first that is one

    @classmethod
    def of(cls, start: Arrangement, passages: Sequence[Passage], own: int | None) -> Traces:
        """Read what a seat, or a spectator, has seen since cards were arranged like this."""
        held = [
            (seat, card)
            for seat, hand in enumerate(start.hands)
            if seat != own
            for card, count in enumerate(hand)
            for _ in range(count)
        ]
        first = len(held)
        wanted = [card for _, card in held]
        wanted += [passage.card for passage in passages]
        link = [NOWHERE] * len(wanted)
        pile = list(start.pile)
        # Passages by which cards came to the queue; before them, the cards that lay there.
        queue: deque[int] = deque()
        lying = iter(start.queue)
        for number, passage in enumerate(passages, first):
            if passage.again:
                known = next(lying, None)
                if known is not None:
                    wanted[number] = known
                else:
                    laid = queue.popleft()
                    if passage.card == HIDDEN:
                        link[number], link[laid] = laid, number
                    wanted[laid] = passage.card
            elif passage.way in DRAWS and passage.card != HIDDEN:
                pile[passage.card] -= 1
            if passage.way != Way.DEAL:
                queue.append(number)
        return cls(
            hand=[seat for seat, _ in held]
            + [
                NOBODY if passage.way == Way.TURN or passage.seat == own else passage.seat
                for passage in passages
            ],
            comes=[True] * first + [passage.way == Way.DEAL for passage in passages],
            wanted=wanted,
            link=link,
            followers=[
                number
                for number, (one, other) in enumerate(pairwise(passages), first + 1)
                if one.way == other.way == Way.LEAVE and one.at == other.at
            ],
            pile=pile,
            first=first,
        )
