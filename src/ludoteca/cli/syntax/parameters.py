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
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game: “ludoteca games” lists them.")
]
Choices = Annotated[
    list[str] | None,
    typer.Argument(metavar="[OPTION]...", help="How to play: “ludoteca games” lists options."),
]
