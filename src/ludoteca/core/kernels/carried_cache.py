"""The carried cache: kernels compiled elsewhere for any processor, read here and never written.

A wheel carries one beside the modules of the package, a container image in a folder that it names.
What was made by another Python or Numba, or from other sources, is not found there.
"""

import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.dispatcher import Dispatcher

# Names the folder of a carried cache; no name means none. Else it is the one in the package.
VARIABLE = "LUDOTECA_CARRIED"
# In the package.
FOLDER = Path(__file__).parents[2] / "cache"
# Any processor of a platform, as Numba names it, and what it can do beyond that.
PROCESSOR, FEATURES = "generic", ""

Kernel = TypeVar("Kernel", bound=Callable[..., object])


def find_carried() -> Path | None:
    """The carried cache, if there is one."""
    chosen = os.environ.get(VARIABLE)
    folder = FOLDER if chosen is None else Path(chosen)
    return folder / "kernels" if chosen != "" and folder.is_dir() else None


def carried(kernel: Kernel, folder: Path) -> Kernel:
    """Let a kernel that the user's cache does not have be found in one that is carried."""
    if isinstance(kernel, Dispatcher):
        vars(kernel)["_cache"] = _KernelCache(vars(kernel)["py_func"], folder)
    return kernel


class _KernelCache(FunctionCache):
    """The cache of a kernel: what was compiled here, for this very processor, comes first."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        base = self._impl.filename_base
        stamp = self._impl.locator.get_source_stamp()
        self._carried = IndexDataCacheFile(str(folder), base, stamp)  # type: ignore[no-untyped-call]

    def _load_overload(self, types: object, context: Any) -> object:  # noqa: ANN401 of Numba
        own: object = super()._load_overload(types, context)  # type: ignore[no-untyped-call]
        if own is not None:
            return own
        key = self._index_key(types, context.codegen())  # type: ignore[no-untyped-call]
        signature, (platform, *_), code = key
        general = (signature, (platform, PROCESSOR, FEATURES), code)
        found = self._carried.load(general)  # type: ignore[no-untyped-call]
        return None if found is None else self._impl.rebuild(context, found)
