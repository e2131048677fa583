"""ludoteca stats: tables for people, pages and programs."""

import json

import pytest

from ludoteca.core.survey import Table
from ludoteca.games.futurisiko.game import FutuRisiko
from tests.cli.conftest import Run

TABLE = Table("Wins", ("place", "share"), (("first", 51.5), ("second", 1200)))


@pytest.fixture(autouse=True)
def _told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FutuRisiko, "survey", lambda _self, games, _seed: (TABLE,) * games)


def test_stats_prints_tables(run: Run) -> None:
    told = run("stats", "futurisiko", "--games", "1").stdout
    assert "FutuRisiko!: 1 game at each table" in told
    assert "Wins" in told
    assert "1,200" in told


def test_stats_prints_markdown(run: Run) -> None:
    told = run("stats", "futurisiko", "--games", "1", "--markdown").stdout
    assert "**Wins**\n\n| place | share |\n| --- | ---: |\n| first | 51.5 |" in told


def test_stats_prints_json(run: Run) -> None:
    told = json.loads(run("stats", "futurisiko", "--games", "1", "--json").stdout)
    assert told == [
        {
            "title": "Wins",
            "columns": ["place", "share"],
            "rows": [["first", 51.5], ["second", 1200]],
        }
    ]


def test_a_game_may_keep_no_statistics(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FutuRisiko, "survey", lambda _self, _games, _seed: ())
    refused = run("stats", "futurisiko")
    assert refused.exit_code == 2
    assert "keeps no statistics" in refused.stderr
