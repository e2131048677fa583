"""The cache of one kernel: quick to load from, and from two places."""

from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

# What hashes begin with is known to compiled code from here on.
import numba.cpython.hashing  # noqa: F401
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.dispatcher import Dispatcher
from numba.core.runtime.nrt import rtsys

from ludoteca.core.kernels.carried_cache import FEATURES, PROCESSOR

Kernel = TypeVar("Kernel", bound=Callable[..., object])


def with_cache(kernel: Kernel, carried: Path | None) -> Kernel:
    """Give a kernel its cache, and a folder to look into for what that does not have."""
    if isinstance(kernel, Dispatcher):
        vars(kernel)["_cache"] = KernelCache(vars(kernel)["py_func"], carried)
    return kernel


class KernelCache(FunctionCache):
    """What was compiled here, for this very processor, comes first; then what is carried along."""

    def __init__(self, function: FunctionType, carried: Path | None) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._carried: IndexDataCacheFile | None = None
        if carried is not None:
            base = self._impl.filename_base
            stamp = self._impl.locator.get_source_stamp()
            self._carried = IndexDataCacheFile(str(carried), base, stamp)  # type: ignore[no-untyped-call]

    def load_overload(self, types: object, context: Any) -> object:  # noqa: ANN401 of Numba
        """Find what was compiled for some types; None if nothing was.

        Numba would import and register all that it can compile first, which takes a quarter of a
        second. Compiled code needs the runtime alone; whoever compiles registers the rest.
        """
        rtsys.initialize(context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(types, context)

    def _load_overload(self, types: object, context: Any) -> object:  # noqa: ANN401 of Numba
        own: object = super()._load_overload(types, context)  # type: ignore[no-untyped-call]
        if own is not None or self._carried is None:
            return own
        key = self._index_key(types, context.codegen())  # type: ignore[no-untyped-call]
        signature, (platform, *_), code = key
        general = (signature, (platform, PROCESSOR, FEATURES), code)
        found = self._carried.load(general)  # type: ignore[no-untyped-call]
        return None if found is None else self._impl.rebuild(context, found)
