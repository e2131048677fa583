"""The compile cache: what is compiled is kept by all that it is made from, so it is never stale."""

import hashlib
import logging
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from platform import machine
from types import CodeType, FunctionType
from typing import Self

import platformdirs
from llvmlite.binding import get_host_cpu_name
from numba import __version__ as numba_version
from numba.core import config
from numba.core.caching import UserProvidedCacheLocator

from ludoteca.core.kernels.carried_cache import PROCESSOR, find_carried
from ludoteca.core.kernels.sources import PACKAGE, Sources, file_of

# Numba's settings; where a kernel is cached is chosen by them when it is declared.
NUMBA = vars(config)
# Names the folder of the cache.
VARIABLE = "LUDOTECA_CACHE"
# The modules that declare kernels import this one.
DECLARES = f"{PACKAGE}.core.kernels.kernel"
# So many versions are kept of what a module is made from, for those who switch between some.
VERSIONS_KEPT = 4
# Seconds: a version used so lately may still be written to; one unused for so long never will be.
LATELY = 60 * 60
LONG = 30 * 24 * 60 * 60

log = logging.getLogger(__name__)


class KernelLocator(UserProvidedCacheLocator):
    """Where Numba finds a kernel: in the folder named by its settings, and by no line or path.

    Numba takes a class of locators by its name, in NUMBA_CACHE_LOCATOR_CLASSES, so that others
    can be written. Its own go by the path of a file, all of its text, and the line of a kernel.
    A kernel that raises an error names the line and the path that it was compiled from.
    """

    def __init__(self, function: FunctionType, file: str) -> None:
        super().__init__(function, file)  # type: ignore[no-untyped-call]
        self._cache_path = NUMBA["CACHE_DIR"]
        self._code = function.__code__

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> Self:
        """The place of a kernel; Numba would make a folder there, which may never be needed."""
        return cls(function, file)

    def ensure_cache_path(self) -> None:
        """Make the folder, now that something is kept there."""
        _make_folder(Path(self._cache_path))

    def get_source_stamp(self) -> str:
        """The name of the folder says all: see `cache_folder`."""
        return ""

    def get_disambiguator(self) -> str:
        """Tells kernels of one name in one module apart, as a line number would."""
        return hashlib.sha256(repr(_code_key(self._code)).encode()).hexdigest()[:10]


def _code_key(code: CodeType) -> tuple[object, ...]:
    """What a function does; its docstring and lines do not count."""
    constants = [
        _code_key(value) if isinstance(value, CodeType) else value
        for value in code.co_consts
        if not isinstance(value, str)
    ]
    return code.co_code, code.co_names, constants


def cache_folder(name: str, modules: Iterable[str]) -> Path | None:
    """The folder for what is compiled from these modules, under a name and a key of all sources.

    None where a module is in no file that can be imported, as in a notebook: nobody could tell
    what it uses.
    """
    key = _key(_root(os.environ.get(VARIABLE)), find_carried(), frozenset(modules))
    return None if key is None else _folder(_root(os.environ.get(VARIABLE)), name, key)


def carried_folder(name: str, modules: Iterable[str]) -> Path | None:
    """The same in the carried cache; None where nothing is carried that was made from these."""
    carried = find_carried()
    key = _key(_root(os.environ.get(VARIABLE)), carried, frozenset(modules))
    folder = None if carried is None or key is None else carried / name / key
    return folder if folder is not None and folder.is_dir() else None


def kernel_modules(module: str) -> frozenset[str]:
    """The modules of a game that declare kernels: those beside its own and in the folders there."""
    return _kernel_modules(_root(os.environ.get(VARIABLE)), find_carried(), module)


def is_compiled(name: str, modules: Iterable[str], *, here: bool = False) -> bool:
    """Whether all that has this name was compiled before, from the sources as they are.

    `here` means for the very processor of this machine: what is carried does not count.
    """
    modules = frozenset(modules)
    kept = cache_folder(name, modules)
    carried = None if here else carried_folder(name, modules)
    return (
        bool(NUMBA["DISABLE_JIT"])
        or (kept is not None and (kept / _mark(_processor())).exists())
        or (carried is not None and (carried / _mark(PROCESSOR)).exists())
    )


def mark_compiled(name: str, modules: Iterable[str]) -> None:
    """Remember that all that has this name is compiled."""
    folder = cache_folder(name, modules)
    if folder is not None:
        _make_folder(folder)
        (folder / _mark(_processor())).touch()


def _mark(processor: str) -> str:
    """The name of a file that stands for “compiled”, by this Python and Numba."""
    here = (sys.implementation.cache_tag, sys.platform, machine(), numba_version, processor)
    return f"{hashlib.sha256(repr(here).encode()).hexdigest()[:8]}.compiled"


def _processor() -> str:
    """For which processor Numba compiles here."""
    return str(NUMBA["CPU_NAME"] or get_host_cpu_name())


@cache
def _sources(root: Path, carried: Path | None) -> Sources:
    return Sources(root / "sources", carried and carried / "sources")


@cache
def _key(root: Path, carried: Path | None, modules: frozenset[str]) -> str | None:
    if any(file_of(module) is None for module in modules):
        return None
    return _sources(root, carried).key(modules)


@cache
def _kernel_modules(root: Path, carried: Path | None, module: str) -> frozenset[str]:
    file = file_of(module)
    package = module if file and file.name == "__init__.py" else module.rpartition(".")[0]
    if file is None or not package:
        return frozenset({module})
    sources = _sources(root, carried)
    paths = (found.relative_to(file.parent).with_suffix("") for found in file.parent.rglob("*.py"))
    names = (".".join((package, *path.parts)).removesuffix(".__init__") for path in paths)
    return frozenset(name for name in names if DECLARES in sources[name].imports)


@cache
def _folder(root: Path, name: str, key: str) -> Path:
    folder = root / name / key
    # What was used last is dropped last.
    with suppress(OSError):
        os.utime(folder)
    return folder


def _make_folder(folder: Path) -> None:
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _drop_old(folder.parent)


def _drop_old(versions: Path) -> None:
    """Keep the versions used last, and drop what nobody uses; others may be doing the same."""
    now = time.time()
    with suppress(OSError):
        ages = {found: now - found.stat().st_mtime for found in versions.iterdir()}
        for old in sorted(ages, key=ages.__getitem__)[VERSIONS_KEPT:]:
            if ages[old] > LATELY:
                _drop(old)
        for found in versions.parent.glob("*/*"):
            if now - found.stat().st_mtime > LONG:
                _drop(found)


def _drop(old: Path) -> None:
    if old.is_dir():
        shutil.rmtree(old, ignore_errors=True)
    else:
        old.unlink(missing_ok=True)


@cache
def _root(chosen: str | None) -> Path:
    """The user's cache folder, or one in the temporary folder where that cannot be written."""
    root = Path(chosen or platformdirs.user_cache_dir(PACKAGE)) / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        instead = _private_folder()
        # Not known here otherwise: no sentence is part of what kernels are made from.
        from ludoteca.core.text.messages import say

        log.warning("%s", say("cache-unwritable", folder=str(root), instead=str(instead)))
        # The processes that this one starts go there at once, and do not tell it again.
        os.environ[VARIABLE] = str(instead)
        return instead / "kernels"


def _private_folder() -> Path:
    """The user's own folder among the temporary ones.

    Compiled code is loaded from there: nobody else may have written it.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"{PACKAGE}-{user}"
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    if stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & 0o077:
        return folder
    return Path(tempfile.mkdtemp(prefix=f"{PACKAGE}-"))
