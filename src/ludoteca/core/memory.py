"""What all games' memory has in common: a game is an array of one record."""

import numpy as np

from ludoteca.core.kernel import kernel


@kernel
def copy_often(source: np.ndarray, target: np.ndarray, times: int) -> None:
    """Copy a game again and again, as a search does; for measuring what a copy costs."""
    for i in range(times):
        target[i % len(target)] = source[0]
