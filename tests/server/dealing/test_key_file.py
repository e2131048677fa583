"""The server's key: made once, private, the same for all processes, never made anew by mistake."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.server.dealing import read_key


def test_a_key_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "some.key"
    key = read_key(str(file))
    assert len(key) == 32
    assert read_key(str(file)) == key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in file.parent.iterdir()] == [file.name], "nothing is left behind"


def test_without_a_name_it_is_among_our_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path))
    assert read_key() == read_key(str(tmp_path / "ludoteca.key"))


def test_processes_that_start_together_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as starting:
        keys = set(starting.map(read_key, [str(tmp_path / "some.key")] * 8))
    assert len(keys) == 1


@pytest.mark.parametrize("text", ["", "00" * 31, "no key at all", "é"])
def test_a_damaged_key_is_told_and_not_replaced(tmp_path: Path, text: str) -> None:
    file = tmp_path / "some.key"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Malformed) as refusal:
        read_key(str(file))
    assert refusal.value.key == "serve-key"
    assert file.read_text(encoding="utf-8") == text


def test_a_key_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(Malformed) as refusal:
        read_key(str(tmp_path))
    assert refusal.value.key == "file-unreadable"
