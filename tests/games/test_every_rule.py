"""Every rule of every game is proved by at least one test that bears its number."""

import ast
import re
from pathlib import Path

import pytest

from ludoteca.core.registry import find_game

HERE = Path(__file__).parent


def proved_rules(game: str, letter: str) -> set[str]:
    """The rules that tests are named after, as in test_F65_F66_cards_that_cannot_be_played."""
    found: set[str] = set()
    for file in (HERE / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = re.match(rf"test((?:_{letter}[0-9]+)+)_[a-z]", node.name)
                found |= set(name[1].strip("_").split("_")) if name else set()
    return found


@pytest.mark.parametrize("name", ["feurio", "futurisiko"])
def test_every_rule_has_a_test_that_bears_its_number(name: str) -> None:
    game = find_game(name)
    assert proved_rules(name, game.presenter.letter) == set(game.presenter.rule_names)
