"""Deferral: what is not compiled runs as plain Python while another process compiles it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.kernels import deferral
from ludoteca.core.kernels.compile_cache import NUMBA
from ludoteca.core.kernels.deferral import (
    VARIABLE,
    defer_compiling,
    deferrable,
    end_deferring,
    is_deferring,
)
from tests.core.kernels.doubling import RULES


@pytest.fixture(autouse=True)
def nobody_defers(monkeypatch: pytest.MonkeyPatch) -> None:
    # Set before it is taken away, so that what a test sets is taken back as well.
    monkeypatch.setenv(VARIABLE, "0")
    monkeypatch.delenv(VARIABLE)


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The kernels of a new game, of which nothing is compiled; compiled where others are not."""
    package = tmp_path / "deferredgame"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setitem(NUMBA, "DISABLE_JIT", 0)
    yield import_module("deferredgame.rules")
    for name in ("deferredgame", "deferredgame.rules"):
        del sys.modules[name]


def compile_elsewhere() -> None:
    """Another process uses the same kernels, and defers nothing."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    environment.pop(VARIABLE, None)
    code = "from deferredgame.rules import double_twice; assert double_twice(3) == 12"
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_deferring_begins_ends_and_does_not_last_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_deferring()
    defer_compiling()
    assert is_deferring()
    end_deferring()
    end_deferring()
    assert not is_deferring()
    monkeypatch.setattr(deferral, "LONGEST", 0.0)
    defer_compiling()
    assert not is_deferring()


def test_the_processes_that_one_starts_defer_as_well() -> None:
    code = "from ludoteca.core.kernels.deferral import is_deferring; print(is_deferring())"

    def ask() -> str:
        asked = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
        return asked.stdout.decode().strip()

    defer_compiling()
    assert ask() == "True"
    end_deferring()
    assert ask() == "False"


def test_a_plain_function_stays_one() -> None:
    assert deferrable(compile_elsewhere) is compile_elsewhere


def test_while_others_compile_a_kernel_says_the_same_and_compiles_nothing(rules: Any) -> None:
    defer_compiling()
    for number in (3, 4):
        assert rules.double_twice(number) == 4 * number
    assert rules.double_twice.signatures == rules.double.signatures == []


def test_what_another_process_has_compiled_is_found_after_a_while(
    rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    defer_compiling()
    assert rules.double_twice(3) == 12
    compile_elsewhere()
    monkeypatch.setattr(deferral, "EVERY", 3600.0)
    assert rules.double_twice(3) == 12
    assert rules.double_twice.signatures == [], "it has looked not long ago"
    monkeypatch.setattr(deferral, "EVERY", 0.0)
    assert rules.double_twice(3) == 12
    assert len(rules.double_twice.signatures) == 1
    assert sum(rules.double_twice.stats.cache_hits.values()) == 1
    assert sum(rules.double_twice.stats.cache_misses.values()) == 0


def test_when_deferring_has_ended_the_kernel_is_compiled_here(rules: Any) -> None:
    defer_compiling()
    assert rules.double_twice(3) == 12
    end_deferring()
    assert rules.double_twice(3) == 12
    assert len(rules.double_twice.signatures) == 1
    assert sum(rules.double_twice.stats.cache_misses.values()) == 1
