"""Parameters that several commands take."""

from typing import Annotated

import typer

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="LUDOTECA_DATABASE",
        help="postgresql://… or sqlite:///FILE; else our own file.",
    ),
]
