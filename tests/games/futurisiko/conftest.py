"""Shelves of a test's own: what it adds to them is gone afterwards."""

from pathlib import Path

import pytest

from ludoteca.core.sized_lru import SizedLru
from ludoteca.games.futurisiko import MAPS, SHEETS


@pytest.fixture
def empty_shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No map and no sheet but those of the box; where others will be kept."""
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "data"))
    forget(monkeypatch)
    return tmp_path / "data" / "futurisiko"


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the shelves know nothing but their files, as in a new process."""
    for shelf in (MAPS, SHEETS):
        monkeypatch.setattr(shelf, "_known", {})
        monkeypatch.setattr(shelf, "_brought", SizedLru(shelf._brought.capacity))
