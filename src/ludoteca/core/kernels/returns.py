"""Returns: what an end is worth to each seat, as environments pay it out."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel


@kernel
def settle_shares(shares: np.ndarray) -> None:
    """By seat, instead of its share of the victory: 1 for all of it, paid by the other seats."""
    # In the numbers of the shares, in which three times a third is one.
    one = np.float32(1)
    seats = np.float32(len(shares))
    for seat in range(len(shares)):
        shares[seat] = (seats * shares[seat] - one) / (seats - one)
