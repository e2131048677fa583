"""While bots play: how far they are, and what one of them did wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.arena.result import Failure
from ludoteca.cli.console import aside, remark
from ludoteca.core.system.paths import write_text
from ludoteca.core.text.messages import say

FAILED = "failed.json"
# What a shell says of a command that was stopped by Ctrl-C.
INTERRUPTED = 130


@contextmanager
def show_progress() -> Iterator[Progress]:
    """A bar beside what is printed, and never in it."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=aside,
        transient=True,
        disable=not aside.is_terminal,
    ) as progress:
        yield progress


def accuse(failure: Failure, folder: Path | None) -> None:
    """Name the bot, the game and the position."""
    told = say(
        "arena-bot-failed",
        bot=failure.bot,
        game=failure.id,
        seat=failure.seat,
        actions=len(failure.record.actions),
        fault=failure.fault,
    )
    remark(told, "red")
    if folder is None:
        remark(str(failure.record))
    else:
        write_text(folder / FAILED, f"{failure.record}\n")
        remark(say("arena-failure-kept", file=str(folder / FAILED)))
