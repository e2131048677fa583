"""The carried cache: what was compiled elsewhere for any processor is found, never written."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import pytest

from ludoteca.core.kernels import carried_cache, compile_cache
from ludoteca.core.kernels.carried_cache import find_carried
from ludoteca.core.kernels.compile_cache import (
    NUMBA,
    cache_folder,
    carried_folder,
    is_compiled,
    mark_compiled,
)
from ludoteca.core.kernels.kernel_cache import with_cache
from tests.core.kernels.doubling import RULES

NAME = "carriedgame.rules"
COMPILE = f"""
from ludoteca.core.kernels.compile_cache import mark_compiled
from {NAME} import double_twice

assert double_twice(3) == 12
mark_compiled("{NAME}", ["{NAME}"])
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package of a game."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "carriedgame").mkdir()
    (folder / "carriedgame" / "__init__.py").touch()
    (folder / "carriedgame" / "rules.py").write_text(RULES)
    return folder


@pytest.fixture(scope="module")
def built(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that was filled for any processor."""
    folder = tmp_path_factory.mktemp("built")
    environment = {
        **os.environ,
        "PYTHONPATH": str(package),
        "LUDOTECA_CACHE": str(folder),
        "LUDOTECA_CARRIED": "",
        "NUMBA_CPU_NAME": carried_cache.PROCESSOR,
        "NUMBA_CPU_FEATURES": carried_cache.FEATURES,
        "NUMBA_DISABLE_JIT": "0",
    }
    subprocess.run([sys.executable, "-c", COMPILE], env=environment, check=True)
    return folder


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of the user."""
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setitem(NUMBA, "DISABLE_JIT", 0)
    return tmp_path / "cache"


@pytest.fixture
def load(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Loads the kernels of the game, in this process."""
    monkeypatch.syspath_prepend(package)
    yield lambda: import_module(NAME)
    for name in ("carriedgame", NAME):
        sys.modules.pop(name, None)


def files_in(folder: Path) -> dict[Path, tuple[int, int]]:
    """All files in a folder, with what would tell that one was written."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file: (file.stat().st_mtime_ns, file.stat().st_size) for file in files}


def test_what_is_carried_is_neither_compiled_nor_written(
    load: Any, cache: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CARRIED", str(built))
    before = files_in(built)
    rules = load()
    assert is_compiled(NAME, [NAME])
    assert not is_compiled(NAME, [NAME], here=True)
    assert rules.double_twice(3) == 12
    assert sum(rules.double_twice.stats.cache_hits.values()) == 1
    assert sum(rules.double_twice.stats.cache_misses.values()) == 0
    assert files_in(cache) == {}
    assert files_in(built) == before


def test_what_is_not_carried_is_compiled_and_kept_by_the_user(
    load: Any, cache: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CARRIED", str(built))
    before = files_in(built)
    rules = load()
    assert rules.double_twice(1.5) == 6.0
    assert sum(rules.double_twice.stats.cache_misses.values()) == 1
    assert files_in(cache / "kernels" / NAME)
    assert files_in(built) == before


def test_what_was_compiled_for_this_very_processor_comes_first(
    load: Any, cache: Path, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CARRIED", "")
    load().double_twice(3)
    assert files_in(cache / "kernels" / NAME)
    for name in ("carriedgame", NAME):
        del sys.modules[name]
    # Whoever looked here would find that it cannot be read.
    shutil.copytree(built, tmp_path / "broken")
    for file in (tmp_path / "broken" / "kernels" / NAME).rglob("*.nb?"):
        file.write_text("broken")
    monkeypatch.setenv("LUDOTECA_CARRIED", str(tmp_path / "broken"))
    rules = load()
    assert rules.double_twice(3) == 12
    assert sum(rules.double_twice.stats.cache_hits.values()) == 1


def test_another_numba_compiles_again(
    load: Any, cache: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CARRIED", str(built))
    monkeypatch.setattr(numba, "__version__", "0.1")
    monkeypatch.setattr(compile_cache, "numba_version", "0.1")
    rules = load()
    assert not is_compiled(NAME, [NAME])
    assert rules.double_twice(3) == 12
    assert sum(rules.double_twice.stats.cache_misses.values()) == 1
    assert files_in(cache / "kernels" / NAME)


def test_other_sources_are_not_taken_for_those_that_were_compiled(
    load: Any, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CARRIED", str(built))
    edited = tmp_path / "carriedgame"
    edited.mkdir()
    (edited / "__init__.py").touch()
    (edited / "rules.py").write_text(RULES.replace("2 * number", "number + number"))
    monkeypatch.syspath_prepend(tmp_path)
    load()
    assert carried_folder(NAME, [NAME]) is None
    assert not is_compiled(NAME, [NAME])


def test_a_carried_cache_is_in_the_package_or_where_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carried_cache, "FOLDER", tmp_path / "cache")
    monkeypatch.delenv("LUDOTECA_CARRIED", raising=False)
    assert find_carried() is None, "a checkout carries none"
    (tmp_path / "cache").mkdir()
    assert find_carried() == tmp_path / "cache" / "kernels"
    monkeypatch.setenv("LUDOTECA_CARRIED", "")
    assert find_carried() is None
    monkeypatch.setenv("LUDOTECA_CARRIED", str(tmp_path))
    assert find_carried() == tmp_path / "kernels"


def test_what_the_user_has_compiled_counts_beside_what_is_carried(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CARRIED", str(built))
    fire = "ludoteca.games.feurio.rules.fire"
    assert not is_compiled(fire, [fire])
    mark_compiled(fire, [fire])
    assert is_compiled(fire, [fire])
    assert carried_folder(fire, [fire]) is None
    assert carried_folder(NAME, ["__main__"]) is cache_folder(NAME, ["__main__"]) is None


def test_a_plain_function_stays_one(tmp_path: Path) -> None:
    assert with_cache(files_in, tmp_path) is files_in
