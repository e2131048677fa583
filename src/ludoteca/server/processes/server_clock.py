"""The clock of a process: the time of day, which does not jump when the system's clock is set."""

from collections.abc import Callable
from time import monotonic, time

# Tells the time, in seconds: since 1970, or since whenever.
TimeSource = Callable[[], float]


class ServerClock:
    """Counts on from when it was last set, whatever the system says meanwhile."""

    def __init__(self, time_of_day: TimeSource = time, ticks: TimeSource = monotonic) -> None:
        self._time_of_day = time_of_day
        self.ticks = ticks
        # How far the time of day is ahead of the ticks.
        self._ahead = time_of_day() - ticks()

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self._ahead + self.ticks()

    @property
    def jump(self) -> float:
        """By how much the system's clock has been set since, in seconds."""
        return self._time_of_day() - self.now()

    def move(self, seconds: float) -> None:
        """Be set."""
        self._ahead += seconds
