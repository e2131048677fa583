"""Deferral: what is not compiled yet runs as plain Python, while another process compiles it.

So a server opens its door at once. A kernel looks into the compile cache now and then, and is fast
from the moment it is found there.
"""

import os
from collections.abc import Callable
from time import monotonic, time
from typing import Any, TypeVar

from numba.core.dispatcher import Dispatcher

# Tells a process and those that it starts until when to defer compiling, in seconds since 1970.
VARIABLE = "LUDOTECA_DEFER_UNTIL"
# Seconds: whatever becomes of those who compile, nobody waits longer.
LONGEST = 300.0
# Seconds from one look into the cache to the next.
EVERY = 1.0

Kernel = TypeVar("Kernel", bound=Callable[..., object])


def defer_compiling() -> None:
    """Let others compile, for a while: this process and those that it starts play meanwhile."""
    os.environ[VARIABLE] = str(time() + LONGEST)


def is_deferring() -> bool:
    """Whether what is not compiled yet runs as plain Python."""
    return time() < float(os.environ.get(VARIABLE, "0"))


def end_deferring() -> None:
    """Compile here what is still missing."""
    os.environ.pop(VARIABLE, None)


def deferrable(kernel: Kernel) -> Kernel:
    """Let a kernel run as plain Python as long as compiling is deferred and it is not cached.

    Numba asks a dispatcher for something to call whenever it has nothing for the types of the
    arguments. Its own answer is what it compiles or finds in the cache; a plain function will do.
    """
    if isinstance(kernel, Dispatcher):
        vars(kernel)["_compile_for_args"] = _Callables(kernel)
    return kernel


class _Callables:
    """What is called for some arguments, in the place where Numba asks; it has no public one."""

    def __init__(self, kernel: Any) -> None:  # noqa: ANN401 Numba declares less than there is
        self._kernel = kernel
        self._compile: Callable[..., Callable[..., object]] = kernel._compile_for_args
        self._looked = -EVERY

    def __call__(self, *arguments: object) -> Callable[..., object]:
        if is_deferring() and not self._is_cached(arguments):
            plain: Callable[..., object] = self._kernel.py_func
            return plain
        return self._compile(*arguments)

    def _is_cached(self, arguments: tuple[object, ...]) -> bool:
        now, kernel = monotonic(), self._kernel
        if now - self._looked < EVERY:
            return False
        self._looked = now
        types = tuple(map(kernel.typeof_pyval, arguments))
        return kernel._cache.load_overload(types, kernel.targetctx) is not None
