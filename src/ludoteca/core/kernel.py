"""Kernels: rules as plain functions, compiled by Numba.

With ``NUMBA_DISABLE_JIT=1`` the same source runs as ordinary Python, for debugging and coverage.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TypeVar, cast

import platformdirs
from llvmlite.binding import get_host_cpu_name
from numba import __version__ as numba_version
from numba import njit, types
from numba.core import config

Function = TypeVar("Function", bound=Callable[..., object])

# Numba's settings; where kernels are cached is chosen by them when a function is decorated.
NUMBA = vars(config)
PACKAGE = "ludoteca"
# The rooms whose code may be compiled. The cache is keyed by their sources and by nothing else of
# this package, so that a change to a command or a message does not compile the rules again.
COMPILED_ROOMS = ("core", "games", "bots")
# How many older caches are kept, for those who switch between two versions.
CACHES_KEPT = 3


def kernel(function: Function) -> Function:
    """Compile a function of numbers and records, and cache it so that it can never be stale.

    Numba notices an edit in the file of a kernel, but not in another file that the kernel calls
    or takes a constant from. So each version of the sources has a cache folder of its own.
    """
    folder = cache_folder(function.__module__)
    before = NUMBA["CACHE_DIR"]
    NUMBA["CACHE_DIR"] = str(folder or "")
    try:
        compile_with = njit(
            cache=folder is not None, nogil=True, boundscheck=False, error_model="numpy"
        )
        return cast("Function", compile_with(function))
    finally:
        NUMBA["CACHE_DIR"] = before


def forge(
    functions: Iterable[Callable[..., object]],
    rooms: Mapping[str, object],
    module: str,
    name: str,
) -> dict[str, Callable[..., object]]:
    """Compile general functions for one game: the names in `rooms` stand for its own kernels.

    Each function may call those before it. A kernel that is an argument or in a closure would be
    compiled again in every process; these are ordinary kernels, with globals of their own, which
    count as part of a module of the game. By their name they have a place of their own in the
    cache.
    """
    forged: dict[str, Callable[..., object]] = {}
    for function in functions:
        assert isinstance(function, FunctionType), "a plain function, not yet a kernel"
        names = {**function.__globals__, **rooms, **forged}
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__module__ = module
        copy.__qualname__ = f"{name}.{function.__qualname__}"
        forged[function.__name__] = kernel(copy)
    return forged


def cache_folder(module: str) -> Path | None:
    """The folder for the compiled kernels of a module, named after all sources they may use.

    None for a kernel that is in no package, as in a notebook: nobody could tell what it uses.
    """
    package, _, rest = module.partition(".")
    home = _home(package)
    if home is None:
        return None
    if package != PACKAGE:
        return _folder_for(package, (_home(PACKAGE), COMPILED_ROOMS), (home, ("",)))
    if rest.split(".")[0] not in COMPILED_ROOMS:
        raise ValueError(f"{module} declares a kernel; only {', '.join(COMPILED_ROOMS)} may")
    return _folder_for(package, (home, COMPILED_ROOMS))


def is_warm(module: str) -> bool:
    """Whether all kernels of a game were compiled before, from the sources as they are."""
    mark = _mark(module)
    return bool(NUMBA["DISABLE_JIT"]) or (mark is not None and mark.exists())


def mark_warm(module: str) -> None:
    """Remember that the kernels of the game that a module defines are compiled."""
    mark = _mark(module)
    if mark is not None:
        mark.touch()


def _mark(module: str) -> Path | None:
    """A file that stands for “compiled”, by this Python and Numba on this processor."""
    folder = cache_folder(module)
    if folder is None:
        return None
    here = (str(_home(PACKAGE)), sys.version, numba_version, get_host_cpu_name())
    return folder / f"{module}-{hashlib.sha256(repr(here).encode()).hexdigest()[:8]}.warm"


def _home(package: str) -> Path | None:
    """The folder of a package's sources."""
    file = getattr(sys.modules.get(package), "__file__", None)
    return Path(file).parent if file and Path(file).name == "__init__.py" else None


@cache
def _folder_for(package: str, *rooms: tuple[Path | None, tuple[str, ...]]) -> Path:
    digest = hashlib.sha256()
    for home, names in rooms:
        assert home is not None, "the house has a folder"
        for name in names:
            for source in sorted((home / name).rglob("*.py")):
                digest.update(str(source.relative_to(home)).encode())
                digest.update(source.read_bytes())
    root = _cache_root() / package
    folder = root / digest.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    # What was used last is dropped last.
    os.utime(folder)
    _drop_old_caches(root)
    return folder


def _cache_root() -> Path:
    """The user's cache folder, or one in the temporary folder where that cannot be written."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    try:
        root = Path(chosen or platformdirs.user_cache_dir(PACKAGE)) / "kernels"
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except (OSError, RuntimeError):
        # Compiled code is loaded from there: nobody else may have written it.
        return Path(tempfile.mkdtemp(prefix=f"{PACKAGE}-"))


def _drop_old_caches(root: Path) -> None:
    """Keep the caches used last; another process may be doing the same."""
    with suppress(OSError):
        caches = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in caches[1 + CACHES_KEPT :]:
            shutil.rmtree(folder, ignore_errors=True)


def _count_bits(mask: int) -> int:
    return int(mask).bit_count()


# How many bits of a mask are set; for use in kernels. Compiled, it is one machine instruction.
count_bits = cast(
    "Callable[[int], int]",
    _count_bits
    if NUMBA["DISABLE_JIT"]
    else types.ExternalFunction("llvm.ctpop.i64", types.int64(types.int64)),
)


@kernel
def lowest(mask: int) -> int:
    """The index of the lowest bit that is set in a mask."""
    return count_bits(~mask & (mask - 1))  # the form that LLVM knows as one instruction
