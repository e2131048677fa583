"""What a search finds out about an action, whatever tree it grows."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ActionStats:
    """What a search says of one action: how often it was tried, and its mean value."""

    action: int
    visits: int
    value: float
