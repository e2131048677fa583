"""Returns: what an end is worth to each seat, as environments pay it out."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel


@kernel
def settle_shares(shares: np.ndarray) -> None:
    """By seat, instead of its share of the victory: 1 for all of it, paid by the other seats."""
    seats = len(shares)
    for seat in range(seats):
        shares[seat] = (seats * shares[seat] - 1.0) / (seats - 1)
