"""Passages: how cards go from one place to another, and who sees which they are (F70, F71)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ludoteca.games.futurisiko.rules.course import FIRST, KIND, Kind
from ludoteca.games.futurisiko.rules.deck import ALL_SEATS


def is_seen(knows: int, seat: int | None) -> bool:
    """F71: whether a card that these seats know is known to a seat, or to a spectator."""
    return knows == ALL_SEATS if seat is None else bool(knows >> seat & 1)


class Way(Enum):
    """How a card goes from one place to another."""

    TURN = "turn"  # from the top to the bottom
    DEAL = "deal"  # from the top to a hand
    DISCARD = "discard"  # from a hand to the bottom
    PLAY = "play"
    LEAVE = "leave"  # with the hand of a seat that is out (F57)

    def __str__(self) -> str:
        return self.value


# In the place of the number of an action: before the history began, in a game that was set up.
BEFORE = -1
# The ways on which a card comes from the top of the deck.
DRAWS = (Way.TURN, Way.DEAL)


class Passage(NamedTuple):
    """A card that goes from one place to another."""

    at: int  # the number of the action
    way: Way
    seat: int  # whose hand it comes from or goes to; who is on turn when it is turned
    card: int  # HIDDEN in a view that has not seen it
    knows: int  # who sees it, as a mask
    again: bool = False  # from the queue of returned cards, once every card has been seen

    def showing(self, card: int) -> Passage:
        """The same with another card."""
        return self._replace(card=card)

    @property
    def action(self) -> int:
        """The number of the action by which a card is dealt or discarded."""
        kind = Kind.DEAL if self.way == Way.DEAL else Kind.DISCARD
        return (kind << KIND) | (self.card << FIRST)

    def is_seen_by(self, seat: int | None) -> bool:
        """F70, F71: whether a seat, or a spectator, sees which card it is."""
        return is_seen(self.knows, seat)
