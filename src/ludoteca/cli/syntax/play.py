"""Games in the terminal: to play, and to learn one."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.context import run
from ludoteca.cli.syntax.parameters import Choices, GameName


def play(
    game: GameName,
    options: Choices = None,
    *,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Who sits where, from seat 0 on: me, a name, a bot (“ludoteca bots” lists "
            "them), or a program (engine:COMMAND). Default: you and greedy bots.",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="A seed, to deal the same game again.")
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game you left last.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or with friends."""
    from ludoteca.cli.commands.play import play_in_terminal

    run(
        lambda: play_in_terminal(
            game, options or [], players, seed, load, resume=resume, plain=plain
        )
    )


def learn(
    game: GameName,
    *,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Learn a game in the terminal, step by step."""
    from ludoteca.cli.commands.learn import learn as teach

    run(lambda: teach(game, plain=plain))
