"""Where data is kept, and what is said when it cannot be."""

from pathlib import Path

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import data_folder, make_folder, write_text


def test_LUDOTECA_DATA_moves_all_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    assert data_folder("some", "room") == tmp_path / "some" / "room"
    assert not data_folder("some").exists(), "asking makes nothing"


def test_usually_data_is_in_the_users_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTECA_DATA", raising=False)
    assert data_folder("games").parent.name == "ludoteca"


def test_a_folder_is_made_with_those_above_it(tmp_path: Path) -> None:
    folder = tmp_path / "one" / "two"
    for _ in range(2):
        make_folder(folder)
    assert folder.is_dir()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    write_text(file, "old")
    write_text(file, "new")
    with pytest.raises(Malformed, match=r"file\.json cannot be written"):
        write_text(file, "half a letter: \ud800")
    assert file.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["file/folder", "nothing\0"])
def test_what_cannot_be_made_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Malformed, match="cannot be written"):
        make_folder(tmp_path / name)
