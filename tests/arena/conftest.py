"""Tiny matches, and guests who do not know how to behave."""

from pathlib import Path

import pytest

GUESTS = "crasher Crasher,cheat Cheat,deserter Deserter,hoarder Hoarder"


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the bots of tests/arena/guests.py."""
    packages = tmp_path / "packages"
    info = packages / "guests-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    points = (guest.split() for guest in GUESTS.split(","))
    lines = [f"{name} = tests.arena.guests:{kind}\n" for name, kind in points]
    (info / "entry_points.txt").write_text("[ludoteca.bots]\n" + "".join(lines))
    monkeypatch.syspath_prepend(packages)
