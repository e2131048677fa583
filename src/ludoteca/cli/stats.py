"""ludoteca stats: what many games tell about a game."""

import json
from dataclasses import asdict

import rich.box
import rich.table

from ludoteca.cli.console import aside, console, open_game, write
from ludoteca.core.errors import Malformed
from ludoteca.core.messages import say
from ludoteca.core.survey import Cell, Table


def tell_statistics(name: str, games: int, seed: int, *, as_json: bool, markdown: bool) -> int:
    """Play, and print the tables; the exit status."""
    game = open_game(name)
    title = say("stats-title", game=game.title, games=games, seed=seed)
    with aside.status(title):
        tables = game.survey(games, seed)
    if not tables:
        raise Malformed("stats-none", game=game.title)
    if as_json:
        print(json.dumps([asdict(table) for table in tables]))  # noqa: T201 for other programs
    elif markdown:
        print("\n\n".join([f"{title}.", *map(_as_markdown, tables)]))  # noqa: T201 a page
    else:
        write(title, "italic")
        for table in tables:
            console.print()
            console.print(_as_table(table))
    return 0


def _as_table(table: Table) -> rich.table.Table:
    drawn = rich.table.Table(
        title=table.title, title_justify="left", title_style="bold", box=rich.box.SIMPLE
    )
    for number, column in enumerate(table.columns):
        drawn.add_column(column, justify="right" if number else "left")
    for row in table.rows:
        drawn.add_row(*map(_write, row))
    return drawn


def _as_markdown(table: Table) -> str:
    align = ["---", *["---:"] * (len(table.columns) - 1)]
    rows = [table.columns, align, *([_write(cell) for cell in row] for row in table.rows)]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([f"**{table.title}**", "", *lines])


def _write(cell: Cell) -> str:
    return f"{cell:,}" if isinstance(cell, int) else str(cell)
