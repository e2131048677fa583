"""ludoteca stats: tables for people, pages and programs, and a folder with charts."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import partialmethod
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from ludoteca.arena.match import ScheduledGame
from ludoteca.arena.workers import InProcess
from ludoteca.cli.commands import stats
from ludoteca.core.figures.chart import Curve, Curves
from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.figures.figure_table import FigureTable
from ludoteca.core.parts.survey import Report
from ludoteca.games.futurisiko.game import FUTURISIKO
from ludoteca.games.futurisiko.stats.survey import FutuRisikoSurvey
from tests.arena.conftest import guests
from tests.cli.conftest import Run

__all__ = ["guests"]

TABLE = FigureTable(
    "Wins", ("place", "share"), (("first", Estimate(0.5, 0.4, 0.6)), ("second", 1200))
)
CHART = Curves("Rounds", "Some games.", "rounds", [Curve("4 seats", np.array([5, 6, 6]))])
TINY = ("stats", "feurio", "seats=2", "goal=score", "--bot", "random", "--workers", "1")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that take no time, and what is told of them."""
    monkeypatch.setattr(
        FutuRisikoSurvey,
        "play",
        lambda _self, _options, games, _rng: np.zeros(games, np.dtype([("actions", "i4")])),
    )
    monkeypatch.setattr(
        FutuRisikoSurvey, "tell", lambda _self, _samples: Report((TABLE,), {"rounds": CHART})
    )


@pytest.mark.usefixtures("told")
def test_stats_prints_tables(run: Run) -> None:
    told = run("stats", "futurisiko", "--games", "201").stdout
    assert "FutuRisiko!: 603 games at 3 tables, seed 1. Played by: greedy." in told
    assert "Wins" in told
    assert "1,200" in told
    assert "50.0 %" in told


@pytest.mark.usefixtures("told")
def test_stats_prints_markdown(run: Run) -> None:
    told = run("stats", "futurisiko", "--games", "1", "--markdown").stdout
    assert "| place | share |\n| --- | ---: |\n| first | 50.0 % (40.0–60.0) |" in told


@pytest.mark.usefixtures("told")
def test_stats_prints_json(run: Run) -> None:
    told = json.loads(run("stats", "futurisiko", "--games", "1", "--json").stdout)
    assert told["seed"] == 1
    assert told["tables"] == [
        {
            "title": "Wins",
            "columns": ["place", "share"],
            "rows": [["first", {"value": 0.5, "low": 0.4, "high": 0.6}], ["second", 1200]],
        }
    ]


@pytest.mark.usefixtures("told")
def test_stats_writes_a_report_with_charts(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "found"
    done = run("stats", "futurisiko", "--games", "1", "--out", str(out))
    assert "report.md" in done.stderr
    assert {file.name for file in out.iterdir()} == {"report.md", "report.json", "rounds.svg"}
    page = (out / "report.md").read_text(encoding="utf-8")
    assert "**Wins**" in page
    assert "![Rounds](rounds.svg)" in page
    ET.fromstring((out / "rounds.svg").read_text(encoding="utf-8"))


@pytest.mark.usefixtures("told")
def test_options_choose_the_tables(run: Run) -> None:
    assert "1 game" not in run("stats", "futurisiko", "--games", "1").stdout
    told = run("stats", "futurisiko", "seats=5", "--games", "1").stdout
    assert "one game at one table" in told
    assert (
        "2 games at 2 tables"
        in run("stats", "futurisiko", "seats=5", "seats=6", "--games", "1").stdout
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["seats=9"], "No table that statistics are kept of has seats=9."),
        (["seats"], "No table that statistics are kept of has seats."),
        (["colour=red"], "colour"),
        (["--bot", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_is_refused_with_a_clear_word(run: Run, words: list[str], told: str) -> None:
    refused = run("stats", "futurisiko", *words)
    assert refused.exit_code == 2
    assert told in " ".join(refused.stderr.split())


def test_a_game_may_keep_no_statistics(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FUTURISIKO, "survey", None)
    refused = run("stats", "futurisiko")
    assert refused.exit_code == 2
    assert "keeps no statistics" in refused.stderr


def test_bots_play_the_tables_and_the_same_seed_plays_the_same_games(run: Run) -> None:
    words = (*TINY, "hotter=false", "firebreak=false", "--games", "2")
    first = run(*words)
    assert first.exit_code == 0
    assert "Feurio!: 2 games at one table, seed 1. Played by: random." in first.stdout
    assert run(*words).stdout == first.stdout
    assert run(*words, "--seed", "2").stdout != first.stdout


def test_several_bots_are_compared_in_the_order_they_are_named(run: Run) -> None:
    words = ("hotter=false", "firebreak=false", "--games", "1", "--bot", "greedy", "--json")
    points, *_ = json.loads(run(*TINY, *words).stdout)["tables"]
    assert points["columns"][:3] == ["table", "players", "games"]
    assert [row[:3] for row in points["rows"]] == [
        ["2 players", "random", 1],
        ["2 players", "greedy", 1],
    ]


def test_levels_are_greedy_and_all_six_and_nobody_plays_twice() -> None:
    request = stats.StatsRequest(
        game="feurio",
        words=[],
        bots=["random", "greedy", "random"],
        levels=True,
        games=None,
        seed=1,
        workers=None,
        out=None,
        as_json=False,
        markdown=False,
    )
    assert request.players == ["random", "greedy", *(f"level:{number}" for number in range(1, 7))]
    assert request.games_at_table == stats.BOT_GAMES


@pytest.mark.parametrize("played", [0, 1])
def test_whoever_stops_is_told_of_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    whole = InProcess.play

    def stop(self: InProcess, games: Iterator[object]) -> object:
        for _ in range(played):
            yield next(whole(self, games))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(InProcess, "play", stop)
    done = run(*TINY, "--games", "9")
    assert done.exit_code == 130
    assert "Stopped after" in done.stderr
    assert ("one game at one table" in done.stdout) == bool(played)
    assert ("No game was played to its end yet." in done.stderr) == (not played)


def test_the_same_command_goes_on_where_it_was_stopped(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = (*TINY, "--bot", "greedy", "hotter=false", "firebreak=false", "--games", "2")
    out = ("--out", str(tmp_path))
    whole = InProcess.play
    given: list[ScheduledGame] = []

    def play(
        self: InProcess, games: Iterator[ScheduledGame], most: int | None = None
    ) -> Iterator[object]:
        yield from whole(self, islice(_note(games, given), most))
        if most is not None:
            raise KeyboardInterrupt

    monkeypatch.setattr(InProcess, "play", partialmethod(play, most=3))
    stopped = run(*words, *out)
    assert stopped.exit_code == 130
    assert "The same command goes on." in " ".join(stopped.stderr.split())
    monkeypatch.setattr(InProcess, "play", play)
    done = run(*words, *out)
    assert "3 games are in" in " ".join(done.stderr.split())
    assert [(game.deal, game.players[0]) for game in given] == [
        (0, "random"),
        (0, "greedy"),
        (1, "random"),
        (1, "greedy"),
    ]
    assert done.stdout == run(*words).stdout
    assert "2 games at one table" in run(*words[:-1], "1", *out).stdout


def _note(games: Iterator[ScheduledGame], given: list[ScheduledGame]) -> Iterator[ScheduledGame]:
    for game in games:
        given.append(game)
        yield game


@pytest.mark.usefixtures("guests")
def test_a_bot_that_fails_is_named(run: Run) -> None:
    done = run(*TINY[:-4], "--bot", "crasher", "--workers", "1", "--games", "1")
    assert done.exit_code == 1
    assert "crasher failed in game 0.0" in done.stderr
