"""A server for browsers."""

from typing import Annotated

import typer

from ludoteca.cli.context import run
from ludoteca.cli.syntax.parameters import DatabaseUrl


def serve(
    *,
    host: Annotated[
        str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=65535, help="The port; usually 8000, or any that is free."
        ),
    ] = None,
    database: DatabaseUrl = None,
    key_file: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            envvar="LUDOTECA_KEY_FILE",
            help="The key that keeps draws secret; usually ludoteca.key among our data.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, help="Processes; several need PostgreSQL.")
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

    def open_house() -> int:
        settings = Settings(
            database=database,
            key_file=key_file,
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

    run(open_house)
