"""The pace of bots where cards are hidden: when they answer tells nothing about what they hold.

A bot without the right card has less to think about, or nothing at all. So each answer is given at
a moment that was set before the bot had begun to think, by what everybody at the table can see.
"""

import math

from ludoteca.bots.time_share import TimeShare
from ludoteca.core.game import AnyView

# In seconds: who looks ahead has at least so long for it, and everybody so long for all the rest.
# Who needs more, because the machine is busy, answers so much later, or a multiple of it.
BEAT = 0.02


class Pace:
    """When the bots of a table answer, from one of their decisions to the next."""

    def __init__(self) -> None:
        self._time = TimeShare()

    def allot(self, view: AnyView, seconds: float) -> float:
        """How long a bot may think, of the seconds that it has for a chain of decisions."""
        part = max(BEAT, self._time.allot(view, seconds))
        # Whether or not there is anything to think about.
        self._time.spend(part)
        return part


def keep_back(allotted: float, thought: float) -> float:
    """How long to keep back an answer that was found after so many seconds."""
    due = allotted + BEAT
    late = max(0.0, thought - due)
    return due + BEAT * math.ceil(late / BEAT) - thought
