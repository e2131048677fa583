"""A rematch: the same people at another table, each one seat further."""

from msgspec import structs

from ludoteca.table.refusals import Forbidden
from ludoteca.table.seat import SOMEONE, Seat
from ludoteca.table.setup import SeatPlan, Setup
from ludoteca.table.table import Table


def plan_rematch(table: Table, host: str) -> Setup:
    """The set-up of a rematch that somebody who played asks for; everyone else's place is kept."""
    if not table.status.is_done:
        raise Forbidden("table-no-rematch")
    plans = [_plan_seat(seat, host) for seat in table.seats]
    own = [seat for seat, plan in enumerate(plans) if plan.kind == "here"]
    if not own:
        raise Forbidden("table-no-rematch")
    plans[own[0]] = structs.replace(plans[own[0]], kind="me")
    return structs.replace(
        table.setup,
        seats=(*plans[-1:], *plans[:-1]),
        host=host,
        actions=(),
        # A rematch is a new table.
        rules=table.state.game.rules[-1],
    )


def _plan_seat(seat: Seat, host: str) -> SeatPlan:
    if seat.who == host:
        return SeatPlan(kind="here", name=seat.name)
    if seat.bot:
        return SeatPlan(kind="bot", bot=seat.bot)
    # Nobody can come for whoever is forgotten: a friend may.
    who = "" if seat.who == SOMEONE else seat.who
    return SeatPlan(kind="invited", who=who, name=seat.name)
