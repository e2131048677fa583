"""ludoteca bots: who there is to play against."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from ludoteca.bots.registry import bot_names, find_kind
from ludoteca.cli.console import console, printable
from ludoteca.core.errors import Malformed


def list_bots() -> None:
    """List the bots as they are asked for, with what to expect of each."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    for name in bot_names():
        for spec, about in _introduce(name):
            table.add_row(spec, Text(printable(about)))
    console.print(table)


def _introduce(name: str) -> Iterator[tuple[str, str]]:
    """What a bot says of itself; of one that is broken, what is wrong with it."""
    try:
        yield from find_kind(name).introduce(name)
    except Malformed as fault:
        yield name, str(fault)
