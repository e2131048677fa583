"""Meeting again at another table: a rematch, or the same deal once more."""

from msgspec import structs

from ludoteca.table.refusals import Forbidden
from ludoteca.table.seat import SOMEONE, Seat
from ludoteca.table.setup import SeatPlan, Setup
from ludoteca.table.table import Table


def plan_rematch(table: Table, host: str) -> Setup:
    """The set-up of a rematch that somebody who played asks for: each one seat further."""
    plans = _plan_seats(table, host, "table-no-rematch")
    return structs.replace(
        table.setup,
        seats=(*plans[-1:], *plans[:-1]),
        host=host,
        actions=(),
        repeats_deal=False,
        # A rematch is a new table.
        rules=table.state.game.rules[-1],
    )


def plan_repeat(table: Table, host: str) -> Setup:
    """The set-up for the same deal again: all else as it was, so that only the play differs."""
    plans = _plan_seats(table, host, "table-no-repeat")
    return structs.replace(table.setup, seats=tuple(plans), host=host, repeats_deal=True)


def _plan_seats(table: Table, host: str, refusal: str) -> list[SeatPlan]:
    """Who is to sit where somebody sat; everyone's place is kept."""
    if not table.status.is_done:
        raise Forbidden(refusal)
    plans = [_plan_seat(seat, host) for seat in table.seats]
    own = [seat for seat, plan in enumerate(plans) if plan.kind == "here"]
    if not own:
        raise Forbidden(refusal)
    plans[own[0]] = structs.replace(plans[own[0]], kind="me")
    return plans


def _plan_seat(seat: Seat, host: str) -> SeatPlan:
    if seat.who == host:
        return SeatPlan(kind="here", name=seat.name)
    if seat.bot:
        return SeatPlan(kind="bot", bot=seat.bot)
    # Nobody can come for whoever is forgotten: a friend may.
    who = "" if seat.who == SOMEONE else seat.who
    return SeatPlan(kind="invited", who=who, name=seat.name)
