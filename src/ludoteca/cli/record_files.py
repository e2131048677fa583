"""Files of records: opened for a command, with a clear word when that fails."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyPosition, AnyState
from ludoteca.core.system.paths import explain

STANDARD_INPUT = "-"
SPECTATOR = "none"


@contextmanager
def open_records(file: Path) -> Iterator[TextIO]:
    """Open a file of records, or standard input for “-”.

    Bytes that are not UTF-8 come through as such, and are refused with the record they stand in.
    """
    if str(file) == STANDARD_INPUT:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
        yield sys.stdin
        return
    try:
        records = file.open(encoding="utf-8", errors="surrogateescape")
    except (OSError, ValueError) as fault:
        raise Malformed("file-unreadable", file=str(file), fault=explain(fault)) from None
    with records:
        yield records


def check_seat(seat: str | None) -> None:
    """Refuse a seat that can be at no table."""
    if seat not in (None, SPECTATOR) and not (seat.isascii() and seat.isdecimal()):
        raise Malformed("no-such-seat", seat=seat, last="…")


def look(state: AnyState, seat: str | None) -> AnyPosition:
    """The whole state, or what a seat (or, with none, a spectator) may know of it."""
    if seat is None:
        return state
    if seat == SPECTATOR:
        return state.view(None)
    if len(seat) > 1 or int(seat) >= state.options.seats:
        raise Malformed("no-such-seat", seat=seat, last=state.options.seats - 1)
    return state.view(int(seat))
