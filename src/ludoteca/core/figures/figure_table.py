"""Tables of figures, and how a figure is written."""

from dataclasses import dataclass

from ludoteca.core.figures.estimate import Estimate, show_interval

# A figure that is an estimate is a share.
Cell = str | int | float | Estimate


@dataclass(frozen=True)
class FigureTable:
    """Figures in rows; each row begins with what it is about."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def as_markdown(self) -> str:
        """The columns and rows, without the title: that is for the page to set."""
        align = ["---", *["---:"] * (len(self.columns) - 1)]
        rows = [self.columns, align, *([write_cell(cell) for cell in row] for row in self.rows)]
        # A bar within a cell would end it.
        return "\n".join(
            "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows
        )


def write_cell(cell: Cell, between: str = " ") -> str:
    """A cell in letters; the bounds of a share stand after it."""
    if isinstance(cell, Estimate):
        return show_interval(cell, between)
    return f"{cell:,}" if isinstance(cell, int) else str(cell)
