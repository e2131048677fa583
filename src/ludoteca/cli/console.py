"""The terminal: what is printed, where, and how a command says that it cannot."""

import sys
from collections.abc import Sequence
from itertools import chain

from rich.console import Console
from rich.text import Text

from ludoteca.bots.precompile import precompile_search
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyGame, AnyPosition
from ludoteca.core.kernels.precompile import precompile
from ludoteca.core.records.record import RecordRefused
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import NO_BREAK, say

console = Console(highlight=False)
# Progress and refusals, so that what is printed can be piped.
aside = Console(stderr=True, highlight=False)
HANG = "    "
# What forgets the lines that have scrolled away, too (xterm's “erase saved lines”).
FORGET = "\x1b[3J"


def write(text: str, style: str = "") -> None:
    """Print a sentence: never taken for markup, and wrapped by a terminal only."""
    console.print(printable(text), style=style, markup=False, soft_wrap=not console.is_terminal)


def cite(words: str, rules: Sequence[str]) -> str:
    """A sentence with the rules it rests on behind it."""
    return f"{words} ({', '.join(rules)})" if rules else words


def remark(text: str, style: str = "") -> None:
    """Say something beside what is printed."""
    aside.print(printable(text), style=style, markup=False, soft_wrap=not aside.is_terminal)


def write_line(line: Text) -> None:
    """Print a line; on a terminal, what does not fit goes on further in."""
    if not console.is_terminal:
        console.print(line, soft_wrap=True)
        return
    while line.plain.startswith("\n"):
        console.print()
        line = line[1:]
    first, *rest = line.wrap(console, console.width - len(HANG))
    console.print(Text(f"\n{HANG}").join([first, *rest]))


def printable(text: str) -> str:
    """A text from outside, without anything that could trouble a terminal."""
    return "".join(
        sign if sign.isprintable() or sign in NO_BREAK else "\N{REPLACEMENT CHARACTER}"
        for sign in text
    )


def clear() -> None:
    """Empty the screen, and what scrolls back."""
    console.clear()
    if console.is_terminal:
        console.file.write(FORGET)


def forget_typing() -> None:
    """Drop what was typed while nobody asked, so that it is not taken for an answer."""
    if sys.stdin.isatty():
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def complain(fault: Refusal | RecordRefused, record: int | None = None) -> None:
    """Tell what is refused and why: the record and the action, where it is about one."""
    where = ""
    refusal = fault
    if isinstance(fault, RecordRefused):
        refusal = fault.refusal
        where = _locate(fault, record)
    assert isinstance(refusal, Refusal), "a record is refused for a reason"
    rule = f" ({refusal.rule})" if refusal.rule else ""
    text = printable(f"{where}{refusal}{rule}")
    aside.print(text, style="red", markup=False, soft_wrap=not aside.is_terminal)


def _locate(refused: RecordRefused, record: int | None) -> str:
    kind, number = refused.refusal.kind, "" if record is None else str(record)
    if refused.index is None or refused.action is None:
        return "" if record is None else say("record-refused", record=number, kind=kind) + " "
    at = say("action-refused", index=refused.index, action=refused.action, kind=kind)
    return f"{at} " if record is None else f"{say('record-number', record=number)} {at} "


def open_game(name: str) -> AnyGame:
    """Find a game and, if this is its first time here, compile its rules and its search."""
    game = find_game(name)
    steps = chain(precompile(game), precompile_search(game))
    first = next(steps, None)
    if first is not None:
        with aside.status(say(first)) as status:
            for step in steps:
                status.update(say(step))
        forget_typing()
    return game


def summarise(position: AnyPosition) -> str:
    """One line: the points, and how it ended or that it has not."""
    outcome, presenter = position.outcome(), position.game.presenter
    names = [presenter.seat_name(position.options, seat) for seat in range(position.options.seats)]
    scores = " · ".join(
        f"{name} {points}" for name, points in zip(names, position.scores(), strict=True)
    )
    if outcome is None:
        return say("summary-unfinished", scores=scores)
    if outcome.won is not None:
        key = "summary-won" if outcome.won else "summary-lost"
        return say(key, reason=outcome.because)
    winners = ", ".join(names[seat] for seat in outcome.winners)
    return say(
        "summary-winners",
        scores=scores,
        winners=winners,
        count=len(outcome.winners),
        reason=outcome.because,
    )
