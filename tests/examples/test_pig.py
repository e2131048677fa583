"""A third game, brought by another package: the house takes it without a change."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.core.text.test_locales import LANGUAGES, Parts
from tests.examples.installing import LUDOTECA, install, python
from tests.forks import Forks

# The least that the contract asks of a game with six sets of options.
CONTRACT_TESTS = 100

LOCALES = Path(__file__).parents[2] / "examples" / "pig" / "src" / "ludoteca_pig" / "locales"

# What runs in processes of its own shows no line of ours that the games of the house do not.
pytestmark = pytest.mark.compiled


Run = Callable[..., str]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all that is written."""
    return tmp_path_factory.mktemp("pig")


@pytest.fixture(scope="module")
def run(forks: Forks, home: Path) -> Run:
    """Python in the house, with Pig installed."""
    return partial(python, forks, home, install(home, "pig"))


def test_pig_keeps_the_contract(run: Run) -> None:
    contract = ("tests/contract", "-k", "pig", "-q", "-p", "no:cacheprovider")
    printed = run("-m", "pytest", *contract)
    (passed,) = re.findall(r"(\d+) passed", printed)
    assert int(passed) >= CONTRACT_TESTS


def test_pig_is_listed_beside_the_games_of_the_house(run: Run) -> None:
    printed = run(*LUDOTECA, "games")
    assert "A race with one die" in printed
    assert "feurio" in printed


def test_bots_play_pig_to_the_end_and_the_record_replays(home: Path, run: Run) -> None:
    words = ("pig", "--players", "greedy,random", "--seed", "1")
    printed = run(*LUDOTECA, "play", *words)
    assert "The goal of 100 points is reached. (P8)" in printed
    assert re.search(r"^Pink \(greedy\): rolls \d(, \d)+(; holds|, and a 1)", printed, re.MULTILINE)
    (kept,) = (home / "data" / "games").glob("pig-*.json")
    replayed = run(*LUDOTECA, "replay", str(kept))
    assert "The goal of 100 points is reached. (P8)" in replayed
    report = json.loads(run(*LUDOTECA, "replay", str(kept), "--json"))
    record = json.loads(kept.read_text(encoding="utf-8"))
    assert report["over"]
    assert report["scores"] == record["result"]["scores"]


def test_pig_is_searched_and_the_search_knows_when_to_hold(run: Run) -> None:
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
    assert run("-c", code) == "hold\n"


def test_the_rules_of_pig_are_looked_up_by_number(run: Run) -> None:
    assert "two to four players" in run(*LUDOTECA, "rules", "pig", "P1")


def facts_by_key(language: str) -> dict[str, set[str]]:
    """What each sentence of Pig is told, in a language."""
    (file,) = (LOCALES / language).glob("*.ftl")
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    said: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            said[entry.id.name] = Parts(entry.value).variables
            for each in entry.attributes:
                said[f"{entry.id.name}.{each.id.name}"] = Parts(each.value).variables
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_pig_says_in_every_language_of_the_house_what_it_says_in_english(language: str) -> None:
    assert facts_by_key(language) == facts_by_key("en")


SPOKEN = """
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
with speaking("fr"):
    print(find_game("pig").presenter.aim(find_game("pig").options({})))
"""


def test_pig_speaks_the_language_that_is_asked_for(run: Run) -> None:
    assert run("-c", SPOKEN).startswith("Lancez le dé autant que vous l’osez")
