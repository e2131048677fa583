"""What many games tell: of a machine, of bots, of a game."""

from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperCommand

from ludoteca.cli.context import run
from ludoteca.cli.syntax.parameters import AsJson, Choices, GameName


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


def bench(
    game: GameName,
    *,
    json: AsJson = False,
    seconds: Annotated[
        float, typer.Option(metavar="N", min=0.1, max=3600, help="How long to play at random.")
    ] = 5.0,
) -> None:
    """Measure how fast a game is on one core of this machine."""
    from ludoteca.cli.commands.bench import measure

    run(lambda: measure(game, seconds, as_json=json))


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
        int,
        typer.Option(
            metavar="N", min=1, help="How many games at least; a deal is always played out."
        ),
    ] = 100,
    rotate_seats: Annotated[
        bool, typer.Option("--rotate-seats", help="Play each deal with every bot in every seat.")
    ] = False,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Let every two bots meet by themselves.")
    ] = False,
    ladder: Annotated[
        bool,
        typer.Option("--ladder", help="Let each bot meet opponents that never change, one by one."),
    ] = False,
    seed: Annotated[int, typer.Option(metavar="N", help="Another seed is another match.")] = 1,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="N",
            min=0.001,
            max=86400,
            help="Time for a decision. Default: 1, unless --simulations.",
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Simulations for a decision, for bots that count."),
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
        float,
        typer.Option(
            metavar="N", min=1, max=200, help="By how much, in points of Elo, in the test."
        ),
    ] = 50,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Processes at once. Default: all cores.")
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
        ladder=ladder,
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
    run(lambda: hold(request))


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
        typer.Option(
            metavar="N", min=1, help="How many games at each table. Default: 2000, with bots 20."
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, help="Another seed gives other games.")
    ] = 1,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Processes at once, with bots. Default: all cores."),
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
    run(lambda: tell_statistics(request))
