"""Tiny matches, and guests who do not know how to behave."""

from pathlib import Path

import pytest

from tests.arena.guests import install


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the bots of tests/arena/guests.py."""
    monkeypatch.syspath_prepend(install(tmp_path))
