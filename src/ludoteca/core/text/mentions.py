"""Mentions: where a sentence speaks of a seat, whoever reads it says what that seat is called.

At one table it goes by the names of the people in it, at another by colours; a sentence that is
made once for all who look alike must not choose.
"""

import re
from collections.abc import Callable

# The two signs that keep a foreign name together in a line of text, around the number of a seat.
_MENTION = re.compile("\u2068(\\d+)\u2069")


def mention(seat: int) -> str:
    """A seat in a sentence, yet to be named."""
    return f"\u2068{seat}\u2069"


def name_mentions(words: str, name: Callable[[int], str]) -> str:
    """A sentence with all of its seats named."""
    return _MENTION.sub(lambda found: name(int(found[1])), words)
