"""The time for a chain of small decisions, of which each takes its part."""

from ludoteca.core.game import AnyView


class TimeShare:
    """How long each decision of a seat may take, where several in a row share the time for one."""

    def __init__(self) -> None:
        # Of the chain that goes on: whose it is, what was last seen, and the time it has taken.
        self._seat: int | None = None
        self._seen = 0
        self._spent = 0.0

    def allot(self, view: AnyView, seconds: float) -> float:
        """The part of the time for a chain that its next decision may take."""
        seen = len(view.history)
        if (view.seat, seen) != (self._seat, self._seen + 1):
            self._spent = 0.0
        self._seat, self._seen = view.seat, seen
        spec = view.game.search
        if spec is None or spec.time_share == 1.0:
            return seconds
        return spec.time_share * max(0.0, seconds - self._spent)

    def spend(self, seconds: float) -> None:
        """The decision has taken so long."""
        self._spent += seconds
