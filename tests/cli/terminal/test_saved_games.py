"""Saved games: each has a file of its own, and what cannot be read is passed over or refused."""

from pathlib import Path

import pytest

from ludoteca.cli.terminal import saved_games
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record

UNFINISHED = Record("feurio", "1", {"seats": 2}, ())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    return saved_games.games_folder()


def test_two_games_that_begin_in_one_second_have_two_files(folder: Path) -> None:
    files = [saved_games.new_file("feurio") for _ in range(3)]
    assert len(set(files)) == 3
    assert all(saved_games.is_ours(file) and file.parent == folder for file in files)


def test_where_no_folder_can_be_made_games_are_kept_in_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "file"))
    assert saved_games.games_folder().is_dir()


def test_an_empty_file_holds_no_record(folder: Path) -> None:
    (folder / "empty.json").touch()
    with pytest.raises(Malformed, match="no record"):
        saved_games.read_game(folder / "empty.json")


def test_the_last_unfinished_game_is_found_past_finished_and_broken_ones(folder: Path) -> None:
    wanted = saved_games.new_file("feurio")
    saved_games.save_game(UNFINISHED, wanted)
    finished = Record("feurio", "1", {"seats": 2}, (), {"result": {}})
    saved_games.save_game(finished, saved_games.new_file("feurio"))
    saved_games.new_file("feurio").write_text("nonsense")
    assert saved_games.last_unfinished("feurio") == wanted
    wanted.unlink()
    with pytest.raises(Malformed):
        saved_games.last_unfinished("feurio")
    assert folder.is_dir()
