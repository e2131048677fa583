"""Choices of a policy that was learned: what one is worth, and one of them by its share.

Of a choice features are told; the sum of them, each times its weight, is what it is worth. How a
position is looked at lies in a record with fields `features` and `weights`.
"""

import math

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import count_bits, kernel
from ludoteca.games.feurio.box import TILES
from ludoteca.games.feurio.rules.course import legal
from ludoteca.games.feurio.rules.fire import hottest
from ludoteca.games.feurio.rules.layout import Phase

# However bad a choice looks, a search looks at it now and then.
FLOOR = 0.005


@kernel
def has_choice(s: np.record) -> bool:
    """Whether weights say what is done: of men, and of tiles that may lie in several ways."""
    if s.phase == Phase.MEN:
        return True
    if s.phase != Phase.LAY:
        return False
    first = hottest(s)
    most = s.heat[first]
    found = bool(s.firebreak)
    for position in range(s.opened):
        found |= position != first and s.heat[position] == most
    return found


@kernel
def propose_evenly(s: np.record, actions: np.ndarray, priors: np.ndarray) -> int:
    """All legal actions, where no weights say which is better; how many they are."""
    count = legal(s, actions)
    priors[:count] = np.float32(1.0 / count)
    return count


@kernel
def clear(k: np.record) -> None:
    """Begin to look at another choice."""
    for i in range(len(k.features)):
        k.features[i] = 0.0


@kernel
def tell_time(s: np.record, times: np.ndarray) -> None:
    """How much of each weight there is now.

    One always counts, one the more the earlier it is, and a third, where it was learned, once all
    tiles lie.
    """
    times[0] = 1.0
    times[1] = s.left / TILES
    if len(times) > 2:
        times[2] = s.left == 0


@kernel
def add_up(s: np.record, weights: np.ndarray, k: np.record) -> None:
    """What each feature weighs now: weights by time, each by how much of it there is."""
    times = np.empty(len(weights), np.float32)
    tell_time(s, times)
    for i in range(len(k.weights)):
        k.weights[i] = 0.0
        for time in range(len(times)):
            k.weights[i] += times[time] * weights[time, i]


@kernel
def weigh(k: np.record, first: int, end: int) -> float:
    """The sum of some features of a choice, each times its weight."""
    # Four sums side by side: else each addition waits for the one before.
    a = b = c = d = np.float32(0.0)
    i = first
    while i + 3 < end:
        a += k.weights[i] * k.features[i]
        b += k.weights[i + 1] * k.features[i + 1]
        c += k.weights[i + 2] * k.features[i + 2]
        d += k.weights[i + 3] * k.features[i + 3]
        i += 4
    while i < end:
        a += k.weights[i] * k.features[i]
        i += 1
    return float((a + b) + (c + d))


@kernel
def note(
    k: np.record,
    n: int,
    action: int,
    value: float,
    actions: np.ndarray,
    values: np.ndarray,
    rows: np.ndarray,
) -> int:
    """Write down a choice, the n-th, and as far as there are rows its features; how many it is."""
    actions[n] = action
    values[n] = value
    if n < len(rows):
        for i in range(len(k.features)):
            rows[n, i] = k.features[i]
    return n + 1


@kernel
def soften(values: np.ndarray, count: int) -> None:
    """Values become shares that add up to 1: each more of one is e times the share."""
    most = np.float32(-math.inf)
    for i in range(count):
        most = max(most, values[i])
    total = np.float32(0.0)
    for i in range(count):
        values[i] = math.exp(values[i] - most)
        total += values[i]
    for i in range(count):
        values[i] /= total


@kernel
def soften_for_search(values: np.ndarray, count: int) -> None:
    """The same, but no share is so small that nothing comes of it."""
    soften(values, count)
    total = np.float32(1.0 + FLOOR * count)
    for i in range(count):
        values[i] = (values[i] + FLOOR) / total


@kernel
def pick(shares: np.ndarray, count: int, rng: np.record) -> int:
    """One of some choices, each by its share."""
    rest = np.float32(below(rng, 1 << 24) / (1 << 24))
    for i in range(count - 1):
        rest -= shares[i]
        if rest < 0:
            return i
    return count - 1


@kernel
def room_on(vacant: np.ndarray, tiles: int) -> int:
    """R31: for how many more men some tiles have room, by those with room for one, two, three."""
    return (
        count_bits(vacant[0] & tiles)
        + count_bits(vacant[1] & tiles)
        + count_bits(vacant[2] & tiles)
    )
