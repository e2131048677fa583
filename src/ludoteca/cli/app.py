"""The commands. Each opens its room only when it is called, so that help comes at once."""

import os
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, TextIO

import typer
from typer.core import TyperCommand

from ludoteca.cli.admin_app import admin_app
from ludoteca.cli.context import TerminalContext
from ludoteca.cli.context import run as _run
from ludoteca.cli.parameters import AsJson, DatabaseUrl
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

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game: “ludoteca games” lists them.")
]
Choices = Annotated[
    list[str] | None,
    typer.Argument(metavar="[OPTION]...", help="How to play: “ludoteca games” lists options."),
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, or many in JSON Lines; - reads stdin.")
]
Seat = Annotated[
    str | None,
    typer.Option(metavar="K|none", help="Only what this seat, or a spectator, may know."),
]


class OptionalRay(TyperCommand):
    """A command whose option --ray may stand alone."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Read the words of the command line, with the address that is meant where none is."""
        words = []
        for word, following in zip(args, [*args[1:], "-"], strict=True):
            words.append(word)
            if word == "--ray" and following.startswith("-"):
                words.append("local")
        return super().parse_args(ctx, words)


@app.command()
def play(
    game: GameName,
    options: Choices = None,
    *,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Who sits where, from seat 0 on: me, a name, a bot (greedy, random), or a program "
            "(engine:COMMAND). Default: you and greedy bots.",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A seed, to deal the same game again.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game you left last.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or with friends."""
    from ludoteca.cli.commands.play import play_in_terminal

    _run(
        lambda: play_in_terminal(
            game, options or [], players, seed, load, resume=resume, plain=plain
        )
    )


@app.command()
def learn(
    game: GameName,
    *,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words instead of drawings, for screen readers.")
    ] = False,
) -> None:
    """Learn a game in the terminal, step by step."""
    from ludoteca.cli.commands.learn import learn as teach

    _run(lambda: teach(game, plain=plain))


@app.command()
def replay(file: RecordFile, *, json: AsJson = False, seat: Seat = None) -> None:
    """Replay one record or thousands, checking every action.

    Prints where they end.
    """
    from ludoteca.cli.commands.replay import replay_file

    _run(lambda: replay_file(file, seat, as_json=json))


@app.command()
def draw(
    file: RecordFile,
    *,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to write the SVG; default stdout.")
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

    _run(lambda: draw_file(file, output, at, record, seat))


@app.command()
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

    _run(lambda: look_up(game, words or [], markdown=markdown))


@app.command()
def games() -> None:
    """List the games in the house, with their options."""
    from ludoteca.cli.commands.games import list_games

    _run(list_games)


@app.command()
def bots() -> None:
    """List the bots, with what to expect of each."""
    from ludoteca.cli.commands.bots import list_bots

    _run(list_bots)


@app.command()
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
        int | None, typer.Option(min=0, help="A seed, for the same answers again.")
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
        _run(lambda: serve_bot(bot, seed, words or []))
    else:
        _run(lambda: check_program(check, words or [], games))


@app.command()
def bench(
    game: GameName,
    *,
    json: AsJson = False,
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, help="How long to play at random.")
    ] = 5.0,
) -> None:
    """Measure how fast a game is on one core of this machine."""
    from ludoteca.cli.commands.bench import measure

    _run(lambda: measure(game, seconds, as_json=json))


@app.command(cls=OptionalRay)
def arena(
    game: GameName,
    options: Choices = None,
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,...",
            help="Who plays, e.g. search:1000,greedy,random. One for every seat sits as named; "
            "more or fewer meet in all balanced line-ups.",
        ),
    ],
    games: Annotated[
        int, typer.Option(min=1, help="How many games at least; a deal is always played out.")
    ] = 100,
    rotate_seats: Annotated[
        bool, typer.Option("--rotate-seats", help="Play each deal with every bot in every seat.")
    ] = False,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Let every two bots meet by themselves.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Another seed is another match.")] = 1,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001, max=86400, help="Time for a decision. Default: 1, unless --simulations."
        ),
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, help="Simulations for a decision, for bots that count.")
    ] = None,
    test: Annotated[
        str | None,
        typer.Option(
            metavar="A,B",
            help="Stop as soon as it is decided whether A is stronger than B; "
            "or, with A,85%, whether A wins more than so many of its games.",
        ),
    ] = None,
    elo: Annotated[
        float, typer.Option(min=1, max=200, help="By how much, in points of Elo, in the test.")
    ] = 50,
    workers: Annotated[
        int | None, typer.Option(min=1, help="ProcessPool at once. Default: all cores.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS]", help="Play on a Ray cluster, or on one started here for it."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Keep results here; the same command goes on where it was left."
        ),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Keep the records of all games, too.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and tell how strong they are."""
    from ludoteca.cli.commands.arena import MatchRequest, hold

    request = MatchRequest(
        game=game,
        words=options or [],
        bots=bots,
        games=games,
        seed=seed,
        rotate_seats=rotate_seats,
        round_robin=round_robin,
        seconds=seconds,
        simulations=simulations,
        test=test,
        elo=elo,
        workers=workers,
        ray=ray,
        out=out,
        records=records,
        as_json=json,
    )
    _run(lambda: hold(request))


@app.command()
def stats(
    game: GameName,
    options: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[OPTION]...",
            help="Only tables with these options, e.g. seats=4. Default: all.",
        ),
    ] = None,
    *,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Who plays in all seats, e.g. search:100; several, one after the other, are "
            "compared. Default: quick players.",
        ),
    ] = None,
    levels: Annotated[
        bool, typer.Option("--levels", help="Compare greedy and all levels of play.")
    ] = False,
    games: Annotated[
        int | None,
        typer.Option(min=1, help="How many games at each table. Default: 2000, with bots 20."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed gives other games.")] = 1,
    workers: Annotated[
        int | None, typer.Option(min=1, help="ProcessPool at once, with bots. Default: all cores.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write a report with charts here; with bots, the same command goes on where it "
            "was left.",
        ),
    ] = None,
    json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
) -> None:
    """Tell what many games between equal players say about a game."""
    from ludoteca.cli.commands.stats import StatsRequest, tell_statistics

    request = StatsRequest(
        game=game,
        words=options or [],
        bots=bot or [],
        levels=levels,
        games=games,
        seed=seed,
        workers=workers,
        out=out,
        as_json=json,
        markdown=markdown,
    )
    _run(lambda: tell_statistics(request))


@app.command()
def serve(
    *,
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; usually 8000, or any that is free."),
    ] = None,
    database: DatabaseUrl = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="ProcessPool; several need PostgreSQL.")
    ] = 1,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    address: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="LUDOTECA_ADDRESS", help="How people reach this server."
        ),
    ] = "",
    webhook: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="LUDOTECA_WEBHOOK", help="Post word of every turn to a program."
        ),
    ] = None,
    webhook_secret: Annotated[
        str | None,
        typer.Option(
            metavar="SECRET",
            envvar="LUDOTECA_WEBHOOK_SECRET",
            help="Signs what is posted; better told by the variable.",
        ),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="LUDOTECA_MAIL",
            help="smtp://USER:PASSWORD@HOST:PORT, to write to people; better told by the variable.",
        ),
    ] = None,
    mail_from: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", envvar="LUDOTECA_MAIL_FROM", help="In whose name people are written."
        ),
    ] = "",
    metrics: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT",
            envvar="LUDOTECA_METRICS",
            help="Tell metrics to Prometheus there; “here”: at /metrics, beside the pages.",
        ),
    ] = "",
    opens: Annotated[bool, typer.Option("--open", help="Open the address in a browser.")] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="Set a limit otherwise: sockets=50, requests=60/10; docs/hosting.md has them all.",
        ),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=DAYS",
            help="Keep something for so long: guests=14, games=0 (for ever); docs/hosting.md has "
            "them all.",
        ),
    ] = None,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits on rates and tables, for measurements.")
    ] = False,
) -> None:
    """Open the house to browsers.

    People play alone, with friends over the network, or watch.
    """
    from ludoteca.cli.commands.serve import serve as serve_house
    from ludoteca.server.limits.limit_settings import LimitSettings
    from ludoteca.server.retention.retention_settings import RetentionSettings
    from ludoteca.server.settings import Settings

    def run() -> int:
        settings = Settings(
            database=database,
            limited=not unlimited,
            limits=LimitSettings().but(limit or []),
            retention=RetentionSettings().but(keep or []),
            log_level=log_level,
            address=address,
            webhook=webhook,
            webhook_secret=webhook_secret,
            mail=mail,
            mail_from=mail_from,
            metrics=metrics,
        )
        return serve_house(host, port, settings, workers, opens=opens)

    _run(run)


app.add_typer(admin_app)


@app.command("warm", hidden=True)  # as it was called
@app.command()
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

    _run(lambda: precompile_games(games or (), into))


def _print_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"ludoteca {version('ludoteca')}")
        raise typer.Exit


@app.callback()
def start(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", help="Tell the version.", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """A home for board games."""


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
