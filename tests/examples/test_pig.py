"""A third game, brought by another package: the house takes it without a change."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PIG = HOUSE / "examples" / "pig"
LUDOTECA = ("-c", "from ludoteca.cli.app import main; main()")
# The least that the contract asks of a game with six sets of options.
CONTRACT_TESTS = 100

# What runs in processes of its own shows no line of ours that the games of the house do not.
pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all that is written, in which Pig looks as if it were installed."""
    folder = tmp_path_factory.mktemp("pig")
    project = (PIG / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^\[project\.entry-points\."(.+)"\]\n((?:.+\n)+)', project, re.MULTILINE)
    assert found, "an entry point makes a game known to the house"
    group, games = found.groups()
    installed = folder / "ludoteca_pig-0.1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-pig\nVersion: 0.1\n")
    (installed / "entry_points.txt").write_text(f"[{group}]\n{games.replace(chr(34), '')}")
    return folder


def python(home: Path, *words: str) -> str:
    """Run Python in the house, with Pig installed; what it prints."""
    known = [str(home), str(PIG / "src"), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, *words],
        cwd=HOUSE,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, known)),
            "LUDOTECA_DATA": str(home / "data"),
            "COLUMNS": "100",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_pig_keeps_the_contract(home: Path) -> None:
    contract = ("tests/contract", "-k", "pig", "-q", "-p", "no:cacheprovider")
    printed = python(home, "-m", "pytest", *contract)
    (passed,) = re.findall(r"(\d+) passed", printed)
    assert int(passed) >= CONTRACT_TESTS


def test_pig_is_listed_beside_the_games_of_the_house(home: Path) -> None:
    printed = python(home, *LUDOTECA, "games")
    assert "A race with one die" in printed
    assert "feurio" in printed


def test_bots_play_pig_to_the_end_and_the_record_replays(home: Path) -> None:
    words = ("pig", "--players", "greedy,random", "--seed", "1")
    printed = python(home, *LUDOTECA, "play", *words)
    assert "The goal of 100 points is reached. (P8)" in printed
    assert re.search(r"^pink \(greedy\): rolls \d(, \d)+(; holds|, and a 1)", printed, re.MULTILINE)
    (kept,) = (home / "data" / "games").glob("pig-*.json")
    replayed = python(home, *LUDOTECA, "replay", str(kept))
    assert "The goal of 100 points is reached. (P8)" in replayed
    report = json.loads(python(home, *LUDOTECA, "replay", str(kept), "--json"))
    record = json.loads(kept.read_text(encoding="utf-8"))
    assert report["over"]
    assert report["scores"] == record["result"]["scores"]


def test_pig_is_searched_and_the_search_knows_when_to_hold(home: Path) -> None:
    code = (
        "from ludoteca.bots import Limit, find_bot\n"
        "from ludoteca.core import find_game\n"
        "game = find_game('pig')\n"
        "state = game.start(game.options({'goal': 20}))\n"
        "for text in ['roll', 'die 6'] * 4:\n"
        "    state.play(text)\n"
        "bot = find_bot('search:2000', 1)\n"
        "print(bot.choose(state.view(0), Limit()).move)\n"
    )
    assert python(home, "-c", code) == "hold\n"


def test_the_rules_of_pig_are_looked_up_by_number(home: Path) -> None:
    assert "two to four players" in python(home, *LUDOTECA, "rules", "pig", "P1")
