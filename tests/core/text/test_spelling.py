"""How people type, and what that has to do with what is written."""

import doctest

import pytest

from ludoteca.core.text import spelling
from ludoteca.core.text.spelling import as_word, fold


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Groß-Britannien", ["gross", "britannien"]),
        ("  Europe de l’Ouest ", ["europe", "de", "l", "ouest"]),
        ("discard arma_segreta:red", ["discard", "arma", "segreta", "red"]),
        ("lay -1,-2", ["lay", "-1,-2"]),
        ("", []),
    ],
)
def test_case_accents_and_signs_between_words_do_not_matter(typed: str, words: list[str]) -> None:
    assert fold(typed) == words


def test_a_name_becomes_one_word() -> None:
    assert as_word("Stati Uniti Orientali") == "stati_uniti_orientali"
    assert fold(as_word("Île Victoria")) == fold("île  VICTORIA")


def test_the_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(spelling) == (0, 3)
