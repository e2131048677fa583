"""What is put on the screen of a game, beside the menu itself."""

from collections.abc import Iterable

from rich.text import Text

from ludoteca.cli.console import console, write, write_line
from ludoteca.cli.terminal.move_menu import MoveMenu
from ludoteca.core.game import AnyView


def show_position(view: AnyView, menu: MoveMenu, *, plain: bool) -> None:
    """The whole position, and what can be done."""
    show_board(view, plain=plain)
    console.print(menu.show(console.width))


def show_board(view: AnyView, *, plain: bool) -> None:
    """The whole position, drawn or (plain, for screen readers) in words."""
    console.print()
    if plain:
        for line in view.game.presenter.words(view):
            write(line)
    else:
        console.print(view.game.presenter.show(view, console.width))


def print_log(lines: Iterable[Text]) -> None:
    """Lines of the game log."""
    for line in lines:
        write_line(line)
