"""The deck (F4, F5, F12, F22, F71): unknown cards first, then those at the bottom, in order."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, COPIES

# Everybody knows a card that went to the bottom face up.
ALL_SEATS = (1 << COLOURS) - 1


@kernel
def shuffle(s: np.record) -> None:
    """F12: nobody knows where any card is."""
    for card in range(CARD_TYPES):
        s.unknown[card] = COPIES[card // COLOURS]


@kernel
def unknown_cards(s: np.record) -> int:
    """How many cards nobody knows the place of."""
    total = 0
    for card in range(CARD_TYPES):
        total += int(s.unknown[card])
    return total


@kernel
def take_card(s: np.record, card: int) -> None:
    """A card leaves the top of the deck."""
    if unknown_cards(s) > 0:
        s.unknown[card] -= 1
        return
    left = int(s.queued) - 1
    for place in range(left):
        s.queue[place] = s.queue[place + 1]
        s.knows[place] = s.knows[place + 1]
    s.queue[left] = 0
    s.knows[left] = 0
    s.queued = left


@kernel
def put_under(s: np.record, card: int, seats: int) -> None:
    """F12, F71: a card goes to the bottom, known to these seats."""
    s.queue[s.queued] = card
    s.knows[s.queued] = seats
    s.queued += 1


@kernel
def play_card(s: np.record, seat: int, card: int) -> None:
    """F60: a played card is shown to all and goes to the bottom."""
    s.hand[seat, card] -= 1
    put_under(s, card, ALL_SEATS)


@kernel
def cards_in_hand(s: np.record, seat: int) -> int:
    """F70: how many cards a seat holds, also where a view does not know which."""
    total = 0
    for card in range(CARD_TYPES + 1):
        total += int(s.hand[seat, card])
    return total
