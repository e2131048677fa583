"""What is in the house: games, their rules, bots, and all of it compiled."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.context import run
from ludoteca.cli.syntax.parameters import GameName


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[RULE|WORD]...", help="Rule numbers, a chapter, or words."),
    ] = None,
    *,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="All rules as one Markdown page.")
    ] = False,
) -> None:
    """Look up rules by number or by word."""
    from ludoteca.cli.commands.rules import look_up

    run(lambda: look_up(game, words or [], markdown=markdown))


def games() -> None:
    """List the games in the house, with their options."""
    from ludoteca.cli.commands.games import list_games

    run(list_games)


def bots() -> None:
    """List the bots, with what to expect of each."""
    from ludoteca.cli.commands.bots import list_bots

    run(list_bots)


def precompile(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="Which games; all, unless some are named."),
    ] = None,
    *,
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Compile for any processor of this platform, into a folder that can be carried "
            "to other machines.",
        ),
    ] = None,
) -> None:
    """Compile games now, so that they start at once."""
    from ludoteca.cli.commands.precompile import precompile as precompile_games

    run(lambda: precompile_games(games or (), into))
