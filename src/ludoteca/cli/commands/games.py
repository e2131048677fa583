"""ludoteca games: what there is to play."""

from rich.markup import escape
from rich.table import Table

from ludoteca.cli.console import console
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.messages import has_message, say


def list_games() -> None:
    """List the games with their options."""
    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    for name in game_names():
        game = find_game(name)
        key = f"{name}-about"
        about = say(key) if has_message(key) else game.presenter.aim(game.options({}))
        table.add_row(f"[bold]{name}[/]", f"{game.title}\n{escape(about)}")
    console.print(table)
