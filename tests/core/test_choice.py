"""What is not as usual at a table is told in words, with the rules about it."""

import pytest

from ludoteca.core.choice import list_variants
from ludoteca.core.registry import find_game


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("feurio", {}, []),
        ("feurio", {"seats": 2}, []),
        ("feurio", {"seats": 1}, []),
        ("feurio", {"firebreak": True, "hotter": True}, ["Firebreaks", "Hotter game"]),
        # What it asks for stands beside the board.
        ("feurio", {"goal": "coop"}, []),
        ("futurisiko", {}, []),
        ("futurisiko", {"cards": False, "round_limit": 5}, ["Cards: Without", "Rounds: 5"]),
    ],
)
def test_variants_are_those_options_that_are_not_as_usual(
    game: str, options: dict[str, object], words: list[str]
) -> None:
    found = find_game(game)
    assert [variant.words for variant in list_variants(found, found.options(options))] == words


def test_a_variant_says_what_it_changes_and_names_its_rules() -> None:
    game = find_game("feurio")
    (variant,) = list_variants(game, game.options({"firebreak": True}))
    assert variant.rules == ("R82",)
    assert "face down" in variant.about
