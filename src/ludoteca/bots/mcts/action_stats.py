"""What a search finds out about an action, whatever tree it grows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ActionStats:
    """What a search says of one action: how often it was tried, and what came of it on average.

    The value is what the search looks for; it may count more than victory. The chances to win, by
    seat, count nothing else; there are none where it was not tried since the last move.
    """

    action: int
    visits: int
    value: float
    chances: tuple[float, ...] = ()
