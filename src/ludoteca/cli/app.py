"""All commands in one app. Each opens its room only when it is called: help comes at once."""

import os
import sys
from importlib.metadata import entry_points
from typing import Annotated, TextIO

import typer

from ludoteca.cli.context import TerminalContext
from ludoteca.cli.syntax.admin import admin_app
from ludoteca.cli.syntax.engine import engine
from ludoteca.cli.syntax.games import bots, games, precompile, rules
from ludoteca.cli.syntax.measurements import OptionalRay, arena, bench, stats
from ludoteca.cli.syntax.play import learn, play
from ludoteca.cli.syntax.records import draw, replay
from ludoteca.cli.syntax.server import serve
from ludoteca.garbage import collect_seldom

# Through these entry points a game brings commands of its own: each names a function that is called
# with the app and a context (`core/system/command.py`). It opens no room that computes before one
# is run.
COMMANDS = "ludoteca.commands"

app = typer.Typer(
    name="ludoteca",
    help="A home for board games: play in the terminal, replay and draw records, look up rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    # Boxes and colours around the help would take twice as long to import as all the rest.
    rich_markup_mode=None,
)

# In the order in which help lists them.
for command in (play, learn, replay, draw, rules, games, bots, engine, bench):
    app.command()(command)
app.command(cls=OptionalRay)(arena)
app.command()(stats)
app.command()(serve)
app.command("warm", hidden=True)(precompile)  # as it was called
app.command()(precompile)
app.add_typer(admin_app)


def _print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"ludoteca {version('ludoteca')}")
        raise typer.Exit


def _check_language(asked: str | None) -> str | None:
    from ludoteca.core.text.languages import languages

    if asked is not None and asked not in languages():
        raise typer.BadParameter(f"Choose {', '.join(languages())}; not “{asked}”.")
    return asked


@app.callback()
def start(
    context: typer.Context,
    *,
    language: Annotated[
        str | None,
        typer.Option(
            metavar="en|it|fr|nl|de",
            help="The language of games and rules; by itself that of the system.",
            envvar="LUDOTECA_LANGUAGE",
            callback=_check_language,
        ),
    ] = None,
    version: Annotated[  # noqa: ARG001 its callback tells it
        bool,
        typer.Option("--version", help="Tell the version.", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """A home for board games."""
    from ludoteca.cli.language import system_language
    from ludoteca.core.text.messages import ENGLISH, speaking

    # Programs read what an engine says, and a server answers everybody in their own language.
    is_for_all = context.invoked_subcommand in ("engine", "serve")
    spoken = ENGLISH if is_for_all else language or system_language(os.environ)
    context.with_resource(speaking(spoken))


for brought in entry_points(group=COMMANDS):
    brought.load()(app, TerminalContext())


def main() -> None:
    """Run a command, whatever the terminal can show and however long somebody listens."""
    collect_seldom()
    for stream in (sys.stdout, sys.stderr):
        _never_fail_to_encode(stream)
    try:
        app()
    except BrokenPipeError:
        # Whoever read our output has seen enough, as in “ludoteca replay … | head”.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _never_fail_to_encode(stream: TextIO) -> None:
    import io

    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
