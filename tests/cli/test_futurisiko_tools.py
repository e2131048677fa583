"""odds and map: what they print, and what they refuse."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Run

FIGHT = ("odds", "--attack", "6t2p1s", "--defend", "3t1p")
MAP = files("ludoteca.games.futurisiko.atlas") / "reconstruction.json"


def test_odds_tell_who_rolls_first_who_wins_and_who_is_left(run: Run) -> None:
    output = run(*FIGHT).output
    assert "The attacker rolls first: more planes (F46)." in output
    assert "The attacker wins with 9" in output
    assert "attacker, 8 left" in output
    assert "█" in output


def test_odds_as_json_are_exact(run: Run) -> None:
    figures = json.loads(run(*FIGHT, "--json").stdout)
    assert sum(figures["attackers_left"]) == pytest.approx(figures["win"])
    assert sum(figures["attackers_left"]) + sum(figures["defenders_left"]) == pytest.approx(1)
    # F76: two attackers against a flag alone, defender first: 57 in a hundred.
    plain = json.loads(run("odds", "--attack", "2t", "--defend", "0t", "--json").stdout)
    assert round(100 * plain["win"]) == 57


def test_cards_caps_and_the_first_roll_change_the_odds(run: Run) -> None:
    def win(*words: str) -> float:
        return float(json.loads(run(*FIGHT, "--json", *words).stdout)["win"])

    assert win("--first", "defender") < win() < win("--attack-weapons", "1")
    assert win("--defend-weapons", "1") < win()
    assert win("--torpedoes", "1") < win()
    assert win("--cap", "3") < win()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--attack", "x", "--defend", "1t"], "is not a force"),
        (["--attack", "1s", "--defend", "1t"], "Without a tank or a plane"),
        (["--attack", "1t", "--defend", "1s"], "Submarines never defend"),
        (["--attack", "1t", "--defend", "1t", "--first", "me"], "Either the attacker or"),
    ],
)
def test_odds_refuse_what_is_no_fight(run: Run, words: list[str], reason: str) -> None:
    result = run("odds", *words)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


def test_our_map_is_shown_and_can_be_played_on(run: Run) -> None:
    output = run("map", "show").output
    assert "madagascar" in output
    assert "oceano_indiano" in output
    assert "can be played on" in " ".join(run("map", "check", str(MAP)).output.split())


def test_a_broken_map_is_refused_naming_the_fault(run: Run, tmp_path: Path) -> None:
    document = json.loads(MAP.read_text(encoding="utf-8"))
    document["territories"][0]["neighbours"].append("atlantis")
    file = tmp_path / "map.json"
    file.write_text(json.dumps(document))
    for words in (("map", "check", str(file)), ("map", "show", str(file))):
        result = run(*words)
        assert result.exit_code == 2
        assert "atlantis" in result.stderr
    assert run("map", "check", str(tmp_path / "nowhere.json")).exit_code == 2
