"""The commands of FutuRisiko!: the odds of its fights, its maps and its card sheets.

Each opens its room only when it is called, so that help comes at once.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ludoteca.core.system.command import CommandContext


def add_commands(app: typer.Typer, context: "CommandContext") -> None:
    """Add them to those of the house."""
    _open_odds(app, context)
    _open_box(app, context, "map", "map")
    _open_box(app, context, "sheet", "card sheet")


def _open_odds(app: typer.Typer, context: "CommandContext") -> None:
    @app.command()
    def odds(
        *,
        attack: Annotated[
            str,
            typer.Option(metavar="FORCE", help="Who attacks, e.g. 6t2p1s: tanks, planes, subs."),
        ],
        defend: Annotated[
            str,
            typer.Option(metavar="FORCE", help="Who defends beside the flag, e.g. 3t1p, or 0t."),
        ],
        first: Annotated[
            str | None,
            typer.Option(
                metavar="SIDE",
                help="Who rolls first: attacker or defender. Default: by the planes.",
            ),
        ] = None,
        cap: Annotated[
            int | None, typer.Option(metavar="N", help="The most dice of one roll (F3).")
        ] = None,
        attack_weapons: Annotated[
            int, typer.Option(metavar="N", help="Arma Segreta of the attacker.")
        ] = 0,
        defend_weapons: Annotated[
            int, typer.Option(metavar="N", help="Arma Segreta of the defender.")
        ] = 0,
        torpedoes: Annotated[
            int, typer.Option(metavar="N", help="Siluro Killer of the defender.")
        ] = 0,
        sheet: Annotated[
            str | None,
            typer.Option(
                metavar="FILE|ID", help="The card sheet, for Arma Segreta. Default: ours."
            ),
        ] = None,
        json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    ) -> None:
        """Compute the exact chances of a fight in FutuRisiko!."""
        from ludoteca.games.futurisiko.commands.chances import tell_odds

        cards = (attack_weapons, defend_weapons, torpedoes)
        context.run(
            lambda: tell_odds(context, attack, defend, first, cap, cards, sheet, as_json=json)
        )


def _open_box(app: typer.Typer, context: "CommandContext", kind: str, what: str) -> None:
    """The commands about the maps, or the card sheets, of FutuRisiko!."""
    room = typer.Typer(
        help=f"Check, show, list or add a {what} of FutuRisiko!.", no_args_is_help=True
    )
    app.add_typer(room, name=kind)

    @room.command(help=f"Check a {what} and keep it, so that games can be played with it.")
    def add(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=f"A {what} of your own.")],
    ) -> None:
        from ludoteca.games.futurisiko.commands import box

        context.run(lambda: box.add(context, kind, file))

    @room.command(help=f"Tell whether a {what} can be played with, or what is wrong with it.")
    def check(
        word: Annotated[str, typer.Argument(metavar="FILE|ID", help="A file, or one kept here.")],
    ) -> None:
        from ludoteca.games.futurisiko.commands import box

        context.run(lambda: box.check(context, kind, word))

    @room.command(help=f"Print what stands in a {what}.")
    def show(
        word: Annotated[
            str | None,
            typer.Argument(metavar="[FILE|ID]", help="A file, or one kept here; default: ours."),
        ] = None,
        *,
        json: Annotated[
            bool, typer.Option("--json", help="The file itself, to begin your own with.")
        ] = False,
    ) -> None:
        from ludoteca.games.futurisiko.commands import box

        context.run(lambda: box.show(context, kind, word, as_json=json))

    @room.command("list", help=f"List every {what} that is here.")
    def list_all() -> None:
        from ludoteca.games.futurisiko.commands import box

        context.run(lambda: box.list_all(context, kind))
