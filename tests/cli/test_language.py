"""The terminal speaks the language of whoever sits there."""

import json

import pytest

from ludoteca.cli.language import system_language
from tests.cli.conftest import Run

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("told", "spoken"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_it_is_that_of_the_system_where_it_is_spoken_here(
    told: dict[str, str], spoken: str
) -> None:
    assert system_language(told) == spoken


def test_rules_are_told_in_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDOTECA_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Die Waldstücke" in run("rules", "feurio", "R1").stdout


def test_a_language_that_is_asked_for_goes_before_that_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Le tessere foresta" in run("--language", "it", "rules", "feurio", "R1").stdout


def test_a_game_is_played_in_it_from_the_first_line_to_the_last(run: Run) -> None:
    words = ("play", "feurio", "seats=2", "--players", "greedy,random", "--seed", "1")
    told = run("--language", "it", *words).stdout
    assert "L’incendio è domato! Vittoria per rosso & blu" in told
    assert not {"wins", "places", "draws", "the"} & set(told.split())


def test_a_language_that_nobody_speaks_here_is_refused(run: Run) -> None:
    refused = run("--language", "la", "games")
    assert refused.exit_code == 2
    assert "de, en, fr, it, nl" in refused.stderr


def test_programs_are_answered_in_english(run: Run) -> None:
    asked = json.dumps({"type": "no such thing"})
    spoken = [run("--language", one, "engine", typed=asked + "\n").stdout for one in ("en", "it")]
    assert spoken[0] == spoken[1] != ""
