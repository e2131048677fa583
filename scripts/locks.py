"""What is fetched to install, test and build this: versions and hashes in requirements/."""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "requirements"

_PACKAGE = re.compile(
    r"^([\w.-]+)(?:\[[\w,-]+\])?==([^\s;]+).*?(?=^\S|\Z)", re.MULTILINE | re.DOTALL
)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(frozen=True)
class LockedPackage:
    """A package in one version, and the hashes of its files, one of which it must have."""

    name: str
    version: str
    hashes: tuple[str, ...]
    text: str


def read_lock(name: str) -> dict[str, LockedPackage]:
    """The packages of a file in requirements/, by name."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    packages = [
        LockedPackage(found[1], found[2], tuple(_HASH.findall(found[0])), found[0])
        for found in _PACKAGE.finditer(text)
    ]
    return {package.name: package for package in packages}
