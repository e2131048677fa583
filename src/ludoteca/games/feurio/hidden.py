"""What a firebreak hides (R82, R90): the numbers that others looked at in secret."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import BACK, NUMBERS


@kernel
def show_secrets(seen: np.record, s: np.record, seat: int) -> None:
    """R82, R90: show a seat its own secrets; the rest might as well be in the bag."""
    for number in NUMBERS:
        seen.bag[number] = s.bag[number]
    for tile in range(s.laid):
        # Face-up tiles have nothing under them.
        if s.under[tile] != BACK:
            if s.layer[tile] == seat:
                seen.under[tile] = s.under[tile]
            else:
                seen.bag[s.under[tile]] += 1
    if s.drawn != BACK:
        if s.seat == seat:
            seen.drawn = s.drawn
        else:
            seen.bag[s.drawn] += 1
