"""A long run that is stopped goes on where it was."""

from pathlib import Path

import pytest

from tests.progress import VARIABLE, Progress


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "long"))
    first = Progress("pairs", 10)
    first.add(4)
    second = Progress("pairs", 10)
    assert (second.done, second.goes_on) == (4, True)
    second.add(6)
    assert not Progress("pairs", 10).goes_on
    assert Progress("messages", 10).done == 0
    assert (tmp_path / "long" / "pairs.txt").read_text() == "10 of 10\n"


def test_without_a_folder_each_run_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    Progress("pairs", 10).add(10)
    assert Progress("pairs", 10).done == 0
