"""Where a figure comes from: the machine, the versions, and the command that repeats it."""

import os
import platform
import shlex
import sys
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

from ludoteca.core.records.record import Json

# What decides how fast the kernels are, and so how strong whoever thinks by the clock.
PACKAGES = ("ludoteca", "numba", "numpy")


@dataclass(frozen=True)
class Provenance:
    """What a figure was measured on, with what, and how."""

    machine: str
    made_with: dict[str, str]
    command: str

    def as_json(self) -> Json:
        """The provenance as JSON."""
        return asdict(self)

    def __str__(self) -> str:
        versions = ", ".join(f"{name} {number}" for name, number in self.made_with.items())
        return f"{self.machine}; {versions}; {self.command}"


def find_provenance(*packages: str) -> Provenance:
    """Name this machine, Python, our packages and those that are asked for, and what was typed."""
    return Provenance(
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        {
            "python": platform.python_version(),
            **{name: version(name) for name in (*PACKAGES, *packages)},
        },
        _name_command(),
    )


def _name_command() -> str:
    """What was typed to start this program, without the folders of this machine."""
    if sys.orig_argv[1:2] == ["-m"]:
        return shlex.join(["python", *sys.orig_argv[1:]])
    return shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]])
