"""Tables of figures on the terminal."""

import rich.box
import rich.table
from rich.text import Text

from ludoteca.cli.console import console, printable
from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.figures.figure_table import FigureTable, write_cell


def print_table(table: FigureTable) -> None:
    """Print a table; where shares stand side by side, each has its bounds below it."""
    shares = (sum(isinstance(cell, Estimate) for cell in row) for row in table.rows)
    between = "\n" if max(shares, default=0) > 1 else " "
    drawn = rich.table.Table(
        title=table.title,
        title_justify="left",
        title_style="bold",
        box=rich.box.SIMPLE,
        padding=(0, 1, 0, 0),
    )
    for number, column in enumerate(table.columns):
        drawn.add_column(column, justify="right" if number else "left")
    for row in table.rows:
        lines = (write_cell(cell, between).split("\n") for cell in row)
        drawn.add_row(*(Text("\n".join(map(printable, cell))) for cell in lines))
    console.print()
    console.print(drawn)
