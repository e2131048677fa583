"""A terminal of its own for every test: 80 columns, no colours, an empty saved_games."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli.app import app
from ludoteca.core.records.record import Json

Run = Callable[..., Result]


@pytest.fixture
def saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    # A command may change it for the process that it runs in.
    monkeypatch.setenv("LUDOTECA_CARRIED", "")
    return tmp_path / "games"


@pytest.fixture
def run(saved_games: Path) -> Run:
    """Run a command with the lines that a person types."""
    assert not saved_games.exists()

    def run_command(*words: str, typed: str = "") -> Result:
        result = CliRunner().invoke(app, words, input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run_command


@pytest.fixture
def kept(saved_games: Path) -> Callable[[], Json]:
    """The one game on the saved_games."""

    def read() -> Json:
        (file,) = saved_games.glob("*.json")
        document: Json = json.loads(file.read_text(encoding="utf-8"))
        return document

    return read
