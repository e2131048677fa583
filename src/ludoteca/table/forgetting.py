"""Forgetting: what a person has left in a set-up and a journal, made anybody's.

A journal is never changed but for this. Moves, draws and seats stay as they are, so a game is
replayed to the same end; only who sat there, by which name and mark, is known no more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import MsgspecError, json, structs

from ludoteca.table.entries import SeatTaken, read_entry, write_entry
from ludoteca.table.seat import SOMEONE
from ludoteca.table.setup import SeatPlan, Setup


@dataclass(frozen=True)
class ForgottenTable:
    """The texts of a table without a person, and the seats where they sat last."""

    setup: str
    entries: tuple[str, ...]
    seats: frozenset[int]


def forget_person(who: str, setup: str, entries: Sequence[str]) -> ForgottenTable:
    """Take a person out of the texts of a table."""
    seats: set[int] = set()
    kept = []
    for text in entries:
        # Nobody sits down in most entries, and reading all takes long.
        entry = _read_seat_taken(text) if '"kind":"sat"' in text else None
        if entry is not None:
            seats.discard(entry.seat)
        if entry is None or entry.who != who:
            kept.append(text)
            continue
        seats.add(entry.seat)
        kept.append(write_entry(structs.replace(entry, who=SOMEONE, name="", mark="")))
    return ForgottenTable(_forget_in_setup(who, setup), tuple(kept), frozenset(seats))


def _read_seat_taken(text: str) -> SeatTaken | None:
    try:
        entry = read_entry(text)
    except MsgspecError:
        return None  # a damaged journal is no reason to know somebody for ever
    return entry if isinstance(entry, SeatTaken) else None


def _forget_in_setup(who: str, text: str) -> str:
    try:
        # As it stands, not as it is read: no version of the rules is to be added.
        setup = json.decode(text, type=Setup)
    except MsgspecError:
        return text.replace(f'"{who}"', f'"{SOMEONE}"')
    is_host = setup.host == who
    return str(
        structs.replace(
            setup,
            host=SOMEONE if is_host else setup.host,
            seats=tuple(_forget_in_plan(who, plan, is_host=is_host) for plan in setup.seats),
        )
    )


def _forget_in_plan(who: str, plan: SeatPlan, *, is_host: bool) -> SeatPlan:
    """Hosts name those who play beside them; places are kept for others in a rematch."""
    if plan.who == who or (is_host and plan.kind in ("me", "here")):
        return structs.replace(plan, who=SOMEONE if plan.who else "", name="")
    return plan
