"""What is told of a move to those at a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Narration:
    """What came of a move; nothing is told of one without words.

    Moves on one topic share a line, as long as nothing else comes between them: the first is told
    in its `words`, every other adds its `more` where the full stop was. One that does once more
    what the last one did has a `total`: it stands for both, its `more` where the other's was, or
    the `total` where that began the line. All speak of seats by mentions
    (`core/text/mentions.py`): a number between two signs, for which a reader puts a name.
    """

    words: str = ""
    topic: str = ""
    more: str = ""
    # The seat whose line it is; None: whoever made the move.
    about: int | None = None
    # Whether a new part of the game begins with it.
    opens: bool = False
    # What it comes to with the move before, as the first of a line; empty: it stands for itself.
    total: str = ""
