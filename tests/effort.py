"""How much tests try: a sample as usual, less in plain Python, far more in `make test-long`."""

import os

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
LONG = os.environ.get("LUDOTECA_TESTS") == "long"
# So many times as much in the long run.
LONGER = 20


def times(usual: int, plain: int | None = None, long: int | None = None) -> int:
    """How often something random is tried; plain Python is about a hundred times slower."""
    if LONG:
        return LONGER * usual if long is None else long
    return usual if COMPILED or plain is None else plain
