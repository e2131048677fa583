"""A game of one file, as the page on adding games begins with it: everything works on it."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.examples.installing import EXAMPLES, LUDOTECA, install, python
from tests.forks import Forks

MOST_LINES = 120
# The least that the contract asks of a game with six sets of options.
CONTRACT_TESTS = 150

Run = Callable[..., str]

# What runs in processes of its own shows no line of ours that the games of the house do not.
pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all that is written."""
    return tmp_path_factory.mktemp("nim")


@pytest.fixture(scope="module")
def run(forks: Forks, home: Path) -> Run:
    """Python in the house, with Nim installed."""
    return partial(python, forks, home, install(home, "nim"))


@pytest.fixture(scope="module")
def kept(home: Path, run: Run) -> Path:
    """The record of a game that bots have played."""
    printed = run(*LUDOTECA, "play", "nim", "--players", "search:100,random", "--seed", "1")
    assert "The game is over.\n1. Seat" in printed
    (kept,) = (home / "data" / "games").glob("nim-*.json")
    return kept


def test_a_whole_game_is_short() -> None:
    assert len((EXAMPLES / "nim" / "nim.py").read_text("utf-8").splitlines()) <= MOST_LINES


def test_nim_keeps_the_contract(run: Run) -> None:
    printed = run("-m", "pytest", "tests/contract", "-k", "nim", "-q", "-p", "no:cacheprovider")
    (passed,) = re.findall(r"(\d+) passed", printed)
    assert int(passed) >= CONTRACT_TESTS


def test_nim_is_listed_by_its_docstring(run: Run) -> None:
    assert "Take matches from one of three heaps" in run(*LUDOTECA, "games")


@pytest.mark.parametrize("words", [(), ("N1",), ("--markdown",)])
def test_a_game_without_a_rulebook_says_what_it_is_about(run: Run, words: tuple[str, ...]) -> None:
    # As wide as the terminal, lines end anywhere.
    printed = " ".join(run(*LUDOTECA, "rules", "nim", *words).split())
    assert "Who takes the last one wins" in printed
    assert "Nim has no numbered rules." in printed


def test_a_record_is_replayed_and_drawn(run: Run, kept: Path) -> None:
    assert "The game is over." in run(*LUDOTECA, "replay", str(kept))
    report = json.loads(run(*LUDOTECA, "replay", str(kept), "--json"))
    assert report["over"]
    assert sorted(report["scores"]) == [0, 1]
    drawn = kept.with_suffix(".svg")
    run(*LUDOTECA, "draw", str(kept), "--at", "0", "-o", str(drawn))
    assert "c: |||||" in drawn.read_text("utf-8")


def test_a_person_plays_asks_and_goes_on_later(run: Run) -> None:
    typed = "help\nhint\nwhy take 3 from a\nrules\ntake 2 from a\nwords\nquit\n"
    printed = run(*LUDOTECA, "play", "nim", "--players", "me,greedy", typed=typed)
    assert "> take 3 from a\n" in printed
    assert "Nim has no numbered rules." in printed
    assert re.search(r"Seat 2 \(greedy\): take \d from [abc]", printed)
    again = run(*LUDOTECA, "play", "nim", "--resume", "--plain", typed="words\nquit\n")
    assert re.search(r"[abc]: \|", again)


def test_bots_meet_in_the_arena(run: Run) -> None:
    words = ("nim", "--bots", "search:50,random", "--games", "4")
    assert "games of Nim" in run(*LUDOTECA, "arena", *words)


def test_what_is_compiled_into_a_folder_is_found_from_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = (
        "from ludoteca.core.registry import find_game\n"
        "from ludoteca.core.kernels.precompile import rules_are_compiled\n"
        "print(rules_are_compiled(find_game('nim')))"
    )
    run(*LUDOTECA, "precompile", "nim", "--into", str(tmp_path / "carried"))
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    assert run("-c", ask) == "False\n"
    monkeypatch.setenv("LUDOTECA_CARRIED", str(tmp_path / "carried"))
    assert run("-c", ask) == "True\n"


def test_what_has_no_kernels_is_measured_without_them(run: Run) -> None:
    figures = json.loads(run(*LUDOTECA, "bench", "nim", "--seconds", "0.1", "--json"))
    assert figures["search_simulations_per_s"] > 0
    assert "copy_ns" not in figures


def test_the_search_knows_the_winning_move(run: Run) -> None:
    code = (
        "from ludoteca.bots import Limit, find_bot\n"
        "from ludoteca.core import find_game\n"
        "game = find_game('nim')\n"
        "state = game.start(game.options({}))\n"
        "for text in ('take 3 from a', 'take 1 from c', 'take 1 from b'):\n"
        "    state.play(text)\n"
        "print(find_bot('search:1000', 1).choose(state.view(1), Limit()).move)\n"
    )
    assert run("-c", code) == "take 1 from c\n"
