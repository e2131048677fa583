"""Kernels and their cache, which can never be stale."""

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest, specialize
from ludoteca.core.kernels.storage import copy_often


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_a_kernel_that_is_in_no_module_is_compiled_but_not_cached() -> None:
    homeless = FunctionType(double.__code__, {}, "homeless")
    homeless.__module__ = "__main__"
    assert kernel(homeless)(21) == 42


def double(number: int) -> int:
    return 2 * number


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


RULES = """
from ludoteca.core.kernels.kernel import kernel
from thirdgame.pieces import PIECES


@kernel
def count() -> int:
    return PIECES


@kernel
def count_twice() -> int:
    return 2 * count()
"""


COUNT = """
from thirdgame.rules import count, count_twice

print(count() + count_twice())
print(len(count.stats.cache_misses) + len(count_twice.stats.cache_misses))
"""


def count_in_a_new_process(home: Path) -> tuple[int, int]:
    """What a kernel says there, and how many kernels had to be compiled for it."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", COUNT],
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    said, compiled = done.stdout.split()
    return int(said), int(compiled)


def write_game(home: Path, pieces: str, rules: str = RULES) -> Path:
    package = home / "thirdgame"
    package.mkdir(parents=True, exist_ok=True)
    (package / "__init__.py").write_text("from thirdgame.words import TITLE\n")
    (package / "words.py").write_text("TITLE = 'Third'\n")
    (package / "pieces.py").write_text(pieces)
    (package / "rules.py").write_text(rules)
    return package


@pytest.mark.compiled
def test_a_constant_edited_in_another_file_is_noticed(tmp_path: Path) -> None:
    for pieces, compiled in ((12, 2), (13, 2), (12, 0)):
        write_game(tmp_path, f"PIECES = {pieces}\n")
        assert count_in_a_new_process(tmp_path) == (3 * pieces, compiled)


@pytest.mark.compiled
def test_nothing_is_compiled_for_words_lines_dates_and_paths(tmp_path: Path) -> None:
    package = write_game(tmp_path / "here", "PIECES = 12\n")
    assert count_in_a_new_process(tmp_path / "here") == (36, 2)
    (package / "words.py").write_text("TITLE = 'Terza'\n")
    assert count_in_a_new_process(tmp_path / "here") == (36, 0)
    rules = RULES.replace("\n@kernel", "\n# A comment,\n# and a longer one.\n@kernel")
    write_game(tmp_path / "there", '"""The box."""\n\nPIECES = 12\n', rules)
    assert count_in_a_new_process(tmp_path / "there") == (36, 0)


# Stands for a kernel of a game, which is filled in by `specialize`.
def answer(number: int) -> int:
    raise NotImplementedError


def ask_twice(number: int) -> int:
    return 2 * answer(number)


def ask_once_more(number: int) -> int:
    return ask_twice(number) + 1


def test_general_functions_are_specialized_for_each_game() -> None:
    @kernel
    def negative(number: int) -> int:
        return -number

    general = (ask_twice, ask_once_more)
    first = specialize(general, {"answer": kernel(double)}, __name__, "first")["ask_once_more"]
    second = specialize(general, {"answer": negative}, __name__, "second")["ask_once_more"]
    assert [first(5), second(5), first(5)] == [21, -9, 21]


def test_what_nobody_could_keep_is_not_specialized() -> None:
    """Under a name that is no module it would be compiled again in every process, unnoticed."""
    with pytest.raises(AssertionError, match=r"tests\.nowhere is no module"):
        specialize((ask_twice,), {"answer": kernel(double)}, "tests.nowhere", "first")


@pytest.mark.compiled
def test_what_was_specialized_is_found_in_the_cache_by_the_next_process(tmp_path: Path) -> None:
    for game, value in (("thirdgame", 3), ("fourthgame", 4)):
        package = tmp_path / game
        package.mkdir()
        (package / "__init__.py").touch()
        (package / "rules.py").write_text(
            "from ludoteca.core.kernels.kernel import kernel\n"
            "@kernel\n"
            "def answer(number: int) -> int:\n"
            f"    return number + {value}\n"
        )
    code = (
        "import sys\n"
        "from importlib import import_module\n"
        "from ludoteca.core.kernels.kernel import specialize\n"
        "from tests.core.kernels.test_kernel import ask_twice\n"
        "for game in ('thirdgame', 'fourthgame'):\n"
        "    rules = import_module(f'{game}.rules')\n"
        "    made = specialize([ask_twice], {'answer': rules.answer}, rules.__name__, game)\n"
        "    asked = made['ask_twice']\n"
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
    # Only the game whose kernel was edited is compiled again.
    rules = tmp_path / "fourthgame" / "rules.py"
    rules.write_text(rules.read_text().replace("+ 4", "+ 5"))
    assert run() == "8 0\n12 1\n"
