"""ludoteca arena, as it is typed."""

import json
from pathlib import Path

import pytest

from ludoteca.arena.workers import InProcess
from ludoteca.core.parts.ladder import Ladder
from ludoteca.core.registry import find_game
from ludoteca.games.feurio import Feurio
from tests.arena.conftest import guests
from tests.cli.conftest import Run

pytestmark = pytest.mark.compiled

__all__ = ["guests"]

TINY = ("arena", "feurio", "seats=2", "--bots", "random", "--workers", "1", "--games", "2")


def test_a_match_is_printed_as_tables_and_sentences(run: Run) -> None:
    done = run(*TINY)
    assert done.exit_code == 0
    for words in ("Strength", "Places", "Seats", "Time", "2 games of Feurio! on 2 deals (seed 1)"):
        assert words in done.stdout


def test_a_bot_with_a_comma_stands_in_quotes(run: Run) -> None:
    refused = run("arena", "feurio", "seats=2", "--bots", 'greedy,"level:1,5"')
    assert "1,5" in refused.stderr
    tested = run(*TINY[:3], "--bots", "greedy,random", "--test", '"level:1,5",random')
    assert "The bot “level:1,5” of the test does not play" in tested.stderr


def test_json_is_one_document_for_other_programs(run: Run) -> None:
    report = json.loads(run(*TINY, "--json").stdout)
    assert report["games"] == 2
    assert report["bots"][0]["played"] == 4
    assert [seat[0] for seat in report["seats"]] == pytest.approx([0.5, 0.5], abs=0.51)


def test_a_folder_holds_everything_and_the_same_command_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "results"
    first = run(*TINY, "--out", str(out), "--records")
    assert first.exit_code == 0
    assert {file.name for file in out.iterdir()} == {
        *("match.json", "games.jsonl", "report.json", "report.md", "plot.svg"),
    }
    again = run(*TINY[:-1], "3", "--out", str(out), "--records")
    assert "2 games are in" in again.stderr
    assert "3 games of Feurio!" in again.stdout
    assert "3 records replayed" in run("replay", str(out / "games.jsonl")).stderr
    refused = run(*TINY, "--out", str(out), "--seed", "9")
    assert refused.exit_code == 2
    assert "its field “seed” is 1, here it is 9" in " ".join(refused.stderr.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--records"], "add --out"),
        (["--test", "random"], "“random” does not"),
        (["--test", "greedy,random"], "“greedy” of the test does not play"),
        (["--test", "random,100%"], "more than 0 % and less than 100 %"),
        (["--round-robin"], "at least two different bots"),
        (["--ray", "nowhere"], "Ray failed"),
    ],
)
def test_what_cannot_be_is_refused_with_a_clear_word(run: Run, words: list[str], told: str) -> None:
    refused = run(*TINY, *words)
    assert refused.exit_code == 2
    assert told in " ".join(refused.stderr.split())


def test_a_stopped_match_tells_what_is_played_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = InProcess.play

    def stop(self: InProcess, games: object) -> object:
        yield next(whole(self, games))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(InProcess, "play", stop)
    done = run(*TINY, "--out", str(tmp_path / "out"))
    assert done.exit_code == 130
    told = " ".join(done.stderr.split())
    assert "Stopped after one game" in told
    assert "The same command goes on" in told
    assert "One game of Feurio! on one deal" in done.stdout


@pytest.mark.usefixtures("guests")
def test_a_bot_that_fails_is_named_with_its_game(run: Run, tmp_path: Path) -> None:
    words = ("arena", "feurio", "seats=2", "--bots", "random,crasher", "--workers", "1")
    failed = run(*words, "--games", "3", "--out", str(tmp_path / "out"))
    assert failed.exit_code == 0
    assert "crasher failed and lost 3 games by that" in " ".join(failed.stdout.split())
    told = " ".join(failed.stderr.split())
    assert "crasher failed in game 0.0 at seat 1" in told
    assert "lost its mind" in told
    assert told.count("crasher failed") == 1, "once is enough"
    kept = tmp_path / "out" / "failed.jsonl"
    assert len(kept.read_text().splitlines()) == 3
    assert run("replay", str(kept)).exit_code == 0
    assert '"traceback"' in run(*words).stderr


@pytest.mark.compiled
def test_a_climb_from_the_command_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # The upper rungs think for half a minute; docs/bots/ladder.md has a climb to the top.
    ladder = Ladder(1, find_game("feurio").ladder.rungs[:3])
    monkeypatch.setattr(Feurio, "ladder", ladder)
    words = ("arena", "feurio", "seats=2", "--bots", "quick", "--ladder", "--simulations", "1")
    done = run(*words, "--games", "3", "--workers", "1")
    assert done.exit_code == 0, done.stderr
    for rung in ladder.rungs:
        assert rung in done.stdout
