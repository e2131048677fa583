"""What many games tell: tables of figures that a game finds worth knowing about itself."""

from dataclasses import dataclass

Cell = str | int | float


@dataclass(frozen=True)
class Table:
    """Figures in rows; each row begins with what it is about."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
