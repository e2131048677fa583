"""Chance: the dealer who answers for it at a table, and the small generator kernels draw from."""

import hashlib
import secrets
from collections.abc import Sequence

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import as_record, layout_of

# A generator for kernels. A record, because passing an array costs a count of references.
STREAM = layout_of([("x", np.uint64)])


class Dealer:
    """Chooses the outcomes of chance from a secret seed, so that anyone can verify them later.

    The n-th choice depends on the seed and on n alone: the first 53 bits of SHA-256 of
    ``seed:n`` as a fraction, laid against the running sum of the chances.
    """

    def __init__(self, seed: str | None = None, dealt: int = 0) -> None:
        self.seed = seed or secrets.token_hex(16)
        self.dealt = dealt

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown before the first move, it binds the dealer."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def choose(self, outcomes: Sequence[int], chances: Sequence[float]) -> int:
        """One of the outcomes, each with its chance."""
        digest = hashlib.sha256(f"{self.seed}:{self.dealt}".encode()).digest()
        self.dealt += 1
        fraction = (int.from_bytes(digest[:8], "big") >> 11) / (1 << 53)
        for outcome, chance in zip(outcomes[:-1], chances[:-1], strict=True):
            if fraction < chance:
                return outcome
            fraction -= chance
        return outcomes[-1]


def stream(seed: int) -> np.record:
    """A generator for kernels, which they change in place."""
    return _begin(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])


def stream_of(rng: np.random.Generator) -> np.record:
    """The same from a generator, in a fifth of the time."""
    return _begin(rng.integers(1 << 64, dtype=np.uint64))


def _begin(x: np.uint64) -> np.record:
    # Never 0, from which this generator does not come away.
    return as_record(np.array([(x | np.uint64(1),)], STREAM))


@kernel
def below(rng: np.record, n: int) -> int:
    """A random number from 0 to n − 1 (Marsaglia's xorshift, which needs no multiplication)."""
    x = rng.x
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng.x = x
    return int(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@kernel
def pick_best(rng: np.record, values: np.ndarray, n: int) -> int:
    """Where the highest of the first n values is; of equal ones, any."""
    best = 0
    ties = 1
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
            ties = 1
        elif values[i] == values[best]:
            # Each of the equal ones found so far stays the chosen one with the same chance.
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return best
