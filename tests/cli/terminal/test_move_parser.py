"""The reader and the menu: whatever a list shows can be typed."""

import pytest
from rich.console import Console

from ludoteca.cli.terminal.move_menu import MoveMenu
from ludoteca.cli.terminal.move_parser import choose, spell
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game
from tests.contract.table import play_randomly
from tests.games.futurisiko.scenario import PRACTICE, after, operations

FEURIO, FUTURISIKO = map(find_game, ("feurio", "futurisiko"))
TABLES = [
    (FEURIO, FEURIO.options({"seats": 2, "firebreak": True})),
    (FUTURISIKO, FUTURISIKO.options({"round_limit": 1})),
]


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0].name)
def test_every_move_is_understood_as_it_is_written_and_as_it_is_spelled(
    table: tuple[AnyGame, Options],
) -> None:
    states = [state.copy() for state in play_randomly(*table, seed=3) if state.to_move >= 0]
    for state in states[::6]:
        view = state.view(state.to_move)
        names = view.game.presenter.names(view)
        for move in view.moves()[::9]:
            assert choose(view, str(move)) == move
            assert choose(view, spell(names, move)) == move
            assert choose(view, spell(names, move).replace("_", " ").upper()) == move


def menu_after(record: str) -> MoveMenu:
    """What red can do after a short record of a game without cards."""
    return MoveMenu(replay(Record.of(after(record, cards=False))).view(0))


def test_a_list_with_numbers_has_one_for_every_move() -> None:
    menu = menu_after(operations("build tank 3 peru"))
    assert menu.is_numbered
    assert [menu.choose(str(number)) for number in range(1, len(menu.moves) + 1)] == menu.moves
    for typed in ("0", str(len(menu.moves) + 1), "9" * 50):
        with pytest.raises(Malformed):
            menu.choose(typed)


def test_no_line_of_a_menu_is_wider_than_the_terminal() -> None:
    menu = menu_after(operations("build tank 3 peru; build plane 2 alaska; build sub 1 atlantico"))
    for width in (60, 80, 140):
        console = Console(width=width)
        with console.capture() as captured:
            console.print(menu.show(width))
        assert max(map(len, captured.get().splitlines())) <= width


def test_enter_is_no_answer_where_there_is_a_choice() -> None:
    with pytest.raises(Malformed, match="is not a move"):
        menu_after(PRACTICE).choose("")
