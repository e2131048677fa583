"""A bot that is lent to another program, and a check of somebody else's."""

from typing import Annotated

import typer

from ludoteca.cli.context import run


def engine(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME [OPTION]...]", help="With --check: what is to be played, and how."
        ),
    ] = None,
    *,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Which bot answers.")] = "greedy",
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="A seed, for the same answers again.")
    ] = None,
    check: Annotated[
        str | None,
        typer.Option(metavar="COMMAND", help="Start this engine, and tell what it does wrong."),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="With --check: how many.")] = 2,
) -> None:
    """Lend a bot to another program, or check somebody else's.

    They talk by lines of JSON.
    """
    from ludoteca.cli.commands.engine import check_program, serve_bot

    if check is None:
        run(lambda: serve_bot(bot, seed, words or []))
    else:
        run(lambda: check_program(check, words or [], games))
