"""Kernels and their cache, which can never be stale."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FunctionType

import pytest

from ludoteca.core import kernel as kernels
from ludoteca.core.kernel import (
    cache_folder,
    count_bits,
    forge,
    is_warm,
    kernel,
    lowest,
    mark_warm,
)
from ludoteca.core.storage import copy_often


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    kernels._folder_for.cache_clear()
    return tmp_path


def test_kernels_live_only_in_rooms_whose_sources_key_the_cache() -> None:
    with pytest.raises(ValueError, match=r"ludoteca\.cli\.app declares a kernel"):
        cache_folder("ludoteca.cli.app")


def test_a_cache_is_named_after_the_sources(cache: Path) -> None:
    ours = cache_folder("ludoteca.games.feurio.rules.fire")
    theirs = cache_folder("tests.core.test_kernel")
    assert ours is not None
    assert theirs is not None
    assert ours.parent == cache / "kernels" / "ludoteca"
    assert ours == cache_folder("ludoteca.core.kernel")
    assert theirs.parent == cache / "kernels" / "tests"


def test_a_kernel_that_is_in_no_package_is_compiled_but_not_cached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert cache_folder("__main__") is None
    monkeypatch.setitem(kernels.NUMBA, "DISABLE_JIT", 0)
    mark_warm("__main__")
    assert not is_warm("__main__")
    monkeypatch.undo()
    homeless = FunctionType(double.__code__, {}, "homeless")
    homeless.__module__ = "__main__"
    assert kernel(homeless)(21) == 42


def double(number: int) -> int:
    return 2 * number


def test_a_few_older_caches_are_kept_and_the_rest_dropped(cache: Path) -> None:
    for age in range(9):
        folder = cache / "kernels" / "ludoteca" / f"old{age}"
        folder.mkdir(parents=True)
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    newest = cache_folder("ludoteca.core")
    assert newest is not None
    left = {folder.name for folder in (cache / "kernels" / "ludoteca").iterdir()}
    assert left == {newest.name, "old0", "old1", "old2"}


def test_where_the_cache_cannot_be_written_a_temporary_one_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CACHE", "/dev/null")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    kernels._folder_for.cache_clear()
    folder = cache_folder("ludoteca.core")
    assert folder is not None
    assert folder.is_dir()
    assert (tmp_path / "temporary") in folder.parents
    (private,) = (tmp_path / "temporary").iterdir()
    assert private.stat().st_mode & 0o77 == 0, "nobody else may plant compiled code"


def test_a_game_is_warm_once_it_was_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kernels.NUMBA, "DISABLE_JIT", 0)
    assert not is_warm("ludoteca.games.feurio.game")
    mark_warm("ludoteca.games.feurio.game")
    assert is_warm("ludoteca.games.feurio.game")
    assert not is_warm("tests.core.test_kernel")


def test_bits_are_counted_and_found() -> None:
    @kernel
    def count(mask: int) -> int:
        return count_bits(mask)

    for mask in (1, 6, 0b1011000, (1 << 36) - 1, 1 << 35):
        assert count(mask) == mask.bit_count()
        assert lowest(mask) == (mask & -mask).bit_length() - 1


def test_a_game_is_copied_byte_by_byte() -> None:
    from ludoteca.games.feurio import FEURIO

    memory = FEURIO.start(FEURIO.options({})).storage
    copies = memory.repeat(2)
    copies["seats"] = 0
    copy_often(memory, copies, 3)
    assert copies[0].tobytes() == copies[1].tobytes() == memory[0].tobytes()


@pytest.mark.compiled
def test_a_constant_edited_in_another_file_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "thirdgame"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(
        "from ludoteca.core.kernel import kernel\n"
        "from thirdgame.pieces import PIECES\n"
        "@kernel\n"
        "def count() -> int:\n"
        "    return PIECES\n"
    )

    def count(pieces: int) -> int:
        (package / "pieces.py").write_text(f"PIECES = {pieces}\n")
        done = subprocess.run(
            [sys.executable, "-B", "-c", "from thirdgame.rules import count; print(count())"],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout)

    assert [count(12), count(13), count(12)] == [12, 13, 12]


# Stands for a kernel of a game, which is filled in by `forge`.
def answer(number: int) -> int:
    raise NotImplementedError


def ask_twice(number: int) -> int:
    return 2 * answer(number)


def ask_once_more(number: int) -> int:
    return ask_twice(number) + 1


def test_general_functions_are_forged_for_each_game() -> None:
    @kernel
    def negative(number: int) -> int:
        return -number

    general = (ask_twice, ask_once_more)
    first = forge(general, {"answer": kernel(double)}, __name__, "first")["ask_once_more"]
    second = forge(general, {"answer": negative}, __name__, "second")["ask_once_more"]
    assert [first(5), second(5), first(5)] == [21, -9, 21]


@pytest.mark.compiled
def test_what_was_forged_is_found_in_the_cache_by_the_next_process(tmp_path: Path) -> None:
    for game, value in (("thirdgame", 3), ("fourthgame", 4)):
        package = tmp_path / game
        package.mkdir()
        (package / "__init__.py").touch()
        (package / "rules.py").write_text(
            "from ludoteca.core.kernel import kernel\n"
            "@kernel\n"
            "def answer(number: int) -> int:\n"
            f"    return number + {value}\n"
        )
    code = (
        "import sys\n"
        "from importlib import import_module\n"
        "from ludoteca.core.kernel import forge\n"
        "from tests.core.test_kernel import ask_twice\n"
        "for game in ('thirdgame', 'fourthgame'):\n"
        "    rules = import_module(f'{game}.rules')\n"
        "    forged = forge([ask_twice], {'answer': rules.answer}, rules.__name__, game)\n"
        "    asked = forged['ask_twice']\n"
        "    print(asked(1), sum(asked.stats.cache_misses.values()))\n"
    )

    def run() -> str:
        return subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), "."])},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert run() == "8 1\n10 1\n"
    assert run() == "8 0\n10 0\n"
