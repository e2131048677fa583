"""One live game: seats, dealer, clock, journal, undo."""

from ludoteca.table.door import Door, Journal, VersionTaken
from ludoteca.table.entries import AnyEntry, read_entry, write_entry
from ludoteca.table.refusals import Forbidden, Stale
from ludoteca.table.rematch import plan_rematch
from ludoteca.table.seat import Seat
from ludoteca.table.setup import Clock, SeatPlan, Setup
from ludoteca.table.table import STAND_IN, Happening, Status, Table

__all__ = [
    "STAND_IN",
    "AnyEntry",
    "Clock",
    "Door",
    "Forbidden",
    "Happening",
    "Journal",
    "Seat",
    "SeatPlan",
    "Setup",
    "Stale",
    "Status",
    "Table",
    "VersionTaken",
    "plan_rematch",
    "read_entry",
    "write_entry",
]
