"""People and a journal in memory, for tests of live tables."""

from collections.abc import Sequence

from ludoteca.table import SeatPlan, Setup, Table

HOST = "anna"
NOW = 1_000.0
SEED = "seed"
PLANS = {
    "me": SeatPlan(kind="me"),
    "here": SeatPlan(kind="here", name="Carla"),
    "invited": SeatPlan(kind="invited"),
    "open": SeatPlan(kind="open"),
    "bot": SeatPlan(kind="bot", bot="greedy"),
}


def set_up(seats: str, game: str = "feurio", **more: object) -> Setup:
    """A set-up with seats such as “me bot open”."""
    plans = tuple(PLANS[word] for word in seats.split())
    options = {"seats": len(plans), **dict(more.pop("options", {}))}  # type: ignore[call-overload]
    given = {"game": game, "options": options, "seats": plans, "host": HOST, **more}
    return Setup(**given).settle()  # type: ignore[arg-type]


def open_table(seats: str, game: str = "feurio", **more: object) -> Table:
    """A table at which the host has sat down."""
    table = Table(set_up(seats, game, **more), SEED)
    table.open("Anna", "star", NOW)
    return table


class MemoryKeeper:
    """A journal as others keep it in a database; it can be told to fail."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        # Raised by the next append, after or before it has kept the entries.
        self.fault: Exception | None = None
        self.keeps_before_fault = False

    async def read(self, table: str, after: int) -> list[str]:
        """The entries after so many."""
        assert table == "table"
        return self.entries[after:]

    async def append(self, table: str, after: int, entries: Sequence[str], ahead: Table) -> bool:
        """Keep entries, unless others came first."""
        assert table == "table"
        if len(self.entries) != after:
            return False
        fault, self.fault = self.fault, None
        if fault is None or self.keeps_before_fault:
            self.entries += entries
            assert ahead.version == len(self.entries)
        if fault is not None:
            raise fault
        return True
