"""odds, map and sheet: what they print, what they keep, and what they refuse."""

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from ludoteca.core.records.record import Json
from tests.cli.conftest import Run
from tests.games.futurisiko.conftest import forget
from tests.games.futurisiko.worlds import four_islands

FIGHT = ("odds", "--attack", "6t2p1s", "--defend", "3t1p")
MAP = files("ludoteca.games.futurisiko.map") / "reconstruction.json"
SHEET = files("ludoteca.games.futurisiko.cards") / "house.json"


@pytest.fixture(autouse=True)
def _own_shelves(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)


def test_odds_tell_who_rolls_first_who_wins_and_who_is_left(run: Run) -> None:
    output = run(*FIGHT).output
    assert "The attacker rolls first: more planes (F46)." in output
    assert "The attacker’s chance to win is 9" in output
    assert "attacker, 8 left" in output
    assert "█" in output


@pytest.mark.parametrize(
    ("language", "chance"),
    [("en", "57.0%"), ("it", "57,0%"), ("fr", "57,0 %"), ("nl", "57,0%"), ("de", "57,0 %")],
)
def test_odds_are_written_as_the_language_writes_numbers(
    run: Run, language: str, chance: str
) -> None:
    told = run("--language", language, "odds", "--attack", "2t", "--defend", "0t").output
    assert chance in " ".join(told.split())


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


def test_F66_the_sheet_says_how_many_dice_a_weapon_adds(run: Run, tmp_path: Path) -> None:
    def win(*words: str) -> float:
        return float(
            json.loads(run(*FIGHT, "--json", "--attack-weapons", "1", *words).stdout)["win"]
        )

    weak, strong = write_sheet(tmp_path, "weak", dice=0), write_sheet(tmp_path, "strong", dice=9)
    assert win("--sheet", weak) < win() == win("--sheet", "house") < win("--sheet", strong)
    run("sheet", "add", strong)
    assert win("--sheet", "strong") == win("--sheet", strong)
    assert "There is no card sheet “lost” here" in run(*FIGHT, "--sheet", "lost").stderr


# Maps and sheets


def write_map(folder: Path, name: str = "islands", **changes: object) -> str:
    file = folder / "map.json"
    file.write_text(json.dumps(four_islands(name, **changes)), encoding="utf-8")
    return str(file)


def write_sheet(folder: Path, name: str = "printed", dice: object = 2) -> str:
    document = json.loads(SHEET.read_text(encoding="utf-8"))
    document["id"], document["title"] = name, f"The {name} sheet [red]"
    document["cards"]["arma_segreta"]["dice"] = dice
    file = folder / f"{name}-sheet.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return str(file)


def words_of(output: str) -> str:
    return " ".join(output.split())


def test_our_map_is_shown_and_can_be_played_on(run: Run) -> None:
    output = run("map", "show").output
    assert "madagascar" in output
    assert "oceano_indiano" in output
    for name in (str(MAP), "reconstruction"):
        assert "is a map that can be played on" in words_of(run("map", "check", name).output)


@pytest.mark.parametrize(
    ("kind", "title", "told"),
    [
        ("sheet", "Le carte di FutuRisiko!", "a che cosa servono tre delle carte (F61, F62, F63)"),
        ("map", "Il mondo di FutuRisiko!", "La plancia stampata è perduta (F10)"),
    ],
)
def test_what_came_with_the_house_speaks_every_language(
    run: Run, kind: str, title: str, told: str
) -> None:
    assert told in words_of(run("--language", "it", kind, "show").output)
    assert title in words_of(run("--language", "it", kind, "list").output)


def test_our_sheet_is_shown_and_can_be_played_with(run: Run) -> None:
    output = words_of(run("sheet", "show").output)
    assert "House values" in output
    assert "3 more dice in one of your rolls (F66)" in output
    assert "5 more points in your production (F61)" in output
    assert "an opponent loses 5 points in the next production (F62)" in output
    for name in (str(SHEET), "house"):
        assert "is a card sheet that can be played with" in words_of(
            run("sheet", "check", name).output
        )


@pytest.mark.parametrize(("kind", "file"), [("map", MAP), ("sheet", SHEET)])
def test_a_host_begins_with_our_file(run: Run, kind: str, file: Traversable) -> None:
    assert run(kind, "show", "--json").stdout == file.read_text(encoding="utf-8")


def test_a_broken_map_is_refused_naming_the_fault(run: Run, tmp_path: Path) -> None:
    document = json.loads(MAP.read_text(encoding="utf-8"))
    document["territories"][0]["neighbours"].append("atlantis")
    file = tmp_path / "map.json"
    file.write_text(json.dumps(document))
    for verb in ("check", "show", "add"):
        result = run("map", verb, str(file))
        assert result.exit_code == 2
        assert "atlantis" in result.stderr
    nowhere = run("map", "check", str(tmp_path / "nowhere.json"))
    assert nowhere.exit_code == 2
    assert "cannot be read" in nowhere.stderr
    assert "reconstruction" in run("map", "show", "nowhere").stderr


def test_a_broken_sheet_is_refused_naming_the_card_and_its_rule(run: Run, tmp_path: Path) -> None:
    file = write_sheet(tmp_path, dice=11)
    for verb in ("check", "show", "add"):
        result = run("sheet", verb, file)
        assert result.exit_code == 2
        assert "arma_segreta" in result.stderr
        assert "(F66)" in result.stderr


def test_what_is_added_is_listed_shown_and_played_with_in_a_new_process(
    run: Run, tmp_path: Path, kept: Callable[[], Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    added = run("map", "add", write_map(tmp_path)).output
    assert "ludoteca play futurisiko map=islands" in words_of(added)
    assert run("sheet", "add", write_sheet(tmp_path)).exit_code == 0
    forget(monkeypatch)
    assert run("map", "list").output.split()[-3:] == ["islands", "Four", "islands"]
    assert "The printed sheet [red]" in run("sheet", "list").output
    assert "north_channel" in run("map", "show", "islands").output
    assert "2 more dice" in run("sheet", "show", "printed").output
    forget(monkeypatch)
    options = ("seats=3", "round_limit=1", "map=islands", "sheet=printed")
    bots = ("--players", "me,random,random", "--seed", "1")
    played = run("play", "futurisiko", *options, *bots, typed="rules F66\nquit\n")
    assert "It adds 2 dice to that roll." in words_of(played.output)
    record = kept()
    assert isinstance(record["options"], dict)
    assert record["options"]["map"] == "islands"
    assert record["options"]["sheet"] == "printed"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    forget(monkeypatch)
    assert run("replay", str(file)).exit_code == 0
    assert "Province A1" in run("draw", str(file)).stdout


def test_a_record_with_a_map_that_is_not_here_tells_how_to_add_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = {"format": "ludoteca/1", "game": "futurisiko", "rules": "1", "actions": []}
    file.write_text(json.dumps({**record, "options": {"map": "islands"}}))
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "There is no map “islands” here. To add one: ludoteca map add FILE." in result.stderr
    (answer,) = run("replay", str(file), "--json").stdout.splitlines()
    assert json.loads(answer)["error"]["rule"] == "F10"


def test_the_list_names_what_is_broken_and_shows_the_rest(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "futurisiko" / "maps"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("{}")
    result = run("map", "list")
    assert result.exit_code == 1
    assert "reconstruction" in result.stdout
    assert f"The map in {folder / 'broken.json'} is broken." in result.stderr


@pytest.mark.compiled
def test_another_process_finds_what_was_added(run: Run, tmp_path: Path) -> None:
    run("sheet", "add", write_sheet(tmp_path))
    command = [sys.executable, "-c", "from ludoteca.cli.app import main; main()", "sheet", "list"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert "The printed sheet" in done.stdout


def test_the_rules_tell_the_house_values(run: Run) -> None:
    for rule, amount in (("F61", "5 more PP"), ("F62", "takes 5 PP"), ("F66", "adds 3 dice")):
        text = words_of(run("rules", "futurisiko", rule).output)
        assert amount in text
        assert "on the usual one it is a house value" in text
