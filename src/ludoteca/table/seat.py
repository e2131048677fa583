"""Seats at a live table."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.table.setup import SeatPlan

# Who sits where somebody sat who wanted to be forgotten.
SOMEONE = "someone"


@dataclass(frozen=True)
class Seat:
    """Who sits there now."""

    plan: SeatPlan
    # The identity of a person; empty for bots and free seats.
    who: str = ""
    name: str = ""
    mark: str = ""
    # The bot that plays; also for somebody who is gone.
    bot: str = ""
    has_resigned: bool = False
    # What whoever sat down here has added to the dealer's secret; others may play on.
    nonce: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there yet."""
        return not self.who and not self.bot

    @property
    def is_human(self) -> bool:
        """Whether a person plays."""
        return bool(self.who) and not self.bot

    def is_human_of(self, who: str) -> bool:
        """Whether this very person plays here."""
        return self.is_human and self.who == who

    def is_kept_for(self, who: str) -> bool:
        """Whether a bot plays here for this very person."""
        return bool(self.bot) and bool(who) and self.who == who

    def welcomes(self, who: str, *, invited: bool) -> bool:
        """Whether somebody may sit down here: in an open seat anyone, else who is invited."""
        if not self.is_free:
            return False
        if self.plan.who:
            return self.plan.who == who
        return self.plan.kind == "open" or (self.plan.kind == "invited" and invited)


class Roster:
    """What all seats together say; put together when one of them changes, and read every time."""

    __slots__ = ("bots", "has_free", "has_people", "players", "seated")

    def __init__(self, seats: Sequence[Seat]) -> None:
        # By seat: names, also of those for whom a bot plays; bots, and identities.
        self.players = tuple(seat.name for seat in seats)
        self.bots = tuple(seat.bot for seat in seats)
        self.seated = tuple(seat.who for seat in seats)
        # Whether somebody plays who is no bot, and whether somebody may still sit down.
        self.has_people = any(seat.is_human for seat in seats)
        self.has_free = any(seat.is_free for seat in seats)
