"""Records: where they end, and how they look on the way."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.context import run
from ludoteca.cli.syntax.parameters import AsJson

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, or many in JSON Lines; - reads stdin.")
]
Seat = Annotated[
    str | None,
    typer.Option(metavar="K|none", help="Only what this seat, or a spectator, may know."),
]


def replay(file: RecordFile, *, json: AsJson = False, seat: Seat = None) -> None:
    """Replay one record or thousands, checking every action.

    Prints where they end.
    """
    from ludoteca.cli.commands.replay import replay_file

    run(lambda: replay_file(file, seat, as_json=json))


def draw(
    file: RecordFile,
    *,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="Where to write the SVG; default stdout."
        ),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="After the first N actions; default: all."),
    ] = None,
    record: Annotated[int, typer.Option(metavar="K", min=0, help="Which record of the file.")] = 0,
    seat: Seat = None,
) -> None:
    """Draw a position of a record as an SVG picture."""
    from ludoteca.cli.commands.draw import draw_file

    run(lambda: draw_file(file, output, at, record, seat))
