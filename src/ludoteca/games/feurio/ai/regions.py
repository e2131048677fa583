"""The regions of a colour: what each is worth, and what one man more would add."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.box import MEN
from ludoteca.games.feurio.rules.scoring import divide, divisor_of, region_in, sum_of

# Each region of a colour holds a man at least, and has these facts.
MOST_REGIONS = MEN
SUM, DIVISOR, WORTH = 0, 1, 2
FACTS = 3


@kernel
def survey(s: np.record, colour: int, regions: np.ndarray, facts: np.ndarray) -> int:
    """R45, R47: the regions of a colour, with sum, divisor and points; how many there are."""
    count = 0
    held = s.held[colour]
    while held:
        region = region_in(s, held)
        held &= ~region
        total = sum_of(s, region)
        divisor = divisor_of(s, region)
        regions[count] = region
        facts[count, SUM] = total
        facts[count, DIVISOR] = divisor
        facts[count, WORTH] = divide(s, total, divisor)
        count += 1
    return count


@kernel
def join(
    s: np.record, tile: int, count: int, regions: np.ndarray, facts: np.ndarray
) -> tuple[int, int]:
    """R45, R47: the points that a man on a tile with room adds, and how many regions he joins."""
    total = int(s.number[tile])
    divisor = total
    lost = 0
    joined = 0
    for i in range(count):
        if s.neighbours[tile] & regions[i]:
            total += int(facts[i, SUM])
            divisor = min(divisor, int(facts[i, DIVISOR]))
            lost += int(facts[i, WORTH])
            joined += 1
    return divide(s, total, divisor) - lost, joined
