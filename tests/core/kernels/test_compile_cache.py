"""Where compiled kernels are kept, who may write there, and when they are dropped."""

import logging
import os
import sys
import tempfile
import time
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from ludoteca.core.kernels import compile_cache
from ludoteca.core.kernels.compile_cache import (
    LATELY,
    LONG,
    VERSIONS_KEPT,
    KernelLocator,
    cache_folder,
    is_compiled,
    kernel_modules,
    mark_compiled,
)
from ludoteca.core.text.messages import speaking

FIRE = "ludoteca.games.feurio.rules.fire"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "kernels"


def test_each_module_has_a_folder_of_its_own_for_each_version(cache: Path) -> None:
    folder = cache_folder(FIRE, [FIRE])
    assert folder is not None
    assert folder.parent == cache / FIRE
    assert not folder.exists(), "nothing is kept yet"
    more = cache_folder(FIRE, [FIRE, "ludoteca.bots.mcts.kernels"])
    assert more is not None
    assert more.parent == folder.parent
    assert more != folder, "made from more"
    assert cache_folder(FIRE, [FIRE, "__main__"]) is None


def test_a_game_is_compiled_once_it_was_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_compiled("feurio", ["__main__"]) == bool(compile_cache.NUMBA["DISABLE_JIT"])
    monkeypatch.setitem(compile_cache.NUMBA, "DISABLE_JIT", 0)
    assert not is_compiled("feurio", [FIRE])
    mark_compiled("feurio", [FIRE])
    assert is_compiled("feurio", [FIRE])
    assert not is_compiled("feurio", ["ludoteca.games.feurio.rules.end"])
    mark_compiled("notebook", ["__main__"])
    assert not is_compiled("notebook", ["__main__"])


def test_the_modules_with_kernels_are_found_in_a_games_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = kernel_modules("ludoteca.games.feurio.game")
    assert FIRE in found
    assert not any("words" in name for name in found)
    assert kernel_modules("ludoteca.games.feurio") == found
    (tmp_path / "nim.py").write_text("from ludoteca.core.kernels.kernel import kernel\n")
    (tmp_path / "other.py").touch()
    nim = ModuleType("nim")
    nim.__file__ = str(tmp_path / "nim.py")
    monkeypatch.setitem(sys.modules, "nim", nim)
    assert kernel_modules("nim") == {"nim"}, "a game in one file"
    folder = cache_folder("nim", ["nim"])
    assert folder is not None
    assert cache_folder("nim", ["nim.other"]) is None


def test_the_versions_used_last_are_kept_and_what_is_forgotten_goes(cache: Path) -> None:
    def leave(name: str, age: float) -> Path:
        folder = cache / name
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - age,) * 2)
        return folder

    versions = [leave(f"{FIRE}/old{age}", (1 + age) * LATELY + 60) for age in range(6)]
    fresh = leave(f"{FIRE}/fresh", LATELY / 2)
    gone = leave("thirdgame.rules/forgotten", LONG + 60)
    kept = leave("thirdgame.rules/remembered", LONG / 2)
    note = cache / "sources" / "note"
    note.parent.mkdir()
    note.touch()
    os.utime(note, (1, 1))
    new = cache_folder(FIRE, [FIRE])
    assert new is not None
    mark_compiled(FIRE, [FIRE])
    assert not gone.exists()
    assert not note.exists()
    assert kept.exists()
    left = set((cache / FIRE).iterdir())
    assert left == {new, fresh, *versions[: VERSIONS_KEPT - 2]}


def test_versions_that_may_be_written_to_are_kept_however_many(cache: Path) -> None:
    for number in range(9):
        (cache / FIRE / f"fresh{number}").mkdir(parents=True)
    mark_compiled(FIRE, [FIRE])
    assert len(list((cache / FIRE).iterdir())) == 10


@pytest.fixture
def unwritable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that cannot be written; the folder for temporary ones."""
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path / "temporary"


def test_where_the_cache_cannot_be_written_the_users_temporary_one_serves(
    unwritable: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), speaking("de"):
        folder = cache_folder(FIRE, [FIRE])
        assert folder is not None
        # Those who come later, and processes that this one starts, find it without a word.
        assert cache_folder(FIRE, [FIRE]) == folder
    (private,) = unwritable.iterdir()
    assert private in folder.parents
    assert os.environ["LUDOTECA_CACHE"] == str(private)
    assert private.stat().st_mode & 0o77 == 0, "nobody else may plant compiled code"
    (told,) = caplog.messages
    assert told.startswith("Kompilierte Regeln können nicht in ")
    assert str(private) in told


def test_several_processes_share_the_temporary_cache(unwritable: Path) -> None:
    first = compile_cache._private_folder()
    assert compile_cache._private_folder() == first
    assert list(unwritable.iterdir()) == [first]


@pytest.mark.parametrize("planted", ["open", "link"])
def test_a_temporary_cache_that_others_may_write_is_not_used(
    unwritable: Path, tmp_path: Path, planted: str
) -> None:
    usual = compile_cache._private_folder()
    if planted == "open":
        usual.chmod(0o777)
    else:
        usual.rmdir()
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        usual.symlink_to(tmp_path / "elsewhere")
    other = compile_cache._private_folder()
    assert other != usual
    assert other.parent == unwritable
    assert other.stat().st_mode & 0o77 == 0


def add_one(number: int) -> int:
    """Add."""
    return number + 1


def test_kernels_of_one_name_are_told_apart_by_what_they_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(compile_cache.NUMBA, "CACHE_DIR", str(tmp_path / "folder"))

    def locate(**changed: object) -> str:
        code = add_one.__code__.replace(**changed)  # type: ignore[arg-type]
        return KernelLocator(FunctionType(code, {}), __file__).get_disambiguator()

    constants = add_one.__code__.co_consts
    same = locate()
    assert locate(co_firstlineno=500, co_filename="elsewhere.py") == same
    assert locate(co_consts=("Told otherwise.", *constants[1:])) == same
    assert locate(co_consts=(*constants[:1], 2)) != same
    nested = (*constants, add_one.__code__)
    assert locate(co_consts=nested) != same
    assert isinstance(add_one, FunctionType)
    locator = KernelLocator(add_one, __file__)
    assert locator.get_source_stamp() == ""
    locator.ensure_cache_path()
    assert (tmp_path / "folder").is_dir()
