"""Perspective: the crews in the order in which a seat sees them, its own first."""

import numpy as np

from ludoteca.games.feurio.box import AUXILIARY, AUXILIARY_SEATS, COLOURS
from ludoteca.games.feurio.rules.layout import MOST_SEATS

SLOTS = len(COLOURS)


def _perspectives() -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    """The colours in the order in which a seat sees them: `COLOUR_AT[seats, seat, slot]`."""
    colours = np.zeros((MOST_SEATS + 1, MOST_SEATS, SLOTS), np.int8)
    for seats in range(1, MOST_SEATS + 1):
        # The auxiliaries are nobody's: they come last in everybody's eyes.
        turning = SLOTS - 1 if seats == AUXILIARY_SEATS else SLOTS
        for seat in range(seats):
            for slot in range(SLOTS):
                turned = (seat + slot) % turning if slot < turning else int(AUXILIARY)
                colours[seats, seat, slot] = turned
    return colours


COLOUR_AT = _perspectives()
