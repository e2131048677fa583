"""Public names that have changed: the old ones work on for whoever imports them, with a warning."""

import sys
import warnings
from collections.abc import Callable, Mapping


def renamed(module: str, names: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a module in which these names are now others."""

    def find(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        told = f"{module}.{name} is now called {names[name]}"
        warnings.warn(told, DeprecationWarning, stacklevel=2)
        return getattr(sys.modules[module], names[name])

    return find
