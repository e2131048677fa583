"""The commands of `ludoteca admin`. As with the others, a room is opened when one is called."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.context import run
from ludoteca.cli.syntax.parameters import AsJson, DatabaseUrl

admin_app = typer.Typer(
    name="admin",
    help="A host's tools, on the database of a server that may be running.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
LineNumber = Annotated[int, typer.Argument(metavar="LINE", min=1, help="The number of a line.")]
Limit = Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="How many at most.")]
Whom = Annotated[
    str, typer.Argument(metavar="WHOM", help="The id of a person, or an address (IPv4 or IPv6).")
]


@admin_app.command()
def tables(
    *,
    database: DatabaseUrl = None,
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="waiting, playing, over or closed.")
    ] = None,
    limit: Limit = 50,
    json: AsJson = False,
) -> None:
    """List tables, the newest change first."""
    from ludoteca.cli.admin.lists import list_tables

    run(lambda: list_tables(database, status, limit, as_json=json))


@admin_app.command()
def people(
    word: Annotated[
        str, typer.Argument(metavar="[WORD]", help="Part of a name, or the id of a person.")
    ] = "",
    *,
    database: DatabaseUrl = None,
    limit: Limit = 50,
    json: AsJson = False,
) -> None:
    """List people, who was here last first."""
    from ludoteca.cli.admin.lists import list_people

    run(lambda: list_people(database, word, limit, as_json=json))


@admin_app.command()
def reports(*, database: DatabaseUrl = None, limit: Limit = 50, json: AsJson = False) -> None:
    """List lines of talk that people have reported."""
    from ludoteca.cli.admin.lists import list_reports

    run(lambda: list_reports(database, limit, as_json=json))


@admin_app.command()
def remove(table: TableId, line: LineNumber, *, database: DatabaseUrl = None) -> None:
    """Take the words out of a line of talk, for good."""
    from ludoteca.cli.admin.acts import remove_line

    run(lambda: remove_line(database, table, line))


@admin_app.command()
def dismiss(table: TableId, line: LineNumber, *, database: DatabaseUrl = None) -> None:
    """Let a line of talk stay that was reported."""
    from ludoteca.cli.admin.acts import dismiss as dismiss_report

    run(lambda: dismiss_report(database, table, line))


@admin_app.command()
def ban(
    whom: Whom,
    *,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why; only hosts read it.")] = "",
    database: DatabaseUrl = None,
) -> None:
    """Let a person, or an address, in no more.

    Of an IPv6 address its first 64 bits count: that is what a household has.
    """
    from ludoteca.cli.admin.acts import ban as ban_subject

    run(lambda: ban_subject(database, whom, reason))


@admin_app.command()
def unban(whom: Whom, *, database: DatabaseUrl = None) -> None:
    """Let a person, or an address, in again."""
    from ludoteca.cli.admin.acts import unban as unban_subject

    run(lambda: unban_subject(database, whom))


@admin_app.command()
def bans(*, database: DatabaseUrl = None, json: AsJson = False) -> None:
    """List who may not come."""
    from ludoteca.cli.admin.lists import list_bans

    run(lambda: list_bans(database, as_json=json))


@admin_app.command()
def quarantine(*, database: DatabaseUrl = None, json: AsJson = False) -> None:
    """List tables that cannot be opened, and why."""
    from ludoteca.cli.admin.lists import list_quarantine

    run(lambda: list_quarantine(database, as_json=json))


@admin_app.command()
def release(table: TableId, *, database: DatabaseUrl = None) -> None:
    """Have a table in quarantine tried again."""
    from ludoteca.cli.admin.acts import release as release_table

    run(lambda: release_table(database, table))


@admin_app.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="What all pages show.")] = "",
    *,
    restart_in: Annotated[
        float | None,
        typer.Option(
            metavar="MINUTES", min=0, help="Say that the server restarts then, in every language."
        ),
    ] = None,
    minutes: Annotated[
        float, typer.Option(metavar="N", min=0, help="For how long it is shown.")
    ] = 60.0,
    database: DatabaseUrl = None,
) -> None:
    """Tell something to all open pages, such as that the server restarts."""
    from ludoteca.cli.admin.acts import announce as announce_all

    run(lambda: announce_all(database, text, restart_in, minutes))


@admin_app.command()
def withdraw(*, database: DatabaseUrl = None) -> None:
    """Take an announcement back."""
    from ludoteca.cli.admin.acts import withdraw as withdraw_all

    run(lambda: withdraw_all(database))


@admin_app.command()
def audit(*, database: DatabaseUrl = None, limit: Limit = 50, json: AsJson = False) -> None:
    """List who did what, and when."""
    from ludoteca.cli.admin.lists import list_audit

    run(lambda: list_audit(database, limit, as_json=json))


@admin_app.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Write a whole database into one file; a server may go on meanwhile."""
    from ludoteca.cli.admin.backup import export as export_all

    run(lambda: export_all(database, file))


@admin_app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What “export” has written.")],
    *,
    database: DatabaseUrl = None,
) -> None:
    """Fill an empty database, of whichever kind, from such a file."""
    from ludoteca.cli.admin.backup import restore as restore_all

    run(lambda: restore_all(database, file))
