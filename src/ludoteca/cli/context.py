"""How a command is run in the terminal; the console is opened only when one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.errors import Refusal


def run(command: Callable[[], object]) -> None:
    """Run a command; what it refuses is told, with exit status 2."""
    from ludoteca.cli.console import complain
    from ludoteca.core.errors import Refusal
    from ludoteca.core.records.record import RecordRefused

    try:
        status = command()
    except (Refusal, RecordRefused) as refusal:
        complain(refusal)
        status = 2
    raise typer.Exit(status if isinstance(status, int) else 0)


class TerminalContext:
    """What the terminal lends to the commands of a game."""

    def run(self, command: Callable[[], object]) -> None:
        """Run a command; what it refuses is told, with exit status 2."""
        run(command)

    def write(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        from ludoteca.cli.console import write

        write(text, style)

    def show(self, picture: RenderableType) -> None:
        """Print something that is laid out."""
        from ludoteca.cli.console import console

        console.print(picture)

    def complain(self, refusal: Refusal) -> None:
        """Tell what is refused and why."""
        from ludoteca.cli.console import complain

        complain(refusal)
