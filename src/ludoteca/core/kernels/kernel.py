"""Kernels: rules as plain functions, compiled by Numba.

With ``NUMBA_DISABLE_JIT=1`` the same source runs as ordinary Python, for debugging and coverage.
"""

import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast

from numba import njit, types
from numba.extending import overload

from ludoteca.core.kernels.compile_cache import (
    NUMBA,
    KernelLocator,
    cache_folder,
    carried_folder,
)
from ludoteca.core.kernels.deferral import deferrable
from ludoteca.core.kernels.kernel_cache import with_cache

Function = TypeVar("Function", bound=Callable[..., object])

# Of each kernel Numba would make one more copy, for C that calls it: nobody does. Its types do not
# know that this can be said.
OPTIONS: dict[str, Any] = {
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
}


def kernel(function: Function) -> Function:
    """Compile a function of numbers and records, and cache it so that it can never be stale.

    Numba notices an edit in the file of a kernel, but not in another file that the kernel calls
    or takes a constant from; so each version of all these has a cache folder of its own.
    """
    return _compile(function, {function.__module__})


def inlined(function: Function) -> Function:
    """A kernel that is written into each that calls it: an array then costs no count of references.

    It is compiled as often as it is called; so only for what is small, or called in one place.
    """
    return _compile(function, {function.__module__}, inline=True)


def _compile(function: Function, modules: set[str], *, inline: bool = False) -> Function:
    folder = cache_folder(function.__module__, modules)
    elsewhere = carried_folder(function.__module__, modules)
    before = {name: NUMBA[name] for name in ("CACHE_DIR", "CACHE_LOCATOR_CLASSES")}
    NUMBA["CACHE_DIR"] = str(folder or "")
    NUMBA["CACHE_LOCATOR_CLASSES"] = f"{KernelLocator.__module__}.{KernelLocator.__name__}"
    try:
        compile_with = njit(**OPTIONS, inline="always" if inline else "never")
        compiled = cast("Function", compile_with(function))
        return compiled if folder is None else deferrable(with_cache(compiled, elsewhere))
    finally:
        NUMBA.update(before)


def specialize(
    functions: Iterable[Callable[..., object]],
    kernels: Mapping[str, Callable[..., object]],
    module: str,
    name: str,
    inlined: Collection[str] = (),
) -> dict[str, Callable[..., object]]:
    """Compile general functions for one game: the names in `kernels` stand for its own.

    Each function may call those before it. A kernel that is an argument or in a closure would be
    compiled again in every process; these are ordinary kernels, with globals of their own, which
    count as part of a module of the game. By their name they have a place of their own in the
    cache. A function that is called in one place alone may be inlined there: else all that it calls
    is optimized once more for its own sake.
    """
    assert module in sys.modules, f"{module} is no module: nothing could be kept for it"
    modules = {module, *(filled.__module__ for filled in kernels.values())}
    specialized: dict[str, Callable[..., object]] = {}
    for function in functions:
        assert isinstance(function, FunctionType), "a plain function, not yet a kernel"
        names = {**function.__globals__, **kernels, **specialized}
        copy = FunctionType(function.__code__, names, function.__name__)
        copy.__module__ = module
        copy.__qualname__ = f"{name}.{function.__qualname__}"
        modules.add(function.__module__)
        inline = function.__name__ in inlined
        specialized[function.__name__] = _compile(copy, modules, inline=inline)
    return specialized


def count_bits(mask: int) -> int:
    """How many bits of a mask are set; for use in kernels."""
    return int(mask).bit_count()


# Compiled, it is one machine instruction.
_ctpop = cast(
    "Callable[[int], int]",
    types.ExternalFunction("llvm.ctpop.i64", types.int64(types.int64)),
)


@overload(count_bits, inline="always")
def _compile_count_bits(mask: int) -> Callable[[int], int]:  # noqa: ARG001 Numba compares them
    def count(mask: int) -> int:
        return _ctpop(mask)

    return count


@kernel
def lowest(mask: int) -> int:
    """The index of the lowest bit that is set in a mask."""
    return count_bits(~mask & (mask - 1))  # the form that LLVM knows as one instruction
