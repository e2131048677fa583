"""A terminal of its own for every test: 80 columns, no colours, an empty shelf."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli.app import app
from ludoteca.core.record import Json

Run = Callable[..., Result]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path / "games"


@pytest.fixture
def run(shelf: Path) -> Run:
    """Run a command with the lines that a person types."""
    assert not shelf.exists()

    def run_command(*words: str, typed: str = "") -> Result:
        result = CliRunner().invoke(app, words, input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run_command


@pytest.fixture
def kept(shelf: Path) -> Callable[[], Json]:
    """The one game on the shelf."""

    def read() -> Json:
        (file,) = shelf.glob("*.json")
        document: Json = json.loads(file.read_text(encoding="utf-8"))
        return document

    return read
