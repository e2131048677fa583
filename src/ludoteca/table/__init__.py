"""One live game: seats, dealer, clock and undo, as the fold of a journal.

A `TableSession` is the one way to act there. Nothing here knows where journals are kept.
"""

from typing import TYPE_CHECKING

from ludoteca.renamed import renamed
from ludoteca.table.entries import AnyEntry, read_entry, write_entry
from ludoteca.table.forgetting import ForgottenTable, forget_person
from ludoteca.table.nonces import check_nonce, mix_seed
from ludoteca.table.refusals import Forbidden, Stale
from ludoteca.table.rematch import plan_rematch, plan_repeat
from ludoteca.table.seat import SOMEONE, Seat
from ludoteca.table.session import JournalKeeper, TableSession
from ludoteca.table.setup import Clock, SeatPlan, Setup
from ludoteca.table.table import STAND_IN, Act, Status, Table, Transition

__all__ = [
    "SOMEONE",
    "STAND_IN",
    "Act",
    "AnyEntry",
    "Clock",
    "Forbidden",
    "ForgottenTable",
    "JournalKeeper",
    "Seat",
    "SeatPlan",
    "Setup",
    "Stale",
    "Status",
    "Table",
    "TableSession",
    "Transition",
    "check_nonce",
    "forget_person",
    "mix_seed",
    "plan_rematch",
    "plan_repeat",
    "read_entry",
    "write_entry",
]

if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {"Journal": "JournalKeeper"})
