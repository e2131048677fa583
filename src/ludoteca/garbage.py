"""How often unused cycles of objects are looked for. Beside the rooms: the help imports it, too."""

import gc

# Nearly all that is imported, and live tables, are many small things that stay: going through them
# as often as Python would took a tenth of a start, and a quarter of the time of a server's action.
SELDOM = (50_000, 20, 100)


def collect_seldom() -> None:
    """From now on, look for them seldom."""
    gc.set_threshold(*SELDOM)
