"""What commands share: the console, finding a game with its rules compiled, reading files."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console

from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyGame, AnyPosition, AnyState
from ludoteca.core.messages import say
from ludoteca.core.registry import find_game
from ludoteca.core.warmth import warm_up

console = Console(highlight=False)
# Progress and refusals, so that what is printed can be piped.
aside = Console(stderr=True, highlight=False)


def open_game(name: str) -> AnyGame:
    """Find a game and, if this is its first time here, compile its rules."""
    game = find_game(name)
    with aside.status("") as status:
        for step in warm_up(game):
            status.update(say(step))
    return game


@contextmanager
def open_records(file: Path) -> Iterator[TextIO]:
    """Open a file of records, or standard input for “-”."""
    if str(file) == "-":
        yield sys.stdin
        return
    try:
        # What is not UTF-8 is refused with the record it stands in, not here.
        with file.open(encoding="utf-8", errors="surrogateescape") as records:
            yield records
    except OSError as fault:
        raise Malformed("file-unreadable", file=str(file), fault=str(fault.strerror)) from None


def look(state: AnyState, seat: str | None) -> AnyPosition:
    """The whole state, or what a seat (or, with none, a spectator) may know of it."""
    if seat is None:
        return state
    if seat == "none":
        return state.view(None)
    if not seat.isdecimal() or int(seat) >= state.options.seats:
        raise Malformed("no-such-seat", seat=seat, last=state.options.seats - 1)
    return state.view(int(seat))


def printable(text: str) -> str:
    """A text from outside, without anything that could trouble a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def reason_of(refusal: Refusal) -> str:
    """A refusal's sentence with its rule."""
    return f"{refusal} ({refusal.rule})" if refusal.rule else str(refusal)


def complain(refusal: Refusal) -> int:
    """Tell why a command cannot be done; the exit status."""
    aside.print(printable(reason_of(refusal)), style="red", markup=False)
    return 2


def summarise(position: AnyPosition) -> str:
    """One line: the points, and how it ended or who is to move."""
    scores = " ".join(
        f"{position.seat_name(seat)} {points}" for seat, points in enumerate(position.scores())
    )
    outcome = position.outcome()
    if outcome is None:
        return say("summary-unfinished", scores=scores)
    if outcome.won is not None:
        key = "summary-won" if outcome.won else "summary-lost"
        return say(key, scores=scores, reason=outcome.reason, rule=outcome.rule)
    winners = ", ".join(position.seat_name(seat) for seat in outcome.winners)
    return say(
        "summary-winners",
        scores=scores,
        winners=winners,
        count=len(outcome.winners),
        reason=outcome.reason,
        rule=outcome.rule,
    )
