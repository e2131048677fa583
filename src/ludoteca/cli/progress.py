"""While bots play: how far they are, and what one of them did wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.arena.result import Result
from ludoteca.cli.console import aside, remark
from ludoteca.core.text.messages import say

FAILED = "failed.jsonl"
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


def keep_failed(result: Result, folder: Path) -> None:
    """Put a game in which a bot failed beside the others, to be looked at."""
    assert result.forfeit is not None, "somebody failed"
    with (folder / FAILED).open("a", encoding="utf-8") as file:
        file.write(f"{result.forfeit.record}\n")


def accuse(result: Result, folder: Path | None) -> None:
    """Name the bot that failed, the game and the position, and say where the game is."""
    forfeit = result.forfeit
    assert forfeit is not None, "somebody failed"
    told = say(
        "arena-bot-failed",
        bot=result.players[forfeit.seat],
        game=result.id,
        seat=forfeit.seat,
        actions=result.length,
        fault=forfeit.fault,
    )
    remark(told, "red")
    if folder is None:
        remark(str(forfeit.record))
    else:
        remark(say("arena-failure-kept", file=str(folder / FAILED)))
