"""Perspective: the armies in the order in which a seat sees them, its own first.

The colours of cards are those of the armies, so they turn with them; those that nobody plays with
stay where they are.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import COLOURS


@kernel
def slot_of(s: np.record, seat: int, colour: int) -> int:
    """How many seats after a seat the army of a colour sits."""
    if colour >= s.seats:
        return int(colour)
    after = int(colour) - seat
    return after if after >= 0 else after + int(s.seats)


@kernel
def colour_at(s: np.record, seat: int, slot: int) -> int:
    """The army that sits so many seats after a seat."""
    if slot >= s.seats:
        return int(slot)
    return (seat + slot) % int(s.seats)


@kernel
def turn_card(s: np.record, seat: int, card: int) -> int:
    """A card with its colour as a seat sees it."""
    return card - card % COLOURS + slot_of(s, seat, card % COLOURS)


@kernel
def turn_seats(s: np.record, seat: int, mask: int) -> int:
    """A set of seats, as a seat sees it."""
    turned = 0
    for colour in range(COLOURS):
        turned |= (mask >> colour & 1) << slot_of(s, seat, colour)
    return turned
